import { type ReactNode, useId } from 'react';
import { CHEESE, LAYERS, SEEDS } from '../theme/brand/layers.ts';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import sheet from './Burger.css?url';

const Sheet = pageSheet(sheet, { below: true });

/** Where the steps happen, in their order: on the way in (left) or on the way out (right). */
const STEPS = [
  { x: 26, y: 80 },
  { x: 26, y: 125 },
  { x: 26, y: 162 },
  { x: 26, y: 195 },
  { x: 26, y: 245 },
  { x: 334, y: 195 },
  { x: 334, y: 125 },
] as const;

export interface BurgerProps {
  /** What the drawing shows, in a few words and in sentences. */
  title: string;
  summary: string;
  /** What goes in and what comes out. */
  ends: readonly [string, string];
  /** Names of the six layers, from the top. */
  layers: readonly string[];
  /** The seven steps in words: a numbered list. */
  children?: ReactNode;
}

/** The way of a request as a burger, and the same in words: a numbered list beside it, or below where it is narrow. */
export function Burger({ title, summary, ends, layers, children }: BurgerProps) {
  const id = useId();
  return (
    <figure className="Burger-figure" data-drawing="" aria-labelledby={`${id}title`}>
      <Sheet />
      <svg
        viewBox="0 0 360 330"
        className="Burger-drawing"
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}desc`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}desc`}>{summary}</desc>
        <g aria-hidden="true" textAnchor="middle">
          <g className="Burger-way">
            <path d="M26 24v205a16 16 0 0 0 16 16h3M298 298h20a16 16 0 0 0 16-16V34" />
          </g>
          <path className="Burger-head" d="M43 239l9 6-9 6zM328 35l6-10 6 10z" />
          {LAYERS.map(({ shape, fill }) => (
            <path key={shape} className="Burger-layer" d={shape} fill={fill} />
          ))}
          <path className="Burger-layer" d={CHEESE.shape} fill={CHEESE.fill} />
          <path
            className="Burger-seeds"
            d={SEEDS.shape}
            fill="none"
            stroke={SEEDS.stroke}
            strokeWidth="5"
            strokeLinecap="round"
          />
          {LAYERS.map(({ shape, ink, baseline }, index) => (
            <text key={shape} className="Burger-label" x="180" y={baseline} fill={ink}>
              {layers[index]}
            </text>
          ))}
          <text className="Burger-head" x="2" y="14" textAnchor="start">
            {ends[0]}
          </text>
          <text className="Burger-head" x="358" y="14" textAnchor="end">
            {ends[1]}
          </text>
          {STEPS.map(({ x, y }, index) => (
            <g key={`${x} ${y}`} className="Burger-way">
              <circle cx={x} cy={y} r="13" />
              <text className="Burger-head" x={x} y={y + 5.5}>
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption className="Burger-caption">{children}</figcaption>
    </figure>
  );
}
