/**
 * Holds on to: the engine's modules `virtual-site-data` and `virtual-page-data`, which depend on the file of every page. In
 * development a change of one word in one page has the engine read the front matter of all, which takes longer than the page.
 */
import { fileURLToPath } from 'node:url';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { WEB_ENVIRONMENT } from './environments.ts';

const MODULES = /[\\/]virtual-(?:site|page)-data\.js$/;

const LOADER = fileURLToPath(new URL('./pageFactsLoader.mjs', import.meta.url));

/**
 * Has the engine make the data of all pages anew when a file changes, and not whenever a page does.
 *
 * @param file absolute path.
 */
export function remakePageFactsWith(api: RsbuildPluginAPI, file: string): void {
  api.modifyBundlerChain((chain, { environment, isDev }) => {
    if (!isDev || environment.name !== WEB_ENVIRONMENT) return;
    chain.module
      .rule('page-facts')
      .test(MODULES)
      .enforce('post')
      .use('site')
      .loader(LOADER)
      .options({ file });
  });
}
