import { type ReactNode, Suspense } from 'react';

export interface StepProps {
  /** Name of the step's folder: `03-validate`. Scripts that read the page find the step by it. */
  name: string;
  children?: ReactNode;
}

export function Step({ name, children }: StepProps) {
  return (
    <div data-step={name}>
      {/* Nothing suspends here: each boundary is hydrated in a separate task, so that a long page stays responsive. */}
      <Suspense>{children}</Suspense>
    </div>
  );
}
