import type { SearchAnswer, SearchScope } from './searchIndex.ts';

/** What the page says to the search, wherever that runs. */
export type ToSearch =
  | { type: 'load'; headings: string; bodies: string }
  | { type: 'search'; ask: number; query: string; scope: SearchScope };

/** What the search says to the page. */
export type FromSearch =
  /** Something more can be found: headings first, then text. */
  | { type: 'loaded' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; ask: number; answer: SearchAnswer };
