import type { ReactNode } from 'react';
import type { MarksProps } from './Marks.tsx';
import { StepFold } from './StepFold.tsx';
import { TutorialSheet } from './TutorialSheet.tsx';

export interface PairSidesProps {
  children?: ReactNode;
}

/** Two programs, or their responses: side by side where they fit, else one below the other. */
export function PairSides({ children }: PairSidesProps) {
  return (
    <div className="SamplePair-two">
      <TutorialSheet />
      {children}
    </div>
  );
}

export interface PairFoldProps extends MarksProps {
  label: string;
  children?: ReactNode;
}

export function PairFold({ label, children, ...marks }: PairFoldProps) {
  return (
    <StepFold label={label} {...marks}>
      {children}
    </StepFold>
  );
}
