/** The gallery of components (`e2e/fixtures/components`) for tests of components: built once for all of them, on first use. */
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { serve } from '../../scripts/servers/static.ts';
import { MAX_SITE_MS } from './fixtures.ts';
import { test as base, expect } from './test.ts';

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

/**
 * Builds the gallery, or waits until another worker has.
 *
 * @param dir absolute path of the copy.
 * @throws with the engine's output when the build has failed.
 */
async function buildOnce(dir: string): Promise<void> {
  const result = path.join(dir, 'failure.txt');
  // The result is undefined for a folder that exists: another worker builds.
  if (fs.mkdirSync(path.join(dir, 'claimed'), { recursive: true })) {
    const { code, output } = await buildSite(dir);
    const written = `${result}.part`;
    fs.writeFileSync(written, code === 0 ? '' : output);
    // Renamed, so that other workers never read an incomplete file.
    fs.renameSync(written, result);
  }
  await expect.poll(() => fs.existsSync(result), { timeout: MAX_SITE_MS }).toBe(true);
  const failure = fs.readFileSync(result, 'utf8');
  if (failure) throw new Error(`The gallery was not built:\n${failure}`);
}

/** A test about pages of the gallery: relative addresses are addresses of it; `build` is the path of its build output. */
export const test = base.extend<object, { gallery: { build: string; origin: string } }>({
  gallery: [
    // Playwright requires a destructuring pattern; no fixture is needed here.
    async ({ playwright: _ }, use) => {
      const dir = process.env.GALLERY_DIR ?? '';
      await buildOnce(dir);
      const build = path.join(dir, 'doc_build');
      const { origin, close } = await serve(build);
      await use({ build, origin });
      await close();
    },
    { scope: 'worker', timeout: 2 * MAX_SITE_MS },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.origin),
});

/** The same without scripts. */
export const noScriptsTest = test.extend({ javaScriptEnabled: false });
