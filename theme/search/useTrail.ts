import { useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import {
  createSidebars,
  findTrail,
  MAIN_SIDEBAR,
  type RawSidebarItem,
  TUTORIALS_SIDEBAR,
  versionOfPath,
} from '../lib/docs.ts';
import { VERSIONS } from '../site.ts';

/** @returns the names of the categories that lead to a page, the outermost first. */
export function useTrail(): (path: string) => string[] {
  const { site } = useSite();
  return useMemo(() => {
    const raw = (site.themeConfig.sidebar as Record<string, RawSidebarItem[]> | undefined)?.['/docs'] ?? [];
    const sidebars = new Map(VERSIONS.map((version) => [version, createSidebars(raw, version, VERSIONS)]));
    return (path) => {
      const version = versionOfPath(path, VERSIONS);
      const own = version && sidebars.get(version);
      if (!own) return [path.startsWith('/blog') ? 'Blog' : 'Site'];
      const main = findTrail(own[MAIN_SIDEBAR], path);
      const trail = main.length > 0 ? main : findTrail(own[TUTORIALS_SIDEBAR], path);
      const categories = trail.filter(({ type }) => type === 'category').map(({ label }) => label);
      if (main.length === 0) categories.unshift('Tutorials');
      return ['Docs', ...categories];
    };
  }, [site]);
}
