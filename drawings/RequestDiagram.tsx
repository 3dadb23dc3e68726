import { type ReactNode, useId } from 'react';
import { DrawingsSheet } from './DrawingsSheet.tsx';

const BUN = '#ffae1f';

/** Words on an ingredient: dark, and light on the patty; 7:1 in both modes, because ingredients keep their colours. */
const INK = '#1f1300';
const LIGHT = '#fffdf9';

/** The layers of the burger: place from the top, shape and colours, baseline of the label. The cheese melts over the tomato. */
const LAYERS = [
  {
    at: 0,
    fill: BUN,
    ink: INK,
    d: 'M62 100C62 54 116 28 180 28s118 26 118 72a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6Z',
    y: 88,
  },
  {
    at: 1,
    fill: '#8bd67a',
    ink: INK,
    d: 'M62 112h236a8 8 0 0 1 8 8v20q-12.6 9-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0V120a8 8 0 0 1 8-8Z',
    y: 130,
  },
  {
    at: 3,
    fill: '#ff9082',
    ink: INK,
    d: 'M74 184h212a15 15 0 0 1 0 32H74a15 15 0 0 1 0-32Z',
    y: 208,
  },
  {
    at: 2,
    fill: '#ffd166',
    ink: INK,
    d: 'M60 152h240v24h-46l-22 14-22-14H132l-16 9-16-9H60Z',
    y: 171,
  },
  {
    at: 4,
    fill: '#7a3b1c',
    ink: LIGHT,
    d: 'M74 224h212a19 19 0 0 1 0 42H74a19 19 0 0 1 0-42Z',
    y: 251,
  },
  {
    at: 5,
    fill: BUN,
    ink: INK,
    d: 'M66 274h228a4 4 0 0 1 4 4v6c0 22-16 38-40 38H102c-24 0-40-16-40-38v-6a4 4 0 0 1 4-4Z',
    y: 304,
  },
] as const;

/** Where the steps happen, in their order: on the way in (left) or on the way out (right). */
const STEPS = [
  { x: 26, y: 80 },
  { x: 26, y: 125 },
  { x: 26, y: 165 },
  { x: 26, y: 201 },
  { x: 26, y: 245 },
  { x: 334, y: 201 },
  { x: 334, y: 125 },
] as const;

export interface RequestDiagramProps {
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
export function RequestDiagram({ title, summary, ends, layers, children }: RequestDiagramProps) {
  const id = useId();
  if (import.meta.env.SSG_MD) return children;
  return (
    <figure className="RequestDiagram-figure">
      <DrawingsSheet />
      <svg
        viewBox="0 0 360 330"
        className="RequestDiagram-drawing"
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}desc`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}desc`}>{summary}</desc>
        <g aria-hidden="true" textAnchor="middle">
          <g className="RequestDiagram-way">
            <path d="M26 24v205a16 16 0 0 0 16 16h3M298 298h20a16 16 0 0 0 16-16V34" />
          </g>
          <path className="RequestDiagram-head" d="M43 239l9 6-9 6zM328 35l6-10 6 10z" />
          {LAYERS.map(({ at, fill, ink, d, y }) => (
            <g key={at} className="RequestDiagram-layer">
              <path d={d} fill={fill} />
              <text x="180" y={y} fill={ink}>
                {layers[at]}
              </text>
            </g>
          ))}
          <path
            className="RequestDiagram-seeds"
            d="M139 63l6-12M177 56l6-12M215 63l6-12"
            fill="none"
            stroke={INK}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <text className="RequestDiagram-head" x="2" y="14" textAnchor="start">
            {ends[0]}
          </text>
          <text className="RequestDiagram-head" x="358" y="14" textAnchor="end">
            {ends[1]}
          </text>
          {STEPS.map(({ x, y }, index) => (
            <g key={`${x} ${y}`} className="RequestDiagram-way">
              <circle cx={x} cy={y} r="12" />
              <text className="RequestDiagram-head" x={x} y={y + 5} fontSize="14">
                {index + 1}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <figcaption className="RequestDiagram-caption">{children}</figcaption>
    </figure>
  );
}
