import { idleOf, type OnionLayer, type OnionRun } from '../../../model/onion.ts';
import { LAYERS } from '../../brand/layers.ts';

/** Distance of two layers, and where the first begins, in units of the drawing, which is 360 wide. */
const ROW = 40;
const TOP = 24;

/** Position of the marks: on the way in, and on the way out. */
const LEFT = 26;
const RIGHT = 334;

/** Vertical position at which the way begins and ends, on the side of the client. */
const END = 20;

/** Shape of the burger by kind of layer. */
const INGREDIENTS = { router: 0, global: 1, validation: 2, route: 3, handler: 4 } as const;

const ingredientOf = ({ kind }: OnionLayer) => LAYERS[INGREDIENTS[kind]];

const middleOf = (layer: number) => TOP + layer * ROW + 16;

/** A recorded request as shapes, with the numbers of the steps that they belong to. */
export interface OnionDrawing {
  height: number;
  rows: {
    layer: OnionLayer;
    y: number;
    shape: string;
    fill: string;
    baseline: number;
    idle: boolean;
    steps: string;
  }[];
  bottom: { y: number; shape: string; fill: string };
  marks: { x: number; y: number; number: number }[];
  legs: { way: string; isLost: boolean }[];
}

/** Lays a recorded request out: a row for each layer, a mark for each step, from 1. */
export function layOut(run: OnionRun): OnionDrawing {
  const { layers, steps } = run;
  const marks = steps.map(({ layer, does }, at) => ({
    x: does === 'arrives' || does === 'runs' ? LEFT : RIGHT,
    y: middleOf(layer),
    number: at + 1,
  }));
  const thrown = steps.findIndex(({ does }) => does === 'throws');
  const idle = idleOf(run);
  const bottom = LAYERS[5].row;
  return {
    height: TOP + (layers.length + 1) * ROW,
    rows: layers.map((layer, at) => {
      const { shape, fill, baseline } = ingredientOf(layer).row;
      return {
        layer,
        y: TOP + at * ROW,
        shape,
        fill,
        baseline,
        idle: idle.layers.includes(at),
        steps: steps.flatMap((step, number) => (step.layer === at ? [number + 1] : [])).join(' '),
      };
    }),
    bottom: { y: TOP + layers.length * ROW, shape: bottom.shape, fill: bottom.fill },
    marks,
    legs: marks.map(({ x, y, number }, at) => {
      const from = marks[at - 1] ?? { x: LEFT, y: END };
      const end = number === steps.length ? `V${END}` : '';
      return { way: `M${from.x} ${from.y}H${x}V${y}${end}`, isLost: thrown >= 0 && at > thrown };
    }),
  };
}
