import type { ReactNode } from 'react';

export interface AbilitiesProps {
  /** One `Pair` for each ability. */
  children?: ReactNode;
}

/** What the framework can do, each with the program that shows it. */
export function Abilities({ children }: AbilitiesProps) {
  return import.meta.env.SSG_MD ? children : <div className="Abilities-abilities">{children}</div>;
}
