import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '../../model/page.ts';
import { routeKey, routeOf } from '../../model/routes.ts';
import {
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
  type Sidebars,
  sidebarOfDocId,
} from '../../model/sidebars.ts';
import type { SidebarConfig, Version } from '../../model/site.ts';
import { docIdOfPath, MAIN_DOC_ID } from '../../model/versions.ts';
import { type MetaEntry, namesIn, readMetaEntries } from './menus.ts';
import { toPosix } from './sourceFiles.ts';

export interface Doc {
  /** Path below the root of the version without the extension; `intro` for the root itself. */
  id: string;
  path: string;
  sidebar: string | undefined;
}

/** specification.md DATA-0. */
export interface DocsVersion extends Version {
  mainDocId: string;
  docs: Doc[];
  draftIds: string[];
  /** Unlisted items included, marked as such. */
  sidebars: Sidebars;
}

/** Order of a folder without `_meta.json`: index first, then by name. */
function entriesOfFolder(dir: string): MetaEntry[] {
  const folders = namesIn(dir, 'dir');
  const rank = (name: string) => (name === 'index' ? 0 : 1);
  return [...new Set([...folders, ...namesIn(dir, 'file')])]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((name) => ({ type: folders.includes(name) ? 'dir' : 'file', name }));
}

interface MenuReader {
  docsDir: string;
  pageOf: (route: string) => Page | undefined;
  /** Folders of other versions. */
  skip: ReadonlySet<string>;
}

/** A sidebar item, and the name of its folder for a category. */
interface FolderItem {
  item: SidebarItem;
  folder?: string;
}

/** Sidebar items of a folder: from `_meta.json`, else from its files. */
function itemsOf(reader: MenuReader, dir: string): FolderItem[] {
  const { docsDir, pageOf, skip } = reader;
  const entries = readMetaEntries(dir) ?? entriesOfFolder(dir);
  const pageIn = (name: string) =>
    pageOf(routeOf(`${toPosix(path.relative(docsDir, path.join(dir, name)))}.mdx`));
  return entries.flatMap((entry): FolderItem[] => {
    const below = path.join(dir, entry.name);
    if (entry.type === 'file') {
      const page = pageIn(entry.name);
      return page ? [{ item: linkTo(page, entry.label) }] : [];
    }
    if (skip.has(below) || !fs.existsSync(below)) return [];
    const listsIndex = readMetaEntries(below)?.some(({ type, name }) => type === 'file' && name === 'index');
    const items = itemsOf(reader, below)
      .map(({ item }) => item)
      .filter(
        (item) =>
          listsIndex || item.type === 'category' || item.href !== pageIn(`${entry.name}/index`)?.route,
      );
    const own = listsIndex ? undefined : (pageIn(entry.name) ?? pageIn(`${entry.name}/index`));
    if (items.length === 0 && !own) return [];
    const item: SidebarItem = {
      type: 'category',
      label: entry.label ?? own?.title ?? entry.name,
      href: own?.route,
      items,
      linkUnlisted: own?.frontmatter.unlisted === true || undefined,
    };
    return [{ item, folder: entry.name }];
  });
}

export function linkTo({ title, route, frontmatter }: Page, label: string = title): SidebarLink {
  return {
    type: 'link',
    label,
    title: label === title ? undefined : title,
    href: route,
    unlisted: frontmatter.unlisted === true || undefined,
    draft: frontmatter.draft === true || undefined,
  };
}

const ownLink = ({ label, href, linkUnlisted }: SidebarCategory): SidebarLink[] =>
  href === undefined ? [] : [{ type: 'link', label, href, unlisted: linkUnlisted }];

/** Distributes the root items over the sidebars of a version. A sidebar of a folder has its items, the index page first. */
function sidebarsOf(
  found: readonly FolderItem[],
  configs: readonly SidebarConfig[],
  version: Version,
): Sidebars {
  const itemsFor = (folder: string | undefined): SidebarItem[] =>
    found.flatMap(({ item, folder: name }) => {
      const isOwned = name !== undefined && configs.some((config) => config.folder === name);
      if (!isOwned || item.type === 'link') return folder === undefined ? [item] : [];
      const isInside = item.href?.startsWith(`${version.path}/${name}/`);
      if (folder === undefined) return isInside ? [] : ownLink(item);
      return name === folder ? [...(isInside ? ownLink(item) : []), ...item.items] : [];
    });
  return Object.fromEntries(configs.map(({ id, folder }) => [id, itemsFor(folder)]));
}

/** @param pages those that are built. */
export function createVersions(
  { docsDir, sidebars }: { docsDir: string; sidebars: readonly SidebarConfig[] },
  pages: readonly Page[],
  versions: readonly Version[],
): DocsVersion[] {
  const byRoute = new Map(pages.map((page) => [routeKey(page.route), page]));
  const folderOf = (version: Version) => path.join(docsDir, ...version.path.split('/'));
  return versions.map((version) => {
    const own = pages.filter((page) => page.version?.path === version.path);
    const dir = folderOf(version);
    const others = new Set(versions.filter((other) => other !== version).map(folderOf));
    const pageOf = (route: string) => byRoute.get(routeKey(route));
    const items = fs.existsSync(dir) ? itemsOf({ docsDir, pageOf, skip: others }, dir) : [];
    return {
      ...version,
      mainDocId: MAIN_DOC_ID,
      docs: own.map(({ route, frontmatter }) => {
        const id = docIdOfPath(route, version);
        const chosen = sidebars.find((sidebar) => sidebar.id === frontmatter.sidebar);
        return { id, path: route, sidebar: (chosen ?? sidebarOfDocId(id, sidebars))?.id };
      }),
      draftIds: own
        .filter(({ frontmatter }) => frontmatter.draft === true)
        .map(({ route }) => docIdOfPath(route, version)),
      sidebars: sidebarsOf(items, sidebars, version),
    };
  });
}
