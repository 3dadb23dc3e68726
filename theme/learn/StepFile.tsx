import type { ReactNode } from 'react';
import { BlockStep } from '../content/CodeBlock.tsx';
import type { TextLinkProps } from './LazyText.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';
import { WithApp } from './WithApp.tsx';

export interface StepFileProps {
  path: string;
  label: string;
  /** Path again when the step removes the file. Scripts that read the page find it by this. */
  removed?: string | undefined;
  text?: TextLinkProps | undefined;
  children?: ReactNode;
}

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
