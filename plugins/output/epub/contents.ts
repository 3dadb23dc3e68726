import { flattenLinks, type SidebarItem } from '../../../model/sidebars.ts';
import type { DocsVersion } from '../../content/docsVersions.ts';
import type { Entry } from './book.ts';

/**
 * Files of the chapters, by route, in the order of the sidebars. Links to other pages are no chapters.
 *
 * The names are numbers: `a-b/c` and `a/b-c` would otherwise share one, and `nav` would replace the contents.
 */
export function listChapters(
  { docs }: Pick<DocsVersion, 'docs'>,
  items: readonly SidebarItem[],
): Map<string, string> {
  const pages = new Set(docs.map(({ path }) => path));
  const routes = new Set(flattenLinks(items).map(({ href }) => href));
  return new Map(
    [...routes].filter((route) => pages.has(route)).map((route, at) => [route, `chapter-${at + 1}.xhtml`]),
  );
}

/** Table of contents: chapters, and groups that have some. @param files of the chapters, by route. */
export function listEntries(items: readonly SidebarItem[], files: ReadonlyMap<string, string>): Entry[] {
  return items
    .map((item) => ({
      label: item.label,
      file: files.get(item.href ?? ''),
      entries: item.type === 'category' ? listEntries(item.items, files) : [],
    }))
    .filter(({ file, entries }) => file !== undefined || entries.length > 0);
}

/** Table of contents of a book: groups by sidebar; chapters alone where there is one. */
export const listParts = (
  parts: readonly { label: string; items: readonly SidebarItem[] }[],
  files: ReadonlyMap<string, string>,
): Entry[] =>
  parts.length > 1
    ? parts.map(({ label, items }) => ({ label, entries: listEntries(items, files) }))
    : parts.flatMap(({ items }) => listEntries(items, files));
