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

function Bars({ lengths }: { lengths: readonly number[] }) {
  return (
    <svg
      className="Figures-bars"
      viewBox={`0 0 ${Math.max(...lengths)} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lengths.map((length, at) => (
        <rect key={length} y={at * 2.25} width={length} height="1.75" />
      ))}
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
      {count === 'lines' ? <Bars lengths={[Number(value), Number(against)]} /> : null}
      {children}
    </li>
  );
}
