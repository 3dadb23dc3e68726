import type { ReactNode } from 'react';
import styles from './StepFold.module.css';

export interface StepFoldProps {
  /** Text of the line that opens it. */
  label: string;
  /** Path of the file that is shown whole in it. */
  whole?: string | undefined;
  /** Name of the step whose files one command in it writes. */
  script?: string | undefined;
  children?: ReactNode;
}

/** Something of a step that is shown on demand. */
export function StepFold({ label, whole, script, children }: StepFoldProps) {
  return (
    <details className={styles.fold} data-whole={whole} data-script={script}>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
