import type { SETS } from './quality.ts';

/**
 * Least share of queries that are answered among the first three, by kind; of the kind "none", that nothing answers, those
 * for which nothing is found. They only rise.
 */
export const LEAST: Readonly<Record<keyof typeof SETS, Readonly<Record<string, number>>>> = {
  tuned: { all: 0.91, typo: 0.98 },
  heldOut: { all: 0.82, typo: 0.97, none: 0.52 },
};

/** Most that the search may download in all, in kB, brotli. */
export const MOST_BYTES = 60;
