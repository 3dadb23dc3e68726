/** Least success@3 of the search, by kind of query (`DESIGN.md` §4). They only rise. */
export const LEAST: Readonly<Record<string, number>> = { all: 0.98, typo: 0.98 };

/** Most that the search may download in all, in kB, brotli. */
export const MOST_BYTES = 60;
