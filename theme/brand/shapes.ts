/**
 * The mark as path data on a square of 64: a bun whose seeds are the slashes of a route, lettuce, patty, bun. One source
 * for the navbar, the icons, the social images and the drawings. No imports, so that plugins and scripts can use it.
 */
export const MARK = {
  /** Edge of the square that the paths are drawn in. */
  size: 64,
  bun: 'M5 27.5C5 13.7 16.9 4 32 4s27 9.7 27 23.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z',
  /** Three slashes on the bun; with `fill-rule: evenodd` in one path with `bun` they are holes in it. */
  seeds:
    'M19.97 25.48A2.2 2.2 0 0 1 16.03 23.52L20.53 14.52A2.2 2.2 0 0 1 24.47 16.48ZM31.67 22.48A2.2 2.2 0 0 1 27.73 20.52L32.23 11.52A2.2 2.2 0 0 1 36.17 13.48ZM43.37 25.48A2.2 2.2 0 0 1 39.43 23.52L43.93 14.52A2.2 2.2 0 0 1 47.87 16.48Z',
  /** A line of width `lettuceWidth` with round caps. */
  lettuce:
    'M6.5 35.6c4.25 0 4.25 3.3 8.5 3.3s4.25-3.3 8.5-3.3 4.25 3.3 8.5 3.3 4.25-3.3 8.5-3.3 4.25 3.3 8.5 3.3 4.25-3.3 8.5-3.3',
  lettuceWidth: 4.5,
  patty: 'M8 43h48a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 1 0-7Z',
  base: 'M5 53h54a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8Z',
} as const;

/** Colours of the mark: legible on the dark and on the light ground alike. */
export const MARK_COLOURS = {
  bun: '#ffae1f',
  seeds: '#1f1300',
  lettuce: '#58a945',
  patty: '#a5562e',
} as const;

/** The dark ground of icons and social images: `--bg` of the dark mode. */
export const GROUND = '#14110f';
