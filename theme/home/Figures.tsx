import type { ReactNode } from 'react';
import { part } from './part.tsx';

export const Figures = part('Figures-figures', 'ul');

export interface FigureProps {
  /** Unit of the count (`plugins/mdx/figures/element.ts`): `lines` are drawn as bars, `programs` multiplied. */
  count: string;
  value: string;
  against?: string;
  children?: ReactNode;
}

function Bars({ value, against }: { value: number; against: number }) {
  return (
    <svg
      className="Figures-bars"
      viewBox={`0 0 ${Math.max(value, against)} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={value} height="1.75" />
      <rect y="2.25" width={against} height="1.75" />
    </svg>
  );
}

export function Figure({ count, value, against, children }: FigureProps) {
  return (
    <li className="Figures-figure">
      <b>
        {value}
        {against === undefined ? null : (
          <small>{count === 'lines' ? ` : ${against}` : ` × ${against}`}</small>
        )}
      </b>
      {count === 'lines' ? <Bars value={Number(value)} against={Number(against)} /> : null}
      {children}
    </li>
  );
}
