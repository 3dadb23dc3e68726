/** Sidebars as pure functions: what they list, where a page stands in them, what is before and after it. */
import type { SidebarConfig } from './site.ts';

export interface SidebarLink {
  type: 'link';
  label: string;
  /** Title of the page, where the sidebar calls it otherwise. */
  title?: string;
  href: string;
  /** The page is left out of what readers see of the sidebar. */
  unlisted?: true;
  /** The page is in development only. */
  draft?: true;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The folder's own index page, where there is one. */
  href?: string;
  items: SidebarItem[];
  /** The folder's own index page is unlisted. */
  linkUnlisted?: true;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** The items of every sidebar of a version, by its id; none where the version has no such sidebar. */
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** Every link of the items, depth first, as readers meet them. */
export function flattenLinks(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap((item) =>
    item.type === 'link'
      ? [item]
      : [
          ...(item.href ? [{ type: 'link' as const, label: item.label, href: item.href }] : []),
          ...flattenLinks(item.items),
        ],
  );
}

/** What readers see: without links to unlisted pages, and without categories that have nothing else. */
export function listedItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return item.unlisted ? [] : [item];
    const { href, linkUnlisted, items: below, ...rest } = item;
    const listed = listedItems(below);
    const link = href && !linkUnlisted ? { href } : {};
    return listed.length > 0 || link.href ? [{ ...rest, ...link, items: listed }] : [];
  });
}

/** The sidebar that a doc belongs to by its id: the one of its folder, else the one without a folder. */
export function sidebarOfDocId(id: string, sidebars: readonly SidebarConfig[]): SidebarConfig | undefined {
  return (
    sidebars.find(({ folder }) => folder !== undefined && id.startsWith(`${folder}/`)) ??
    sidebars.find(({ folder }) => folder === undefined)
  );
}

/** Categories that lead to a page, and the page itself last; empty when the items do not list it. */
export function findTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.href === path) return [item];
    if (item.type === 'category') {
      const below = findTrail(item.items, path);
      if (below.length > 0) return [item, ...below];
    }
  }
  return [];
}

/** The pages before and after a page; `null` for one that the page does not want. */
export interface Neighbours {
  previous?: SidebarLink | undefined;
  next?: SidebarLink | undefined;
}

/** Neighbours of a page within its own sidebar. */
export function findNeighbours(items: readonly SidebarItem[], path: string): Neighbours {
  const links = flattenLinks(items);
  const at = links.findIndex((link) => link.href === path);
  return at < 0 ? {} : { previous: links[at - 1], next: links[at + 1] };
}

/**
 * The innermost category that a page opens: the first page of it that readers meet.
 *
 * @param path clean address of the page.
 */
export function openedCategory(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category' || flattenLinks([item])[0]?.href !== path) continue;
    return openedCategory(item.items, path) ?? item;
  }
  return undefined;
}
