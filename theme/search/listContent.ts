import startingPoints from 'virtual-search-start';
import type { SiteLink } from '../../model/site.ts';
import { groupHits, type PageHits } from './groupHits.ts';
import type { SearchAnswer } from './ranking/searchIndex.ts';

/** What the list below the search box offers, in its order. */
export interface ListContent {
  /** What may be searched for: recent searches, or words that the reader may have meant. */
  queries: readonly string[];
  pages: readonly PageHits[];
  startingPoints: readonly SiteLink[];
  /** How many options these are. */
  count: number;
}

function contentOf(
  queries: readonly string[],
  pages: readonly PageHits[],
  startingPoints: readonly SiteLink[],
): ListContent {
  const results = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  return { queries, pages, startingPoints, count: queries.length + results + startingPoints.length };
}

/** As long as there is no answer. */
export const NOTHING = contentOf([], [], []);

/** Before anything is asked. */
export const startContent = (recent: readonly string[]) => contentOf(recent, [], startingPoints);

/** When there is an answer: where nothing was found, what comes nearest; where nothing comes near, where others begin. */
export function answerContent({ hits, complete, suggestions, partial }: SearchAnswer): ListContent {
  if (hits.length > 0) return contentOf([], groupHits(hits), []);
  // What the text of the pages has is not known yet.
  if (!complete) return NOTHING;
  const nothingNear = suggestions.length === 0 && partial.length === 0;
  return contentOf(suggestions, groupHits(partial), nothingNear ? startingPoints : []);
}
