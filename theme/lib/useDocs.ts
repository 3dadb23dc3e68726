import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { VERSIONS, type VersionConfig } from '../site.ts';
import {
  createSidebars,
  type RawSidebarItem,
  type SidebarId,
  type SidebarItem,
  sidebarOfPath,
  versionOfPath,
} from './docs.ts';
import { usePageInfo } from './usePageInfo.ts';

export interface DocsPage {
  version: VersionConfig;
  sidebarId: SidebarId | undefined;
  /** Items of the sidebar that lists the page; empty when none does. */
  sidebar: readonly SidebarItem[];
}

/** Version and sidebar of the page being shown; undefined outside the docs. */
export function useDocsPage(): DocsPage | undefined {
  const { path } = usePageInfo();
  const { site } = useSite();
  return useMemo(() => {
    const version = path === undefined ? undefined : versionOfPath(path, VERSIONS);
    if (!version || path === undefined) return undefined;
    const raw = (site.themeConfig.sidebar as Record<string, RawSidebarItem[]> | undefined)?.['/docs'] ?? [];
    const sidebars = createSidebars(raw, version, VERSIONS);
    const sidebarId = sidebarOfPath(sidebars, path);
    return { version, sidebarId, sidebar: sidebarId ? sidebars[sidebarId] : [] };
  }, [path, site]);
}
