import { type ReactNode, Suspense } from 'react';

export interface StepProps {
  /** Name of the step's folder: `03-validate`. Whoever reads the page by script finds the step by it. */
  name: string;
  children?: ReactNode;
}

export function Step({ name, children }: StepProps) {
  return (
    <div data-step={name}>
      {/* Nothing suspends here: each boundary is hydrated in a task of its own, so that a long page stays responsive. */}
      <Suspense>{children}</Suspense>
    </div>
  );
}
