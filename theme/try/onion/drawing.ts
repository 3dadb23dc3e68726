import { idleOf, type OnionLayer, type OnionRun } from '../../../model/onion.ts';
import { LAYERS } from '../../brand/layers.ts';

/** Distance of two layers, and where the first begins, in units of the drawing, which is 360 wide. */
const ROW = 40;
const TOP = 24;

/** Where marks stand: on the way in, and on the way out. */
const LEFT = 26;
const RIGHT = 334;

/** Which shape of the burger stands for which layer. */
const INGREDIENTS = { router: 0, global: 1, validation: 2, route: 3, handler: 4 } as const;

const ingredientOf = ({ kind }: OnionLayer) => LAYERS[INGREDIENTS[kind]];

const middleOf = (layer: number) => TOP + layer * ROW + 16;

/** A recorded request as shapes, which know by the numbers of their steps when they are meant. */
export interface OnionDrawing {
  height: number;
  /** The way in, through the layer where it turned, and out; `isLost` where nothing ran on the way out any more. */
  wayIn: string;
  wayOut: string;
  isLost: boolean;
  rows: {
    layer: OnionLayer;
    y: number;
    shape: string;
    fill: string;
    idle: boolean;
    steps: string;
  }[];
  bottom: { y: number; shape: string; fill: string };
  marks: { x: number; y: number; number: number }[];
}

/** Lays a recorded request out: a row for each layer, a mark for each step, from 1. */
export function layOut(run: OnionRun): OnionDrawing {
  const { layers, steps } = run;
  const idle = idleOf(run);
  const deepest = middleOf(Math.max(...steps.map(({ layer }) => layer)));
  const isLost = steps.some(({ does }) => does === 'throws');
  const bottom = LAYERS[5].row;
  return {
    height: TOP + (layers.length + 1) * ROW,
    wayIn: `M${LEFT} 20V${deepest - 16}a16 16 0 0 0 16 16H92`,
    wayOut: `M268 ${deepest}H${RIGHT - 16}a16 16 0 0 0 16-16V20`,
    isLost,
    rows: layers.map((layer, at) => {
      const { shape, fill } = ingredientOf(layer).row;
      return {
        layer,
        y: TOP + at * ROW,
        shape,
        fill,
        idle: idle.layers.includes(at),
        steps: steps.flatMap((step, number) => (step.layer === at ? [number + 1] : [])).join(' '),
      };
    }),
    bottom: { y: TOP + layers.length * ROW, shape: bottom.shape, fill: bottom.fill },
    marks: steps.map(({ layer, does }, at) => ({
      x: does === 'arrives' || does === 'runs' ? LEFT : RIGHT,
      y: middleOf(layer),
      number: at + 1,
    })),
  };
}
