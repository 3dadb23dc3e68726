import type { ReactNode } from 'react';
import { BlockPlace } from '../content/CodeBlock.tsx';
import styles from './Exchange.module.css';
import { Marks, type MarksProps } from './Marks.tsx';

export interface ExchangeProps extends MarksProps {
  /** What the request shows. */
  title: string;
  /** The request and its recorded responses. */
  children?: ReactNode;
}

/** A request to a sample and its response. */
export function Exchange({ title, children, ...marks }: ExchangeProps) {
  return (
    <div className={styles.exchange} role="group" aria-label={title}>
      <p className={styles.title}>
        {`${title} `}
        <Marks {...marks} />
      </p>
      <BlockPlace value="card">{children}</BlockPlace>
    </div>
  );
}
