/**
 * Holds on to: the engine's Rsbuild plugin `rsbuild-plugin-searchIndex`, which reads all pages before development serves the first,
 * and the function by which it does. Its options come from the engine's configuration, of which this site leaves them as they are.
 * There is no option to have that later, and `search: false` parses every page all the same.
 */
import type { RsbuildPlugin } from '@rsbuild/core';
import { engineChanged } from './changed.ts';
import { type EngineSearchPage, searchPagesOf } from './searchPages.ts';

/** The engine's plugin that reads the pages. */
const READER = 'rsbuild-plugin-searchIndex';

/** What the engine's hook `routeServiceGenerated` gives. */
type RouteService = Parameters<
  typeof import('@rspress/core/dist/node/route/extractPageData.js')['extractPageData']
>[0];

/** The pages of the engine's search, read when they are asked for. */
export interface LateSearchPages {
  /** Takes the reading out of the start of the development server. Not for a build. */
  rsbuildPlugin: RsbuildPlugin;
  /** Takes what the hook `routeServiceGenerated` gives. */
  learn: (routeService: RouteService) => void;
  /** Reads the pages as they are now. @throws when the engine hands them over in another way. */
  read: () => Promise<EngineSearchPage[]>;
}

/**
 * Development: the engine reads the pages for the search when somebody searches, not before it serves the first one.
 *
 * @param root absolute path of the folder of all pages.
 */
export function lateSearchPages(root: string): LateSearchPages {
  let routes: RouteService | undefined;
  let alias: Record<string, string | string[]> = {};
  return {
    rsbuildPlugin: {
      name: 'engine:late-search-pages',
      remove: [READER],
      setup(api) {
        // One that was taken out is still listed.
        if (!api.isPluginExists(READER))
          throw engineChanged('reading of all pages', 'lateSearchPages.ts', `no ${READER}`);
        api.modifyBundlerChain((chain) => {
          alias = Object.fromEntries(
            Object.entries(chain.resolve.alias.entries() ?? {}).filter(
              (entry): entry is [string, string | string[]] => entry[1] !== false,
            ),
          );
        });
      },
    },
    learn(routeService) {
      routes = routeService;
    },
    async read() {
      const { extractPageData } = await import('@rspress/core/dist/node/route/extractPageData.js');
      if (!routes || typeof extractPageData !== 'function')
        throw engineChanged(
          'reading of all pages',
          'lateSearchPages.ts',
          `routes: ${typeof routes}, extractPageData: ${typeof extractPageData}`,
        );
      return searchPagesOf(
        await extractPageData(routes, { root, alias, replaceRules: [], searchCodeBlocks: true }),
      );
    },
  };
}
