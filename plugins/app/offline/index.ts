import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { KILL_SWITCH_MARK, OFFLINE_PATH, RELEASE_PATH, WORKER_PATH } from '../../../model/names.ts';
import { flattenLinks, listedItems } from '../../../model/sidebars.ts';
import { isBuilt, type SiteReader } from '../../content/siteReader.ts';
import { isForBrowsers } from '../../engine/forBrowsers.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { describeRelease } from './describeRelease.ts';

/** The file that takes the worker's place to remove it from every browser, in the build. */
export const KILL_SWITCH = 'kill-service-worker.js';

/** Chunks that the page in place of others needs: what lists the kept pages, and the search. */
const SHELL_CHUNKS = ['offline', 'search', 'search-worker'] as const;

/** Without the texts of the pages the search finds headings. */
const SEARCH_INDEX = /^static\/search\/headings/;

/** Scripts that the bundler does not make: their texts. */
export interface OfflineScripts {
  worker: string;
  killSwitch: string;
}

export interface OfflineOptions {
  /** Absolute path of the build's folder. */
  outDir: string;
  /** Path that the site is served under, with a slash at both ends. */
  base: string;
  /** Absolute path of a folder for generated files. Keep it out of the repository and of the pages. */
  generatedDir: string;
  /** Undefined in development, which has no service worker. */
  scripts: OfflineScripts | undefined;
}

/** Learns from the bundler which files the page in place of others needs. */
function rsbuildPluginShell(learn: (files: string[]) => void): RsbuildPlugin {
  return {
    name: 'site:offline-shell',
    apply: 'build',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (!stats || !isForBrowsers(environment)) return;
        const { namedChunkGroups } = stats.compilation;
        const files = SHELL_CHUNKS.flatMap((name) => [...(namedChunkGroups.get(name)?.getFiles() ?? [])]);
        const indexes = Object.keys(stats.compilation.assets).filter((file) => SEARCH_INDEX.test(file));
        learn([...new Set([...files, ...indexes])].filter((file) => /\.(?:css|js|json)$/.test(file)));
      });
    },
  };
}

/**
 * Reading without a network (specification.md OFF): the page that says that another one is not kept, the service worker, and
 * what a release consists of. The worker is the same in every release; what pages keep is not.
 */
export function pluginOffline(
  reader: SiteReader,
  { outDir, base, generatedDir, scripts }: OfflineOptions,
): RspressPlugin {
  let shell: string[] = [];
  return {
    name: 'site:offline',
    addPages() {
      // Its words are the theme's: the engine renders a document for every page that it knows.
      const filepath = path.join(generatedDir, 'offline.mdx');
      writeIfChanged(filepath, '---\nsearch: false\n---\n');
      return [{ routePath: OFFLINE_PATH, filepath }];
    },
    afterBuild() {
      if (!scripts) return;
      const { pages: known, versions } = reader.site();
      const inOrder = versions.flatMap(({ sidebars }) =>
        Object.values(sidebars).flatMap((items) => flattenLinks(listedItems(items)).map(({ href }) => href)),
      );
      // The first place counts where two sidebars list a page.
      const places = new Map(inOrder.map((route, at) => [route, at] as const).reverse());
      const place = (route: string) => places.get(route) ?? inOrder.length;
      // As readers go on from page to page, and then the rest: what is kept is listed in this order.
      const pages = [...known.values()]
        .filter((page) => isBuilt(page) && page.visibility.indexed)
        .sort((a, b) => place(a.route) - place(b.route));
      const titles = new Map(pages.map(({ route, title }) => [route, title]));
      const { release, packed } = describeRelease({ outDir, base, titles, offlinePath: OFFLINE_PATH, shell });
      const write = (file: string, content: string | Buffer) => {
        const absolute = path.join(outDir, file);
        fs.mkdirSync(path.dirname(absolute), { recursive: true });
        fs.writeFileSync(absolute, content);
      };
      write(packed.file, packed.content);
      write(RELEASE_PATH, JSON.stringify(release));
      const { worker, killSwitch } = scripts;
      write(WORKER_PATH, worker);
      write(KILL_SWITCH, `${KILL_SWITCH_MARK}\n${killSwitch}`);
    },
    builderConfig: { plugins: [rsbuildPluginShell((files) => (shell = files))] },
  };
}
