import { type ReactNode, useId, useState } from 'react';
import { burgerNext, burgerPrevious, burgerStep } from '#words';
import { CHEESE, LAYERS, SEEDS } from '../theme/brand/layers.ts';
import { Button } from '../theme/controls/Button.tsx';
import { pageSheet } from '../theme/head/pageSheet.tsx';
import { useText } from '../theme/lib/useText.ts';
import sheet from './Burger.page.css?url';

const Sheet = pageSheet(sheet, { below: true });

/**
 * Where the steps happen, in their order: on the way in (left) or on the way out (right), in which layer, and how far the request
 * has come on that way, in units of the drawing.
 */
const STEPS = [
  { x: 26, y: 80, layer: 0, inward: 56, outward: 0 },
  { x: 26, y: 125, layer: 1, inward: 101, outward: 0 },
  { x: 26, y: 162, layer: 2, inward: 138, outward: 0 },
  { x: 26, y: 195, layer: 3, inward: 171, outward: 0 },
  { x: 26, y: 245, layer: 4, inward: 234, outward: 0 },
  { x: 334, y: 195, layer: 3, inward: 234, outward: 132 },
  { x: 334, y: 125, layer: 1, inward: 234, outward: 202 },
] as const;

const WAY_IN = 'M26 24v205a16 16 0 0 0 16 16h3';
const WAY_OUT = 'M298 298h20a16 16 0 0 0 16-16V34';

/** Gap of the dash pattern, longer than any path: a single dash is visible. */
const GAP = 400;

export interface BurgerProps {
  /** Content of the drawing: a short title, and a description in sentences. */
  title: string;
  summary: string;
  /** Labels of the request (in) and of the response (out). */
  ends: readonly [string, string];
  /** Names of the six layers, from the top. */
  layers: readonly string[];
  /** The seven steps in words: a numbered list. */
  children?: ReactNode;
}

/**
 * The way of a request as a burger, and the same in words: a numbered list beside it, or below where it is narrow. Readers may go
 * through it step by step.
 */
export function Burger({ title, summary, ends, layers, children }: BurgerProps) {
  const text = useText();
  const id = useId();
  /** Number of the step that the reader is at; 0 for none. */
  const [at, setAt] = useState(0);
  const step = STEPS[at - 1];
  const go = (by: number) => setAt(Math.min(Math.max(at + by, 0), STEPS.length));
  return (
    <figure className="Burger-figure" data-drawing="" data-burger={at} aria-labelledby={`${id}title`}>
      <Sheet />
      <div className="Burger-plate">
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
              <path d={`${WAY_IN}${WAY_OUT}`} />
            </g>
            {step ? (
              <g className="Burger-done">
                <path d={WAY_IN} strokeDasharray={`${step.inward} ${GAP}`} />
                <path d={WAY_OUT} strokeDasharray={`${step.outward} ${GAP}`} />
              </g>
            ) : null}
            <path className="Burger-head" d="M43 239l9 6-9 6zM328 35l6-10 6 10z" />
            {LAYERS.map(({ shape, fill }, index) => (
              <path
                key={shape}
                className="Burger-layer"
                d={shape}
                fill={fill}
                data-here={step?.layer === index || undefined}
              />
            ))}
            <path
              className="Burger-layer"
              d={CHEESE.shape}
              fill={CHEESE.fill}
              data-here={step?.layer === 4 || undefined}
            />
            <path
              className="Burger-seeds"
              d={SEEDS.shape}
              fill="none"
              stroke={SEEDS.stroke}
              strokeWidth="5"
              strokeLinecap="round"
            />
            {LAYERS.map(({ shape, ink, baseline }, index) => (
              <text
                key={shape}
                className="Burger-label"
                x="180"
                y={baseline}
                fill={ink}
                data-here={step?.layer === index || undefined}
              >
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
              <g key={`${x} ${y}`} className="Burger-way" data-here={index === at - 1 || undefined}>
                <circle cx={x} cy={y} r="13" />
                <text className="Burger-head" x={x} y={y + 5.5}>
                  {index + 1}
                </text>
              </g>
            ))}
          </g>
        </svg>
        <div className="Burger-steps needs-scripts">
          <Button shape="outlined" data-needs-app="" aria-disabled={at === 0} onClick={() => go(-1)}>
            {text(burgerPrevious)}
          </Button>
          <Button
            shape="outlined"
            data-needs-app=""
            aria-disabled={at === STEPS.length}
            onClick={() => go(1)}
          >
            {text(burgerNext)}
          </Button>
          <p role="status" className="visually-hidden">
            {step
              ? text(burgerStep, { step: at, steps: STEPS.length, layer: layers[step.layer] ?? '' })
              : null}
          </p>
        </div>
      </div>
      <figcaption className="Burger-caption">{children}</figcaption>
    </figure>
  );
}
