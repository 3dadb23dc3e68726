/**
 * The docs model (SPEC.md §5) as pure functions: versions, sidebars, breadcrumbs, previous and next, candidate version.
 * What the build makes of the files is in `plugins/docs/model.ts`. Paths are clean addresses without the base.
 */
import type { VersionConfig } from '../site.ts';

export interface SidebarLink {
  type: 'link';
  label: string;
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

export const MAIN_SIDEBAR = 'tutorialSidebar';
export const TUTORIALS_SIDEBAR = 'tutorialsSidebar';

/** Ids of the sidebars, in the order of the site. */
export const SIDEBAR_IDS = [MAIN_SIDEBAR, TUTORIALS_SIDEBAR] as const;

export type SidebarId = (typeof SIDEBAR_IDS)[number];

/** What readers call the sidebars: they lead to each other by these names. */
export const SIDEBAR_NAMES: Readonly<Record<SidebarId, string>> = {
  [MAIN_SIDEBAR]: 'Documentation',
  [TUTORIALS_SIDEBAR]: 'Tutorials',
};

/** The items of every sidebar of a version; none where the version has no such sidebar. */
export type Sidebars = Record<SidebarId, SidebarItem[]>;

/** Folder of a version's root that owns the second sidebar. */
export const TUTORIALS_FOLDER = 'tutorials';

/** Id of a version's main doc: the one its root address shows. */
export const MAIN_DOC_ID = 'intro';

/** `/docs/core/x.html` → `/docs/core/x`, `/docs/index.html` → `/docs/`: the engine's data carries file names. */
export function cleanLink(link: string): string {
  return link.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
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

/** The version that a page belongs to; undefined outside the docs. */
export function versionOfPath(path: string, versions: readonly VersionConfig[]): VersionConfig | undefined {
  return versions
    .filter((version) => path === version.path || path.startsWith(`${version.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** The version without a name in its address. */
export function latestVersion(versions: readonly VersionConfig[]): VersionConfig | undefined {
  return versions.find(({ isLast }) => isLast);
}

/**
 * The version that the docs link and the version menu stand for: that of the page being read, else the one that the
 * reader prefers, else the latest.
 *
 * @param path address of the page; undefined on the not-found page.
 * @param preferred name of the version that the reader picked last; a name that is none counts as no choice.
 */
export function candidateVersion(
  path: string | undefined,
  preferred: string | null,
  versions: readonly VersionConfig[],
): VersionConfig | undefined {
  return (
    (path === undefined ? undefined : versionOfPath(path, versions)) ??
    versions.find(({ name }) => name === preferred) ??
    latestVersion(versions)
  );
}

/** Id of a doc: the path of its file below the version's root without the extension, `intro` for the root's own page. */
export function docIdOfPath(path: string, version: VersionConfig): string {
  return path.slice(version.path.length + 1).replace(/\/$/, '/index') || MAIN_DOC_ID;
}

/** Address of a doc. */
export function pathOfDocId(id: string, version: VersionConfig): string {
  return `${version.path}/${id === MAIN_DOC_ID ? '' : id.replace(/\/index$/, '/')}`;
}

/**
 * The same doc in another version, or that version's main doc where it has no such doc.
 *
 * @param path address of a page; one outside the docs leads to the main doc.
 * @param isPage whether an address has a page.
 */
export function pathInVersion(
  path: string | undefined,
  version: VersionConfig,
  versions: readonly VersionConfig[],
  isPage: (path: string) => boolean,
): string {
  const main = pathOfDocId(MAIN_DOC_ID, version);
  const own = path === undefined ? undefined : versionOfPath(path, versions);
  if (path === undefined || !own) return main;
  const same = pathOfDocId(docIdOfPath(path, own), version);
  // A folder's page has a slash at its end; in another version it may be a file's, or the other way round.
  const spellings = [same, same.endsWith('/') ? same.slice(0, -1) : `${same}/`];
  const found = spellings.find(
    (spelling) => versionOfPath(spelling, versions) === version && isPage(spelling),
  );
  return found ?? main;
}

/** What search engines are told about the version of a page. */
export interface VersionRobots {
  /** True for every version but the latest: readers who search want the latest. */
  noindex: boolean;
  /** Clean address that is the page's own in search results; on the not-found page there is none. */
  canonical: string | undefined;
}

/**
 * Robots and canonical address of a page by its version: older and unreleased ones are not to be found, and stand for the
 * same doc of the latest. Whether a page is unlisted or a draft is another question.
 */
export function versionRobots(
  path: string | undefined,
  versions: readonly VersionConfig[],
  isPage: (path: string) => boolean,
): VersionRobots {
  const version = path === undefined ? undefined : versionOfPath(path, versions);
  const latest = latestVersion(versions);
  if (!version || !latest || version.isLast) return { noindex: false, canonical: path };
  return { noindex: true, canonical: pathInVersion(path, latest, versions, isPage) };
}

/** The sidebar that a doc belongs to by its id: its folder says so. */
export function sidebarOfDocId(id: string): SidebarId {
  return id.startsWith(`${TUTORIALS_FOLDER}/`) ? TUTORIALS_SIDEBAR : MAIN_SIDEBAR;
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

/** `doc:<id>` or `sidebar:<id>`, and what follows a `#`. */
const REFERENCE = /^(doc|sidebar):([^#]*)(#.*)?$/;

/** Where a reference leads. */
export type ResolvedReference =
  | { known: true; href: string }
  /** `href` is the version's main doc: a page that refers to something unknown is still shown. */
  | { known: false; href: string; kind: 'doc' | 'sidebar'; id: string };

/**
 * The address that `doc:<id>` or `sidebar:<id>` stands for in a version; undefined for any other link.
 *
 * @param sidebars those of the version: a sidebar's address is that of its first page.
 * @param isPage whether an address has a page.
 */
export function resolveReference(
  reference: string,
  version: VersionConfig,
  sidebars: Sidebars,
  isPage: (path: string) => boolean,
): ResolvedReference | undefined {
  const [, kind, id = '', hash = ''] = REFERENCE.exec(reference) ?? [];
  if (kind !== 'doc' && kind !== 'sidebar') return undefined;
  const main = pathOfDocId(MAIN_DOC_ID, version);
  if (kind === 'doc') {
    const href = pathOfDocId(id, version);
    return isPage(href) ? { known: true, href: href + hash } : { known: false, href: main, kind, id };
  }
  const sidebar = SIDEBAR_IDS.find((known) => known === id);
  const first = sidebar && flattenLinks(sidebars[sidebar])[0]?.href;
  return first ? { known: true, href: first } : { known: false, href: main, kind, id };
}
