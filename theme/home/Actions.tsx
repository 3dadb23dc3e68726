import type { ReactNode } from 'react';

export interface ActionsProps {
  /** Links, the most wanted first. */
  children?: ReactNode;
}

/** The few places that most readers want next, as buttons. */
export function Actions({ children }: ActionsProps) {
  return import.meta.env.SSG_MD ? children : <div className="Actions-actions">{children}</div>;
}
