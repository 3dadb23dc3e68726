import path from 'node:path';
import { defineConfig } from '@rstest/core';
import { rsbuildPluginFramework } from './plugins/app/framework/index.ts';

export default defineConfig({
  include: ['{model,plugins,theme,drawings,scripts,e2e}/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/doc_build/**'],
  testTimeout: 60_000,
  // One process for all files: each would load the compilers again. A test puts back what it changes of its process, such as globals.
  isolate: false,
  // Tests know of all that the theme can do.
  source: { define: { 'import.meta.env.TRANSLATED': 'true', 'import.meta.env.SEARCH_PARTS': 'true' } },
  // The framework runs as it does in the page.
  output: { bundleDependencies: ['burger-api'] },
  plugins: [rsbuildPluginFramework(path.resolve(import.meta.dirname, 'theme/try/app'))],
});
