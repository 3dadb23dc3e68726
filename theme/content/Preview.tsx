import { Children, type ReactNode } from 'react';
import { contentPreviewCode } from '#i18n';
import { useText } from '../lib/useText.ts';
import styles from './Preview.module.css';

export interface PreviewProps {
  /** The fence, and the component it defines. */
  children?: ReactNode;
}

/** A `tsx preview` fence: the running component, its code on demand. */
export function Preview({ children }: PreviewProps) {
  const text = useText();
  const [code, demo] = Children.toArray(children);
  return (
    <div className={styles.preview}>
      <div className={styles.demo}>{demo}</div>
      <details className={`fold ${styles.code}`}>
        <summary>{text(contentPreviewCode)}</summary>
        {code}
      </details>
    </div>
  );
}
