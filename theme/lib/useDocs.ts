import docs from 'virtual-docs';
// A named import: the bundler retains all exports of a namespace that a branch for the server uses, too.
import { sidebars as SIDEBARS } from '#site';
import { resolveReference } from '../../model/references.ts';
import {
  findNeighbours,
  firstAddress,
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

/** Versions of all locales, those of the first locale first; newest first. */
export const { versions: VERSIONS } = docs;

export interface DocsPage {
  version: Version;
  sidebar: SidebarConfig | undefined;
  items: readonly SidebarItem[];
  others: readonly { sidebar: SidebarConfig; href: string }[];
  neighbours: Neighbours;
}

/** True for a page in exactly this spelling. */
export const isPage = (path: string) => findRoute(path)?.path === path;

/** Version, sidebar and neighbours of the current page; undefined outside the docs. */
export function useDocsPage(): DocsPage | undefined {
  const page = usePageInfo();
  const { path, docs: choices = {} } = page;
  const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
  const sidebars = version && docs.sidebars[version.path];
  if (path === undefined || !version || !sidebars) return undefined;
  const starts = SIDEBARS.flatMap((sidebar) => {
    const href = firstAddress(sidebars[sidebar.id] ?? []);
    if (href === undefined) return [];
    if (!import.meta.env.TRANSLATED) return [{ sidebar, href }];
    const inLocale = (text: string) => translate(text, {}, page.translation);
    const { label, navigation } = sidebar;
    return [{ sidebar: { ...sidebar, label: inLocale(label), navigation: inLocale(navigation) }, href }];
  });
  const wanted = choices.sidebar ?? sidebarOfDocId(docIdOfPath(path, version), SIDEBARS)?.id;
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

export function useIsArticle(): boolean {
  const { blog } = usePageInfo();
  return Boolean(useDocsPage() ?? blog?.post);
}

/** Version of the navigation: that of the page, else the preferred one, else the latest. */
export function useDocsVersion(): Version | undefined {
  const { path } = usePageInfo();
  return candidateVersion(path, usePreferredVersion(), versionsFor(path));
}

/** Unknown references lead to the main doc, so that the page is rendered. */
function toAddress(link: string, version: Version | undefined): string {
  const sidebars = (version && docs.sidebars[version.path]) ?? {};
  const found = version && resolveReference(link, version, sidebars, isPage);
  if (!found || found.known) return found?.href ?? link;
  // A reference without a translation falls back to the first locale.
  if (import.meta.env.TRANSLATED && homeOf(version.path) !== '/')
    return toAddress(link, latestVersion(VERSIONS));
  if (version.isLast && import.meta.env.SSR) {
    const { kind, id } = found.reference;
    const known =
      kind === 'sidebar'
        ? SIDEBARS.map((sidebar) => sidebar.id)
        : flattenLinks(Object.values(sidebars).flat()).map(({ href }) => docIdOfPath(href, version));
    throw new Error(`Unknown ${kind} id "${id}". Available ids: ${known.join(', ')}.`);
  }
  return found.href;
}

/**
 * Resolves `doc:<id>` and `sidebar:<id>` in the version of the navigation, and other links to translated pages.
 * @throws in a build for an unknown id in the latest version. `plugins/content/check` covers literal references; this covers
 * computed ones.
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
