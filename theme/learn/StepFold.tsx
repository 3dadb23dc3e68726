import type { ReactNode } from 'react';
import { Marks, type MarksProps } from './Marks.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';

export interface StepFoldProps extends MarksProps {
  /** Text of the line that opens it. */
  label: string;
  /** Name of the step whose files one command in it writes. */
  script?: string | undefined;
  /** Given where the Markdown twin says the same in another way: whoever compares the two leaves it out. */
  notInTwin?: string | undefined;
  children?: ReactNode;
}

/** Something of a step that is shown on demand. */
export function StepFold({ label, script, notInTwin, children, ...marks }: StepFoldProps) {
  return (
    <details className="fold StepFold-fold" data-script={script} data-markdown-ignore={notInTwin}>
      <TutorialSheet />
      <summary>
        {`${label} `}
        <Marks {...marks} />
      </summary>
      {children}
    </details>
  );
}
