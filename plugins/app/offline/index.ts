import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { KILL_SWITCH_MARK, OFFLINE_PATH, RELEASE_PATH, WORKER_PATH } from '../../../model/names.ts';
import { isBuilt, linkedRoutes, type SiteReader } from '../../content/siteReader.ts';
import { isForBrowsers } from '../../engine/forBrowsers.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { describeRelease } from './describeRelease.ts';

/** File of the build that replaces the service worker to remove it from browsers. */
export const KILL_SWITCH = 'kill-service-worker.js';

/** Chunks of the offline page: list of cached pages, and search. */
const SHELL_CHUNKS = ['offline', 'search', 'search-worker'] as const;

/** The offline page searches headings only. */
const SEARCH_INDEX = /^static\/search\/headings/;

interface OfflineOptions {
  outDir: string;
  base: string;
  generatedDir: string;
  /** Undefined in development, which has no service worker. */
  scripts: { worker: string; killSwitch: string } | undefined;
}

/**
 * Offline reading (specification.md OFF): offline page, service worker and release. The worker is the same in every release;
 * pages fill the cache.
 */
export function pluginOffline(
  reader: SiteReader,
  { outDir, base, generatedDir, scripts }: OfflineOptions,
): RspressPlugin {
  let shell: string[] = [];
  const readShell: RsbuildPlugin = {
    name: 'site:offline-shell',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (!stats || !isForBrowsers(environment)) return;
        const { namedChunkGroups, assets } = stats.compilation;
        const files = SHELL_CHUNKS.flatMap((name) => [...(namedChunkGroups.get(name)?.getFiles() ?? [])]);
        const indexes = Object.keys(assets).filter((file) => SEARCH_INDEX.test(file));
        shell = [...new Set([...files, ...indexes])].filter((file) => /\.(?:css|js|json)$/.test(file));
      });
    },
  };
  return {
    name: 'site:offline',
    addPages() {
      // Only its route matters: the theme renders the content.
      const filepath = path.join(generatedDir, 'offline.mdx');
      writeIfChanged(filepath, '---\nsearch: false\n---\n');
      return [{ routePath: OFFLINE_PATH, filepath }];
    },
    afterBuild() {
      if (!scripts) return;
      const site = reader.site();
      const pages = [...site.pages.values()].filter((page) => isBuilt(page) && page.visibility.indexed);
      const linked = linkedRoutes(site).flatMap((path) => pages.find(({ route }) => route === path) ?? []);
      // The list of cached pages has this order.
      const titles = new Map([...linked, ...pages].map(({ route, title }) => [route, title]));
      const { release, packed } = describeRelease({ outDir, base, titles, shell });
      const write = (file: string, content: string | Buffer) =>
        writeIfChanged(path.join(outDir, file), content);
      write(packed.file, packed.content);
      write(RELEASE_PATH, JSON.stringify(release));
      const { worker, killSwitch } = scripts;
      write(WORKER_PATH, worker);
      write(KILL_SWITCH, `${KILL_SWITCH_MARK}\n${killSwitch}`);
    },
    builderConfig: { plugins: [readShell] },
  };
}
