import type { ReactNode } from 'react';
import { BlockNote } from '../content/CodeBlock.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';

export interface StepFileProps {
  /** Path in the project. */
  path: string;
  /** What the step does to the file: "New file". */
  label: string;
  /** Path again when the step removes the file. Whoever reads the page by script finds it by this. */
  removed?: string | undefined;
  children?: ReactNode;
}

/**
 * A file that a step adds, changes or removes. What is copied of it is the file to its end, the last line break included;
 * whoever reads the page by script finds it by `data-file`.
 */
export function StepFile({ path, label, removed, children }: StepFileProps) {
  return (
    <div className="StepFile-file" data-file={removed ? undefined : path} data-removed={removed}>
      <TutorialSheet />
      {removed ? <p className="StepFile-label">{label}</p> : null}
      <BlockNote value={label}>{children}</BlockNote>
    </div>
  );
}
