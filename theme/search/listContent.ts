import startingPoints from 'virtual-search-start';
import type { SiteLink } from '../../model/site.ts';
import { groupHits, type PageHits } from './groupHits.ts';
import type { SearchAnswer } from './ranking/searchIndex.ts';

export interface ListContent {
  queries: readonly string[];
  pages: readonly PageHits[];
  startingPoints: readonly SiteLink[];
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

export const NOTHING = contentOf([], [], []);

export const startContent = (recent: readonly string[]) => contentOf(recent, [], startingPoints);

export function answerContent({ hits, complete, suggestions, partial }: SearchAnswer): ListContent {
  if (hits.length > 0) return contentOf([], groupHits(hits), []);
  // The text of the pages is not searched yet.
  if (!complete) return NOTHING;
  const nothingNear = suggestions.length === 0 && partial.length === 0;
  return contentOf(suggestions, groupHits(partial), nothingNear ? startingPoints : []);
}
