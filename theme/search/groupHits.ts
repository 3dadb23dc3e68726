import type { SearchHit } from './ranking/searchIndex.ts';

/** What was found on one page. */
export interface PageHits {
  /** Clean address, without the base. */
  path: string;
  title: string;
  /** Best first; the page itself can only be the first. */
  hits: readonly SearchHit[];
}

/**
 * Results by page, the page with the best one first. The page itself is left out where a section of it fits better: its
 * title stands above its sections anyway.
 */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const found = pages.get(hit.path);
    if (!found) pages.set(hit.path, [hit]);
    else if (hit.id) found.push(hit);
  }
  return [...pages].map(([path, found]) => ({ path, title: found[0]?.title ?? '', hits: found }));
}
