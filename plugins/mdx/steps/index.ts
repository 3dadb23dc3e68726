import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { insertSearchTexts } from '../samples/search.ts';
import { type ExpandOptions, expandSteps } from './expand.ts';
import { diffLines } from './lineDiff.ts';
import { transformerChange, transformerPlain } from './transformer.ts';

export type StepsOptions = Omit<ExpandOptions, 'target'>;

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** Environment in which the engine builds the Markdown twins. */
const MARKDOWN_ENVIRONMENT = 'node_md';

/**
 * `<Step tutorial="…" step="…" />`: a tutorial told by the states of its program. Stands after the plugin that highlights
 * and before the one that expands samples: the bundler runs the last loader first, and a step may hold samples.
 */
export function pluginSteps(options: StepsOptions): RspressPlugin {
  return {
    name: 'site:steps',
    config(config) {
      const shiki = config.markdown?.shiki;
      config.markdown = {
        ...config.markdown,
        shiki: {
          ...shiki,
          transformers: [...(shiki?.transformers ?? []), transformerChange(), transformerPlain()],
        },
      };
      return config;
    },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        if (!page._filepath.endsWith('.mdx')) continue;
        const source = fs.readFileSync(page._filepath, 'utf8');
        const { steps } = expandSteps(source, page._filepath, { ...options, target: 'markdown' });
        // What a step adds, so that a hit leads to where a line is explained.
        const texts = steps.map(({ line, changes }) => ({
          line,
          text: changes
            .flatMap(({ before, after }) => diffLines(before, after))
            .filter(({ kind }) => kind === 'added')
            .map(({ text }) => text)
            .join('\n'),
        }));
        insertSearchTexts(page, source, texts);
      }
    },
    builderConfig: {
      tools: {
        bundlerChain(chain, { environment }) {
          const target = environment.name === MARKDOWN_ENVIRONMENT ? 'markdown' : 'page';
          chain.module
            .rule('mdx')
            .oneOf('mdx')
            .use('steps')
            .loader(LOADER)
            .options({ ...options, target, expand: expandSteps });
        },
      },
    },
  };
}
