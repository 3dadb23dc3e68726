import { pathnameToRouteService } from '@rspress/core/runtime';
import docs from 'virtual-docs';
import { VERSIONS, type VersionConfig } from '../site.ts';
import {
  candidateVersion,
  docIdOfPath,
  findNeighbours,
  flattenLinks,
  type Neighbours,
  resolveReference,
  SIDEBAR_IDS,
  type SidebarId,
  type SidebarItem,
  sidebarOfDocId,
  versionOfPath,
} from './docs.ts';
import { usePageInfo } from './usePageInfo.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

export interface DocsPage {
  version: VersionConfig;
  /** The sidebar that is shown beside the page; undefined when its version has no such sidebar. */
  sidebarId: SidebarId | undefined;
  /** Its items; empty when there is none. */
  sidebar: readonly SidebarItem[];
  /** The version's other sidebars, with the address of the first page of each. */
  others: readonly { id: SidebarId; href: string }[];
  neighbours: Neighbours;
}

/** True when an address has a page, in this very spelling. */
export const isPage = (path: string) => pathnameToRouteService(path)?.path === path;

/** Version, sidebar and neighbours of the page being shown; undefined outside the docs. */
export function useDocsPage(): DocsPage | undefined {
  const { path, docs: choices = {} } = usePageInfo();
  const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
  const sidebars = version && docs[version.name];
  if (path === undefined || !version || !sidebars) return undefined;
  const starts = SIDEBAR_IDS.flatMap((id) => {
    const href = flattenLinks(sidebars[id])[0]?.href;
    return href === undefined ? [] : [{ id, href }];
  });
  const wanted = choices.sidebar ?? sidebarOfDocId(docIdOfPath(path, version));
  const sidebarId = starts.find(({ id }) => id === wanted)?.id;
  const sidebar = sidebarId ? sidebars[sidebarId] : [];
  const found = findNeighbours(sidebar, path);
  return {
    version,
    sidebarId,
    sidebar,
    others: starts.filter(({ id }) => id !== sidebarId),
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
export function useDocsVersion(): VersionConfig | undefined {
  const { path } = usePageInfo();
  return candidateVersion(path, usePreferredVersion(), VERSIONS);
}

/**
 * Turns `doc:<id>` and `sidebar:<id>` into addresses, in the version that the chrome stands for; other links stay as they
 * are. Something unknown leads to the version's main doc, so that the page is shown.
 *
 * @throws while the site is built, for an id that the latest version does not have. References that stand in the sources
 * have been checked by then (`plugins/docs`); this is for those that a component puts together.
 */
export function useReference(): (reference: string) => string {
  const version = useDocsVersion();
  const sidebars = version && docs[version.name];
  return (reference) => {
    const found = version && sidebars && resolveReference(reference, version, sidebars, isPage);
    if (!found) return reference;
    if (!found.known && version.isLast && process.env.__SSR__) {
      const known =
        found.kind === 'sidebar'
          ? SIDEBAR_IDS
          : SIDEBAR_IDS.flatMap((id) => flattenLinks(sidebars[id])).map(({ href }) =>
              docIdOfPath(href, version),
            );
      throw new Error(`Unknown ${found.kind} id "${found.id}". Available ids: ${known.join(', ')}.`);
    }
    return found.href;
  };
}
