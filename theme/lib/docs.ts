/**
 * The docs model (SPEC.md §5): versions, sidebars, breadcrumbs, previous and next, as pure functions over the
 * engine's sidebar data. Paths are clean addresses without the base.
 */
import type { VersionConfig } from '../site.ts';

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** The folder's own index page, where there is one. */
  href?: string;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export const MAIN_SIDEBAR = 'tutorialSidebar';
export const TUTORIALS_SIDEBAR = 'tutorialsSidebar';

/** Ids of the sidebars, in the order of the site. */
export const SIDEBAR_IDS = [MAIN_SIDEBAR, TUTORIALS_SIDEBAR] as const;

export type SidebarId = (typeof SIDEBAR_IDS)[number];

export type Sidebars = Record<SidebarId, SidebarItem[]>;

/** Folder of a version's root that owns the second sidebar. */
const TUTORIALS_FOLDER = 'tutorials';

/** Id of a version's main doc: the one its root address shows. */
export const MAIN_DOC_ID = 'intro';

/** The engine's sidebar item, as far as it is read here. */
export interface RawSidebarItem {
  text?: string;
  link?: string;
  items?: RawSidebarItem[];
}

/** `/docs/core/x.html` → `/docs/core/x`, `/docs/index.html` → `/docs/`: the engine's data carries file names. */
export function cleanLink(link: string): string {
  return link.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

function toItem(raw: RawSidebarItem): SidebarItem[] {
  const label = raw.text ?? '';
  const href = raw.link ? cleanLink(raw.link) : undefined;
  if (raw.items)
    return [{ type: 'category', label, ...(href ? { href } : {}), items: raw.items.flatMap(toItem) }];
  return href ? [{ type: 'link', label, href }] : [];
}

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

/** True when every link of the item stands below `folder` (a clean address without a slash at the end). */
function belongsTo(item: SidebarItem, folder: string): item is SidebarCategory {
  const links = flattenLinks([item]);
  return (
    item.type === 'category' && links.length > 0 && links.every((link) => link.href.startsWith(`${folder}/`))
  );
}

/**
 * Cuts one version's sidebars out of the engine's single sidebar of `/docs`.
 *
 * @param raw the engine's items below `/docs`.
 * @param version the version whose sidebars are wanted.
 * @param versions all versions: the folders of the others are left out of the latest one.
 */
export function createSidebars(
  raw: readonly RawSidebarItem[],
  version: VersionConfig,
  versions: readonly VersionConfig[],
): Sidebars {
  const all = raw.flatMap(toItem);
  const own = version.isLast
    ? all.filter((item) => !versions.some((other) => !other.isLast && belongsTo(item, other.path)))
    : all
        .filter((item) => belongsTo(item, version.path))
        .flatMap((item) => (item.type === 'category' ? item.items : []));
  const sidebars: Sidebars = { [MAIN_SIDEBAR]: [], [TUTORIALS_SIDEBAR]: [] };
  for (const item of own) {
    if (belongsTo(item, `${version.path}/${TUTORIALS_FOLDER}`))
      sidebars[TUTORIALS_SIDEBAR].push(...item.items);
    else sidebars[MAIN_SIDEBAR].push(item);
  }
  return sidebars;
}

/** The version that a page belongs to; undefined outside the docs. */
export function versionOfPath(path: string, versions: readonly VersionConfig[]): VersionConfig | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The sidebar that lists a page; undefined when none does. */
export function sidebarOfPath(sidebars: Sidebars, path: string): SidebarId | undefined {
  return SIDEBAR_IDS.find((id) => flattenLinks(sidebars[id]).some((link) => link.href === path));
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

/** Neighbours of a page within its own sidebar. */
export function findNeighbours(
  items: readonly SidebarItem[],
  path: string,
): { previous?: SidebarLink | undefined; next?: SidebarLink | undefined } {
  const links = flattenLinks(items);
  const at = links.findIndex((link) => link.href === path);
  return at < 0 ? {} : { previous: links[at - 1], next: links[at + 1] };
}

/** Id of a doc: its path below the version's root, `intro` for the root itself. */
export function docIdOfPath(path: string, version: VersionConfig): string {
  return path.slice(version.path.length + 1) || MAIN_DOC_ID;
}

/** Address of a doc. */
export function pathOfDocId(id: string, version: VersionConfig): string {
  return `${version.path}/${id === MAIN_DOC_ID ? '' : id}`;
}
