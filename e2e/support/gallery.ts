/** The gallery of components (`e2e/fixtures/components`) for tests of components: built once for all of them, on first use. */
import { test as base } from './test.ts';

/** Pages of the gallery, by their content. */
export const GALLERY = {
  home: '/',
  text: '/docs/text',
  callouts: '/docs/callouts',
  code: '/docs/code',
  programs: '/docs/programs',
  tabs: '/docs/tabs',
  tables: '/docs/tables',
  filter: '/docs/filter',
  drawings: '/docs/drawings',
  samples: '/docs/samples',
  playground: '/docs/playground',
  pairs: '/docs/pairs',
  steps: '/docs/steps',
  routes: '/docs/routes',
  layers: '/docs/layers',
} as const;

/** The program of the gallery that is folded: its title, and how many lines it has. */
export const FOLDED_PROGRAM = { title: 'long.ts', lines: 60 } as const;

/** A test about pages of the gallery: relative addresses are addresses of it; `build` is the path of its build output. */
export const test = base.extend({ baseURL: async ({ gallery }, use) => use(gallery.origin) });

/** The same without scripts. */
export const noScriptsTest = test.extend({ javaScriptEnabled: false });
