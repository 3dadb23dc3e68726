import docs from 'virtual-docs';
import * as site from '#site';
import { resolveReference } from '../../model/references.ts';
import {
  findNeighbours,
  flattenLinks,
  type Neighbours,
  type SidebarItem,
  sidebarOfDocId,
} from '../../model/sidebars.ts';
import type { SidebarConfig, Version } from '../../model/site.ts';
import { candidateVersion, docIdOfPath, latestVersion, versionOfPath } from '../../model/versions.ts';
import { findRoute } from './findRoute.ts';
import { homeOf, versionsFor } from './locale.ts';
import { translate } from './translate.ts';
import { usePageInfo } from './usePageInfo.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

/** Versions of the docs in all languages, those of the first one first, newest first. */
export const { versions: VERSIONS } = docs;

export interface DocsPage {
  version: Version;
  /** The sidebar that is shown beside the page; undefined when its version has no such sidebar. */
  sidebar: SidebarConfig | undefined;
  /** Its items; empty when there is none. */
  items: readonly SidebarItem[];
  /** The version's other sidebars, with the address of the first page of each. */
  others: readonly { sidebar: SidebarConfig; href: string }[];
  neighbours: Neighbours;
}

/** True when an address has a page, in this very spelling. */
export const isPage = (path: string) => findRoute(path)?.path === path;

/** Version, sidebar and neighbours of the page being shown; undefined outside the docs. */
export function useDocsPage(): DocsPage | undefined {
  const page = usePageInfo();
  const { path, docs: choices = {} } = page;
  const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
  const sidebars = version && docs.sidebars[version.path];
  if (path === undefined || !version || !sidebars) return undefined;
  const starts = site.sidebars.flatMap((sidebar) => {
    const href = flattenLinks(sidebars[sidebar.id] ?? [])[0]?.href;
    if (href === undefined) return [];
    if (!import.meta.env.TRANSLATED) return [{ sidebar, href }];
    const say = (text: string) => translate(text, {}, page.translation);
    const { label, navigation } = sidebar;
    return [{ sidebar: { ...sidebar, label: say(label), navigation: say(navigation) }, href }];
  });
  const wanted = choices.sidebar ?? sidebarOfDocId(docIdOfPath(path, version), site.sidebars)?.id;
  const sidebar = starts.find((start) => start.sidebar.id === wanted)?.sidebar;
  const items = (sidebar && sidebars[sidebar.id]) ?? [];
  const found = findNeighbours(items, path);
  return {
    version,
    sidebar,
    items,
    others: starts.filter((start) => start.sidebar !== sidebar),
    neighbours: {
      previous: choices.previous === undefined ? found.previous : (choices.previous ?? undefined),
      next: choices.next === undefined ? found.next : (choices.next ?? undefined),
    },
  };
}

/** True on docs and posts: pages to be read from the top to the end. */
export function useIsArticle(): boolean {
  const { blog } = usePageInfo();
  return Boolean(useDocsPage() ?? blog?.post);
}

/** The docs version that the chrome stands for: the one being read, else the preferred one, else the latest. */
export function useDocsVersion(): Version | undefined {
  const { path } = usePageInfo();
  return candidateVersion(path, usePreferredVersion(), versionsFor(path));
}

/** Where a link leads from the pages of a version. Something unknown leads to the version's main doc, so that the page is shown. */
function toAddress(link: string, version: Version | undefined): string {
  const sidebars = (version && docs.sidebars[version.path]) ?? {};
  const found = version && resolveReference(link, version, sidebars, isPage);
  if (!found || found.known) return found?.href ?? link;
  // What is not translated yet is read in the first language.
  if (import.meta.env.TRANSLATED && homeOf(version.path) !== '/')
    return toAddress(link, latestVersion(VERSIONS));
  if (version.isLast && import.meta.env.SSR) {
    const { kind, id } = found.reference;
    const known =
      kind === 'sidebar'
        ? site.sidebars.map((sidebar) => sidebar.id)
        : flattenLinks(Object.values(sidebars).flat()).map(({ href }) => docIdOfPath(href, version));
    throw new Error(`Unknown ${kind} id "${id}". Available ids: ${known.join(', ')}.`);
  }
  return found.href;
}

/**
 * Turns `doc:<id>` and `sidebar:<id>` into addresses, in the version that the chrome stands for; other links stay as they
 * are, but for those to a page that there is in the language of the page being shown.
 *
 * @throws while the site is built, for an id that the latest version does not have. References that stand in the sources
 * have been checked by then (`plugins/content/check`); this is for those that a component puts together.
 */
export function useReference(): (reference: string) => string {
  const version = useDocsVersion();
  return (link) => {
    if (import.meta.env.TRANSLATED && link.startsWith('/')) {
      const own = homeOf(version?.path) + link.slice(1);
      return isPage(own) ? own : link;
    }
    return toAddress(link, version);
  };
}
