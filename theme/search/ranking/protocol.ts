import type { SearchAnswer, SearchScope } from './searchIndex.ts';

export type ToSearch =
  | { type: 'load'; headings: string; bodies: string }
  | { type: 'search'; ask: number; query: string; scope: SearchScope };

export type FromSearch =
  /** Headings, or the text as well, can be searched. */
  | { type: 'loaded' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; ask: number; answer: SearchAnswer };
