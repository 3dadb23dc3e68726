import type { ReactNode } from 'react';

export interface PairProps {
  /** The words, then what they speak of. */
  children?: ReactNode;
}

/** Words and a program: side by side where there is room, else one below the other. */
export function Pair({ children }: PairProps) {
  return import.meta.env.SSG_MD ? children : <div className="Pair-pair">{children}</div>;
}

/** The words of a `Pair`. */
export function Words({ children }: PairProps) {
  return import.meta.env.SSG_MD ? children : <div className="Pair-words">{children}</div>;
}

/** The program of a `Pair`: its files and what it answers. */
export function Program({ children }: PairProps) {
  return import.meta.env.SSG_MD ? children : <div className="Pair-program">{children}</div>;
}
