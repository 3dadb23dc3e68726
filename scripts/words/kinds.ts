/** Kinds of pages and how long each may be (words.md). */

export type Kind = 'guide' | 'recipe' | 'reference' | 'migration' | 'tutorial' | 'post';

/** Most words of prose. A kind that is not there is as long as it must be. */
export const MAX_WORDS: Readonly<Partial<Record<Kind, number>>> = {
  guide: 1100,
  recipe: 600,
  reference: 1400,
  migration: 900,
  post: 700,
};

/** Pages that may be longer than their kind, each with its reason in `contributing/words.md`. */
export const MAX_WORDS_OF_PAGE: Readonly<Partial<Record<string, number>>> = {
  '/docs/reference/errors': 2000,
};

/** Screens of 1440 × 800 px, with all folds and the proofs of a reference closed. Other kinds have no limit. */
export const MAX_SCREENS: Readonly<Partial<Record<Kind, number>>> = { guide: 14, reference: 24 };

/** Words of a mean sentence. */
export const MEAN_SENTENCE = { min: 13, max: 18 } as const;

/** Fewest sentences that have a meaningful mean. */
export const MIN_SENTENCES = 10;

/** A folder of the docs, of any version, whose pages have their own kind. */
const FOLDER = /^\/docs\/(?:[^/]+\/)??(recipe|reference|migration|tutorial)s?\//;

/** Kind of the page at an address; undefined for a page that is generated from data. */
export function kindOf(route: string): Kind | undefined {
  if (/^\/blog\/./.test(route)) return 'post';
  const [, kind] = FOLDER.exec(route) ?? [];
  return kind ? (kind as Kind) : route.startsWith('/docs/') ? 'guide' : undefined;
}
