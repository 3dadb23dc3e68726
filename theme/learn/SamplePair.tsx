import type { ReactNode } from 'react';
import { BlockPlace } from '../content/CodeBlock.tsx';
import styles from './SamplePair.module.css';

export interface PairProps {
  children?: ReactNode;
}

export interface PairSideProps extends PairProps {
  /** Framework and version. */
  label: string;
}

/** Two programs that do the same: side by side where there is room, else one below the other. */
export function PairSides({ children }: PairProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <div className={styles.pair}>
      <div className={styles.sides}>{children}</div>
    </div>
  );
}

/** One of the two programs. */
export function PairSide({ label, children }: PairSideProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <>
        {`\n**${label}**\n\n`}
        {children}
      </>
    );
  }
  return (
    <div className={styles.side} role="group" aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <BlockPlace value="card">{children}</BlockPlace>
    </div>
  );
}

export interface PairFoldProps extends PairProps {
  /** Text of the line that opens it. */
  label: string;
}

/** A request that both programs respond to alike: shown on demand. */
export function PairFold({ label, children }: PairFoldProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** The two responses to one request, where they differ: side by side as the programs are. */
export function PairResponses({ children }: PairProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <div className={styles.responses}>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** Why two programs respond differently: the last part of an exchange. */
export function PairReason({ children }: PairProps) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.reason}>{children}</div>;
}
