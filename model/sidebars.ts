import type { SidebarConfig } from './site.ts';

export interface SidebarLink {
  type: 'link';
  label: string;
  /** Title of the page, where the label differs. */
  title?: string;
  href: string;
  /** Hidden from readers. */
  unlisted?: true;
  /** Development only. */
  draft?: true;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Index page of the folder. */
  href?: string;
  items: SidebarItem[];
  /** The index page is unlisted. */
  linkUnlisted?: true;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** Items by id of the sidebar. */
export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

function* eachLink(items: readonly SidebarItem[]): Generator<SidebarLink, undefined> {
  for (const item of items) {
    if (item.type === 'link') yield item;
    else {
      if (item.href) yield { type: 'link', label: item.label, href: item.href };
      yield* eachLink(item.items);
    }
  }
}

/** Depth first. */
export const flattenLinks = (items: readonly SidebarItem[]): SidebarLink[] => [...eachLink(items)];

/** Address of the first page; undefined without pages. */
export const firstAddress = (items: readonly SidebarItem[]): string | undefined =>
  eachLink(items).next().value?.href;

/** Without unlisted pages and empty categories. A category of one page becomes the link to that page, by its title. */
export function listedItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return item.unlisted ? [] : [item];
    const { href, linkUnlisted, items: below, ...rest } = item;
    const listed = listedItems(below);
    const link = href && !linkUnlisted ? { href } : {};
    const [only] = listed;
    if (!link.href && listed.length === 1 && only?.type === 'link') {
      const { title = only.label, ...page } = only;
      return [{ ...page, label: title }];
    }
    return listed.length > 0 || link.href ? [{ ...rest, ...link, items: listed }] : [];
  });
}

/** The sidebar of the doc's folder, else the one without a folder. */
export function sidebarOfDocId(id: string, sidebars: readonly SidebarConfig[]): SidebarConfig | undefined {
  return (
    sidebars.find(({ folder }) => folder !== undefined && id.startsWith(`${folder}/`)) ??
    sidebars.find(({ folder }) => folder === undefined)
  );
}

/** Categories above a page, and the page itself; empty for an unlisted one. */
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

export type Neighbours = ReturnType<typeof findNeighbours>;

export function findNeighbours(items: readonly SidebarItem[], path: string) {
  const links = flattenLinks(items);
  const at = links.findIndex((link) => link.href === path);
  return at < 0 ? {} : { previous: links[at - 1], next: links[at + 1] };
}

/** Innermost category of which a page is the first. @param path of the page. */
export function openedCategory(items: readonly SidebarItem[], path: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category' || firstAddress([item]) !== path) continue;
    return openedCategory(item.items, path) ?? item;
  }
  return undefined;
}
