import type { Page } from '../../model/page.ts';
import type { Published } from '../../plugins/content/published.ts';

/** The published addresses, and those that the list lacked. */
export interface Addition {
  /** Sorted by address; anchors in the order in which they came. */
  list: Published;
  /** `/docs/page` and `/docs/page#anchor`. */
  added: string[];
}

/** Adds the pages that readers can find, with the anchors of their headings, to a list of what has been published. */
export function addAnchors(published: Published, pages: Iterable<Page>): Addition {
  const list = new Map(Object.entries(published));
  const added: string[] = [];
  for (const { route, file, headings, visibility } of pages) {
    if (file === undefined || !visibility.built || !visibility.listed) continue;
    const known = list.get(route);
    const anchors = headings.filter(({ depth }) => depth > 1).map(({ id }) => id);
    const unknown = anchors.filter((id) => !known?.includes(id));
    if (!known) added.push(route);
    added.push(...unknown.map((id) => `${route}#${id}`));
    list.set(route, [...(known ?? []), ...unknown]);
  }
  const sorted = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  return { list: Object.fromEntries(sorted), added };
}
