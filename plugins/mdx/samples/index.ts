import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { rememberExpansions } from './remember.ts';
import { insertSearchTexts } from './search.ts';

export interface SamplesOptions {
  /** Absolute path of the folder of all samples. */
  root: string;
}

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * `<Sample name="…" />` in pages: the program's files, its requests as `curl`, the recorded answers. The page's source
 * is expanded before the engine sees it, so that the page, the search and the Markdown twin show the same.
 */
export function pluginSamples({ root }: SamplesOptions): RspressPlugin {
  const expand = rememberExpansions();
  return {
    name: 'site:samples',
    modifySearchIndexData(pages) {
      for (const page of pages) {
        if (!/\.mdx?$/.test(page._filepath)) continue;
        const source = fs.readFileSync(page._filepath, 'utf8');
        insertSearchTexts(page, source, expand(source, page._filepath, root).searchTexts);
      }
    },
    builderConfig: {
      tools: {
        bundlerChain(chain) {
          // The engine's own loader of this rule runs last-in first-out: this one sees the source before it.
          chain.module.rule('mdx').oneOf('mdx').use('samples').loader(LOADER).options({ expand, root });
        },
      },
    },
  };
}
