import type { ReactNode } from 'react';
import styles from './StepFile.module.css';

export interface StepFileProps {
  /** Path in the project. */
  path: string;
  /** What the step does to the file: "New file". */
  label: string;
  children?: ReactNode;
}

/** A file that a step adds, changes or removes. */
export function StepFile({ path, label, children }: StepFileProps) {
  return (
    <div className={styles.file} role="group" aria-label={`${label} ${path}`}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
