import startingPoints from 'virtual-search-start';
import type { SiteLink } from '../../model/site.ts';
import { groupHits, type PageHits } from './groupHits.ts';
import type { SearchAnswer } from './ranking/searchIndex.ts';

/** Options of the combobox, in order. */
export interface ListContent {
  /** Recent searches, or suggestions. */
  queries: readonly string[];
  pages: readonly PageHits[];
  startingPoints: readonly SiteLink[];
  /** Number of options. */
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

/** Before the first answer. */
export const NOTHING = contentOf([], [], []);

/** For an empty query. */
export const startContent = (recent: readonly string[]) => contentOf(recent, [], startingPoints);

/** Hits; else suggestions and partial hits; else starting points. */
export function answerContent({ hits, complete, suggestions, partial }: SearchAnswer): ListContent {
  if (hits.length > 0) return contentOf([], groupHits(hits), []);
  // The text of the pages is not searched yet.
  if (!complete) return NOTHING;
  const nothingNear = suggestions.length === 0 && partial.length === 0;
  return contentOf(suggestions, groupHits(partial), nothingNear ? startingPoints : []);
}
