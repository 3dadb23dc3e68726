import fs from 'node:fs';
import path from 'node:path';
import {
  docIdOfPath,
  flattenLinks,
  MAIN_DOC_ID,
  MAIN_SIDEBAR,
  SIDEBAR_IDS,
  type SidebarId,
  type SidebarItem,
  type SidebarLink,
  type Sidebars,
  sidebarOfDocId,
  TUTORIALS_FOLDER,
  TUTORIALS_SIDEBAR,
  versionOfPath,
} from '../../theme/lib/docs.ts';
import type { VersionConfig } from '../../theme/site.ts';
import { routeOf, sameRoute, toPosix } from './files.ts';
import { type MetaEntry, readMetaEntries } from './menus.ts';

/** A page as the model needs it. */
export interface ModelPage {
  /** Clean address. */
  route: string;
  title: string;
  draft: boolean;
  unlisted: boolean;
  /** What the front matter says: ids of sidebar and neighbours, `false` for no neighbour. */
  sidebar?: string | undefined;
  previous?: string | false | undefined;
  next?: string | false | undefined;
}

/** A doc as the build knows it. */
export interface Doc {
  /** Path below the version's root without the extension; `intro` for the root's own page. */
  id: string;
  /** Clean address. */
  path: string;
  /** The sidebar that is shown beside it. */
  sidebar: SidebarId;
}

/** A docs version as the build knows it (SPEC.md DATA-0). */
export interface DocsVersion extends VersionConfig {
  mainDocId: string;
  docs: Doc[];
  /** Ids of docs that are in development only. */
  draftIds: string[];
  /** With what is unlisted, marked as such. */
  sidebars: Sidebars;
}

/** Name of a page or folder in a menu, without extension. */
const baseName = (name: string) => name.replace(/\.(?:mdx?|[jt]sx?)$/, '');

/** What a folder without `_meta.json` lists: its index first, then everything by name. */
function entriesOfFolder(dir: string): MetaEntry[] {
  const entries = fs.readdirSync(dir, { withFileTypes: true }).filter(({ name }) => !/^[_.]/.test(name));
  const files = entries
    .filter((entry) => entry.isFile() && baseName(entry.name) !== entry.name)
    .map(({ name }) => baseName(name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const rank = (name: string) => (name === 'index' ? 0 : 1);
  return [
    ...files.filter((name) => !folders.includes(name)).map((name): MetaEntry => ({ type: 'file', name })),
    ...folders.map((name): MetaEntry => ({ type: 'dir', name })),
  ].sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

/**
 * Items of a folder by its `_meta.json`, or by its files where it has none.
 *
 * @param dir absolute path.
 * @param pageOf the page of an address; undefined where there is none.
 * @param skip absolute paths of folders that are left out.
 */
function itemsOf(
  docsDir: string,
  dir: string,
  pageOf: (route: string) => ModelPage | undefined,
  skip: ReadonlySet<string>,
): SidebarItem[] {
  const entries = readMetaEntries(dir) ?? entriesOfFolder(dir);
  const pageIn = (name: string) =>
    pageOf(routeOf(`${toPosix(path.relative(docsDir, path.join(dir, name)))}.mdx`));
  return entries.flatMap((entry): SidebarItem[] => {
    if (entry.type === 'link') return [{ type: 'link', label: entry.label, href: entry.href }];
    const below = path.join(dir, entry.name);
    if (entry.type === 'file') {
      const page = pageIn(baseName(entry.name));
      return page ? [linkTo(page, entry.label)] : [];
    }
    if (skip.has(below) || !fs.existsSync(below)) return [];
    const listsIndex = readMetaEntries(below)?.some(
      ({ type, ...item }) => type === 'file' && 'name' in item && baseName(item.name) === 'index',
    );
    const items = itemsOf(docsDir, below, pageOf, skip).filter(
      (item) => listsIndex || item.type === 'category' || item.href !== pageIn(`${entry.name}/index`)?.route,
    );
    const own = listsIndex ? undefined : (pageIn(entry.name) ?? pageIn(`${entry.name}/index`));
    if (items.length === 0 && !own) return [];
    return [
      {
        type: 'category',
        label: entry.label ?? own?.title ?? entry.name,
        ...(own ? { href: own.route } : {}),
        items,
        ...(own?.unlisted ? { linkUnlisted: true as const } : {}),
      },
    ];
  });
}

/** A link to a page, as sidebars and neighbours have it. */
export function linkTo({ title, route, unlisted, draft }: ModelPage, label: string = title): SidebarLink {
  return {
    type: 'link',
    label,
    href: route,
    ...(unlisted ? { unlisted: true } : {}),
    ...(draft ? { draft: true } : {}),
  };
}

const findSidebarId = (id: string | undefined) => SIDEBAR_IDS.find((known) => known === id);

/** True for the folder that owns the second sidebar. */
function isTutorials(item: SidebarItem, version: VersionConfig): boolean {
  const folder = `${version.path}/${TUTORIALS_FOLDER}/`;
  return item.type === 'category' && flattenLinks([item]).every(({ href }) => href.startsWith(folder));
}

/**
 * The docs of all versions.
 *
 * @param docsDir absolute path of the folder of all pages.
 * @param pages those that are built.
 */
export function createVersions(
  docsDir: string,
  pages: readonly ModelPage[],
  versions: readonly VersionConfig[],
): DocsVersion[] {
  const byRoute = new Map(pages.map((page) => [sameRoute(page.route), page]));
  const folderOf = (version: VersionConfig) => path.join(docsDir, ...version.path.split('/'));
  return versions.map((version) => {
    const own = pages.filter(({ route }) => versionOfPath(route, versions) === version);
    const dir = folderOf(version);
    const others = new Set(versions.filter((other) => other !== version).map(folderOf));
    const items = fs.existsSync(dir)
      ? itemsOf(docsDir, dir, (route) => byRoute.get(sameRoute(route)), others)
      : [];
    const second = items.filter((item) => isTutorials(item, version));
    return {
      ...version,
      mainDocId: MAIN_DOC_ID,
      docs: own.map((page) => {
        const id = docIdOfPath(page.route, version);
        return { id, path: page.route, sidebar: findSidebarId(page.sidebar) ?? sidebarOfDocId(id) };
      }),
      draftIds: own.filter(({ draft }) => draft).map(({ route }) => docIdOfPath(route, version)),
      sidebars: {
        [MAIN_SIDEBAR]: items.filter((item) => !second.includes(item)),
        [TUTORIALS_SIDEBAR]: second.flatMap((item) => (item.type === 'category' ? item.items : [])),
      },
    };
  });
}
