import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';
import { config } from './e2e/fixtures/config.ts';
import { facts } from './e2e/fixtures/facts.ts';
import { rsbuildPluginFramework } from './plugins/app/framework/index.ts';
import { writeIfChanged } from './plugins/engine/writeIfChanged.ts';
import { readSiteData, siteModule } from './plugins/siteData.ts';

/** The module `#site` of a fixture. */
const site = path.resolve(import.meta.dirname, '.rspress/tests/site.js');
writeIfChanged(site, siteModule(readSiteData(import.meta.dirname, config, facts).data));

/** Path of the replacement for an engine module. */
const component = (name: string) => path.resolve(import.meta.dirname, 'e2e/support/components', name);

export default defineConfig({
  include: ['{model,plugins,theme,drawings,scripts,e2e}/**/*.test.{ts,tsx}'],
  exclude: ['**/node_modules/**', '**/doc_build/**'],
  testTimeout: 60_000,
  // No process for each file: it would load the compilers again. Tests restore changed process state, such as globals.
  isolate: false,
  // On two cores the default is one.
  pool: { maxWorkers: 2 },
  // Tests know of all that the theme can do.
  source: {
    define: {
      'import.meta.env.PROD': 'true',
      'import.meta.env.TRANSLATED': 'true',
      'import.meta.env.SEARCH_PARTS': 'true',
    },
  },
  // Components are rendered on a page of a small site, without the engine.
  resolve: {
    alias: {
      '#site': site,
      '@rspress/core/runtime$': component('runtime.tsx'),
      'virtual-docs$': component('docs.ts'),
      'virtual-run$': component('run.ts'),
    },
  },
  // The content of a linked style sheet does not matter to tests, only its presence.
  tools: {
    bundlerChain(chain, { CHAIN_ID: { ONE_OF, RULE } }) {
      const linked = chain.module.rule(RULE.CSS).oneOf(ONE_OF.CSS_URL);
      linked.uses.clear();
      linked.type('asset/source');
    },
  },
  // The framework runs as it does in the page.
  output: { bundleDependencies: ['burger-api'] },
  plugins: [pluginReact(), rsbuildPluginFramework(path.resolve(import.meta.dirname, 'theme/try/app'))],
});
