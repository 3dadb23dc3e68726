import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['{model,plugins,theme,drawings,scripts,e2e}/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/doc_build/**'],
  testTimeout: 60_000,
  // Tests know of all that the theme can do.
  source: { define: { 'import.meta.env.TRANSLATED': 'true' } },
});
