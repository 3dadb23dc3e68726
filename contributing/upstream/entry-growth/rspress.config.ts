import { defineConfig, type RspressPlugin } from '@rspress/core';

const PAGES = 100;

const manyPages: RspressPlugin = {
  name: 'many-pages',
  addPages: () =>
    Array.from({ length: PAGES }, (_, at) => ({
      routePath: `/page-${at}`,
      content: `# Page ${at}\n\n## Heading of page ${at}\n`,
    })),
};

export default defineConfig({ plugins: [manyPages] });
