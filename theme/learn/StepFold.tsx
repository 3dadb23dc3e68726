import type { ReactNode } from 'react';
import { Marks, type MarksProps } from './Marks.tsx';
import type { TextLinkProps } from './StepText.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';
import { WithApp } from './WithApp.tsx';

export interface StepFoldProps extends MarksProps {
  /** Text of the line that opens it. */
  label: string;
  /** Name of the step whose files one command in it writes. */
  script?: string | undefined;
  /** Given where the Markdown says the same in another way: whoever compares the two leaves it out. */
  notInMarkdown?: string | undefined;
  /** What is in it as a text, where the document leaves it to the application. */
  text?: TextLinkProps | undefined;
  children?: ReactNode;
}

/** Something of a step that is shown on demand. */
export function StepFold({ label, script, notInMarkdown, text, children, ...marks }: StepFoldProps) {
  return (
    <details className="fold StepFold-fold" data-script={script} data-markdown-ignore={notInMarkdown}>
      <TutorialSheet />
      <summary>
        {`${label} `}
        <Marks {...marks} />
      </summary>
      {text ? <WithApp text={text}>{children}</WithApp> : children}
    </details>
  );
}
