import type { Page } from '../../model/page.ts';
import type { Published } from '../../plugins/content/check/publishedAnchors.ts';

/**
 * Adds the pages that readers can find, with the anchors of their headings, to the list of published addresses.
 * @returns the list, sorted by address, and the added entries: `/docs/page` and `/docs/page#anchor`.
 */
export function addAnchors(published: Published, pages: Iterable<Page>) {
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
