import type { ReactNode } from 'react';
import type { TextLinkProps } from './LazyText.tsx';
import { Marks, type MarksProps } from './Marks.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';
import { WithApp } from './WithApp.tsx';

export interface StepFoldProps extends MarksProps {
  label: string;
  /** Name of the step whose files one command in it writes. */
  script?: string | undefined;
  /** Set where the Markdown has another form of it: comparisons skip it. */
  notInMarkdown?: string | undefined;
  text?: TextLinkProps | undefined;
  children?: ReactNode;
}

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
