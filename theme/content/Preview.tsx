import { Children, type ReactNode } from 'react';
import styles from './Preview.module.css';

export interface PreviewProps {
  /** The fence, and the component it defines. */
  children?: ReactNode;
}

/** A `tsx preview` fence: the running component, its code on demand. */
export function Preview({ children }: PreviewProps) {
  const [code, demo] = Children.toArray(children);
  return (
    <div className={styles.preview}>
      <div className={styles.demo}>{demo}</div>
      <details className={`fold ${styles.code}`}>
        <summary>Code of this preview</summary>
        {code}
      </details>
    </div>
  );
}
