import type { SETS } from './quality.ts';

/**
 * Least share of queries that are answered among the first three, by kind; of the kind "none", that nothing answers, those
 * for which nothing is found. They only rise, unless a set gets other queries.
 */
export const MIN_SUCCESS: Readonly<Record<keyof typeof SETS, Readonly<Record<string, number>>>> = {
  tuned: { all: 0.985, job: 0.99, typo: 0.97, none: 0.95 },
  heldOut: { all: 0.965, job: 0.95, typo: 0.97, none: 0.88 },
};

/** Most that the search may download, in kB, brotli: its scripts, and its index for each page that can be found. */
export const MAX_BYTES = { scripts: 20.8, indexOfPage: 1.69 } as const;
