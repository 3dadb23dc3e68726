import type { ReactNode } from 'react';
import { BlockPlace } from '../content/CodeBlock.tsx';
import styles from './Exchange.module.css';

export interface ExchangeProps {
  /** What the request shows. */
  title: string;
  /** The request and its recorded answers. */
  children?: ReactNode;
}

/** A request to a sample and what it answered. */
export function Exchange({ title, children }: ExchangeProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n**${title}**\n\n`}
        {children}
      </>
    );
  }
  return (
    <div className={styles.exchange} role="group" aria-label={title}>
      <p className={styles.title}>{title}</p>
      <BlockPlace value="card">{children}</BlockPlace>
    </div>
  );
}
