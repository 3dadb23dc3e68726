import type { ReactNode } from 'react';

export interface OnwardProps {
  /** A list: each entry a link, then a sentence about where it leads. */
  children?: ReactNode;
}

/** Where to go next: a list as a row of cards. */
export function Onward({ children }: OnwardProps) {
  return import.meta.env.SSG_MD ? children : <div className="Onward-onward">{children}</div>;
}
