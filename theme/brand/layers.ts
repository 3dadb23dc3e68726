/**
 * The layers of a request as those of a burger, from the top, on a width of 360: one source for every drawing of it. The meaning of
 * an ingredient is the same all over the site: `contributing/look.md`.
 */
export interface Layer {
  shape: string;
  fill: string;
  /** Colour of words on the ingredient: at least 7:1, in both colour modes, because ingredients do not change their colours. */
  ink: string;
  baseline: number;
  /** The same in a stack of rows, 200 wide and 32 high; `line` names the token of its outline, which is visible in both modes. */
  row: { shape: string; fill: string; line: string; baseline: number };
}

const BUN = '#ffae1f';
const CHEDDAR = '#ffd166';
const INK = '#1f1300';

export const LAYERS = [
  {
    shape: 'M62 100C62 54 116 28 180 28s118 26 118 72a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6Z',
    fill: BUN,
    ink: INK,
    baseline: 90,
    row: {
      shape: 'M8 28C8 12 44 3 100 3s92 9 92 25a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z',
      fill: BUN,
      line: 'link',
      baseline: 22,
    },
  },
  {
    shape:
      'M62 112h236a8 8 0 0 1 8 8v17q-12.6 10-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0t-25.2 0V120a8 8 0 0 1 8-8Z',
    fill: '#8bd67a',
    ink: INK,
    baseline: 131,
    row: {
      shape:
        'M10 2h180a4 4 0 0 1 4 4v20q-9.4 6-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0t-18.8 0V6a4 4 0 0 1 4-4Z',
      fill: '#8bd67a',
      line: 'lettuce',
      baseline: 20,
    },
  },
  {
    shape: 'M74 148h212a14 14 0 0 1 0 28H74a14 14 0 0 1 0-28Z',
    fill: '#ff9082',
    ink: INK,
    baseline: 168,
    row: {
      shape: 'M20 4h160a12 12 0 0 1 0 24H20a12 12 0 0 1 0-24Z',
      fill: '#ff9082',
      line: 'tomato',
      baseline: 22,
    },
  },
  {
    shape: 'M68 182q112-6 224 0a12 12 0 0 1 0 25q-112 6-224 0a12 12 0 0 1 0-25Z',
    fill: '#d3b4ff',
    ink: INK,
    baseline: 200,
    row: {
      shape: 'M16 6q84-5 168 0a10 10 0 0 1 0 20q-84 5-168 0a10 10 0 0 1 0-20Z',
      fill: '#d3b4ff',
      line: 'onion',
      baseline: 22,
    },
  },
  {
    shape: 'M74 224h212a20 20 0 0 1 0 42H74a20 20 0 0 1 0-42Z',
    fill: '#7a3b1c',
    ink: '#fffdf9',
    baseline: 256,
    row: {
      shape: 'M8 3h184v20h-34l-12 7-12-7H84l-10 6-10-6H8Z',
      fill: CHEDDAR,
      line: 'cheddar',
      baseline: 19,
    },
  },
  {
    shape: 'M66 274h228a4 4 0 0 1 4 4v6c0 22-16 38-40 38H102c-24 0-40-16-40-38v-6a4 4 0 0 1 4-4Z',
    fill: BUN,
    ink: INK,
    baseline: 304,
    row: {
      shape: 'M10 4h180a2 2 0 0 1 2 2v4c0 12-10 19-24 19H32C18 29 8 22 8 10V6a2 2 0 0 1 2-2Z',
      fill: BUN,
      line: 'link',
      baseline: 22,
    },
  },
] as const satisfies readonly Layer[];

/** Melts over the handler, which is the reader's own code. */
export const CHEESE = {
  shape: 'M60 216h240v11h-44l-20 13-20-13h-82l-17 10-17-10H60Z',
  fill: CHEDDAR,
} as const;

/** The seeds of the bun are the slashes of a route. */
export const SEEDS = { shape: 'M139 64l6-12M177 57l6-12M215 64l6-12', stroke: INK } as const;
