import type { SearchAnswer, SearchScope } from './searchIndex.ts';

/** Messages from the page. */
export type ToSearch =
  | { type: 'load'; headings: string; bodies: string }
  | { type: 'search'; ask: number; query: string; scope: SearchScope };

/** Messages from the search. */
export type FromSearch =
  /** Headings, or the text as well, can be searched. */
  | { type: 'loaded' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; ask: number; answer: SearchAnswer };
