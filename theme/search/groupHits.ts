import type { SearchHit } from './ranking/searchIndex.ts';

export interface PageHits {
  path: string;
  title: string;
  /** Best first; the page itself can only be the first. */
  hits: readonly SearchHit[];
}

/** Hits by page, best page first. A page itself is left out after one of its sections: its title is the heading of the group. */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const found = pages.get(hit.path);
    if (!found) pages.set(hit.path, [hit]);
    else if (hit.id) found.push(hit);
  }
  return [...pages].map(([path, found]) => ({ path, title: found[0]?.title ?? '', hits: found }));
}
