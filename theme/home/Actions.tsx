import type { ReactNode } from 'react';
import styles from './Actions.module.css';

export interface ActionsProps {
  /** Links, the most wanted first. */
  children?: ReactNode;
}

/** The few places that most readers want next, as buttons. */
export function Actions({ children }: ActionsProps) {
  return import.meta.env.SSG_MD ? children : <div className={styles.actions}>{children}</div>;
}
