/**
 * `npx tsx scripts/brand/picture.ts`: takes the README's picture, `public/readme/middleware.png`, of the built site: the page about
 * middleware at 1440 × 900 pixels in the dark mode. Run `npm run build` first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { site } from '../../site.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { serve } from '../servers/static.ts';

const PAGE = '/docs/request-handling/middleware';
const SIZE = { width: 1440, height: 900 } as const;
const MAX_BYTES = 250_000;

runMain(async () => {
  const build = requireBuild();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const server = await serve(build);
  try {
    const page = await browser.newPage({
      viewport: SIZE,
      reducedMotion: 'reduce',
    });
    // The picture is used for a long time: it must not show the current announcement.
    await page.addInitScript((id) => {
      localStorage.setItem('announcement.id', id);
      localStorage.setItem('announcement.dismissed', 'true');
    }, site.announcement?.id ?? '');
    await page.goto(`${server.origin}${PAGE}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    if (picture.length > MAX_BYTES) {
      throw new UserError(`The picture has ${picture.length} bytes, more than ${MAX_BYTES}.`);
    }
    const file = path.join(PROJECT_ROOT, 'public/readme/middleware.png');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, picture);
    console.log(`public/readme/middleware.png: ${picture.length} bytes`);
  } finally {
    await browser.close();
    await server.close();
  }
});
