import type { ReactNode } from 'react';
import { BlockStep } from '../content/CodeBlock.tsx';
import type { TextLinkProps } from './StepText.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';
import { WithApp } from './WithApp.tsx';

export interface StepFileProps {
  /** Path in the project. */
  path: string;
  /** What the step does to the file: "New file". */
  label: string;
  /** Path again when the step removes the file. Whoever reads the page by script finds it by this. */
  removed?: string | undefined;
  /** The file as a text, where the document leaves some of its lines to the application. */
  text?: TextLinkProps | undefined;
  children?: ReactNode;
}

/**
 * A file that a step adds, changes or removes. What is copied of it is the file to its end, the last line break included;
 * whoever reads the page by script finds it by `data-file`.
 */
export function StepFile({ path, label, removed, text, children }: StepFileProps) {
  const showLate = text && ((part: ReactNode) => <WithApp text={text}>{part}</WithApp>);
  return (
    <div className="StepFile-file" data-file={removed ? undefined : path} data-removed={removed}>
      <TutorialSheet />
      {removed ? <p className="StepFile-label">{label}</p> : null}
      <BlockStep value={{ note: label, showLate }}>{children}</BlockStep>
    </div>
  );
}
