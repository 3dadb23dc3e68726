/**
 * `npm run brand:picture`: takes the README's picture, `public/readme/middleware.png`, of the built site: the page about
 * middleware at 1440 × 900 pixels in the dark mode. Run `npm run build` first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { chromium } from 'playwright';
import { encodePalettePng } from '../../plugins/output/socialImages/palettePng.ts';
import { ANNOUNCEMENT } from '../../site.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { serve } from '../servers/static.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = '/docs/request-handling/middleware';
const SIZE = { width: 1440, height: 900 } as const;
const MAX_BYTES = 150_000;

/** The same picture with 256 colours, the edges of letters nearly as before: half as large. */
function withPalette(png: Buffer): Buffer {
  const { width, height } = SIZE;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  return encodePalettePng(new Resvg(svg).render().pixels, width, height);
}

runMain(async () => {
  const build = requireBuild();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const server = await serve(build);
  try {
    const page = await browser.newPage({
      viewport: SIZE,
      reducedMotion: 'reduce',
    });
    // A picture stays for long: without the announcement of the day.
    await page.addInitScript((id) => {
      localStorage.setItem('announcement.id', id);
      localStorage.setItem('announcement.dismissed', 'true');
    }, ANNOUNCEMENT?.id ?? '');
    await page.goto(`${server.origin}${PAGE}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = withPalette(await page.screenshot());
    if (picture.length > MAX_BYTES) {
      throw new UserError(`The picture has ${picture.length} bytes, more than ${MAX_BYTES}.`);
    }
    const file = path.join(root, 'public/readme/middleware.png');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, picture);
    console.log(`public/readme/middleware.png: ${picture.length} bytes`);
  } finally {
    await browser.close();
    await server.close();
  }
});
