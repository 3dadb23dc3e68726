import { pathnameToRouteService } from '@rspress/core/runtime';
import docs from 'virtual-docs';
import { SIDEBARS } from '#site';
import { resolveReference } from '../../model/references.ts';
import {
  findNeighbours,
  flattenLinks,
  type Neighbours,
  type SidebarItem,
  sidebarOfDocId,
} from '../../model/sidebars.ts';
import type { SidebarConfig, Version } from '../../model/site.ts';
import { candidateVersion, docIdOfPath, versionOfPath } from '../../model/versions.ts';
import { usePageInfo } from './usePageInfo.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

/** Versions of the docs, newest first. */
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
export const isPage = (path: string) => pathnameToRouteService(path)?.path === path;

/** Version, sidebar and neighbours of the page being shown; undefined outside the docs. */
export function useDocsPage(): DocsPage | undefined {
  const { path, docs: choices = {} } = usePageInfo();
  const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
  const sidebars = version && docs.sidebars[version.name];
  if (path === undefined || !version || !sidebars) return undefined;
  const starts = SIDEBARS.flatMap((sidebar) => {
    const href = flattenLinks(sidebars[sidebar.id] ?? [])[0]?.href;
    return href === undefined ? [] : [{ sidebar, href }];
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

/** True on docs and posts: pages to be read from the top to the end. */
export function useIsArticle(): boolean {
  const { blog } = usePageInfo();
  return Boolean(useDocsPage() ?? blog?.post);
}

/** The docs version that the chrome stands for: the one being read, else the preferred one, else the latest. */
export function useDocsVersion(): Version | undefined {
  const { path } = usePageInfo();
  return candidateVersion(path, usePreferredVersion(), VERSIONS);
}

/**
 * Turns `doc:<id>` and `sidebar:<id>` into addresses, in the version that the chrome stands for; other links stay as they
 * are. Something unknown leads to the version's main doc, so that the page is shown.
 *
 * @throws while the site is built, for an id that the latest version does not have. References that stand in the sources
 * have been checked by then (`plugins/content/check`); this is for those that a component puts together.
 */
export function useReference(): (reference: string) => string {
  const version = useDocsVersion();
  const sidebars = version && docs.sidebars[version.name];
  return (link) => {
    const found = version && sidebars && resolveReference(link, version, sidebars, isPage);
    if (!found) return link;
    if (!found.known && version.isLast && process.env.__SSR__) {
      const { kind, id } = found.reference;
      const known =
        kind === 'sidebar'
          ? SIDEBARS.map((sidebar) => sidebar.id)
          : flattenLinks(Object.values(sidebars).flat()).map(({ href }) => docIdOfPath(href, version));
      throw new Error(`Unknown ${kind} id "${id}". Available ids: ${known.join(', ')}.`);
    }
    return found.href;
  };
}
