/**
 * `npm run brand:font`: cuts the site's font out of Inter (OFL): the characters that the site writes, weights 400 to
 * 700. Also writes the two fixed weights that social images are drawn with. The file's name carries the hash of its
 * content; where the name is used it is brought up to date.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { runMain } from '../run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const source = fs.readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

/** Basic Latin, letters that names and samples bring, and the punctuation of running text; anything else falls back. */
const CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0©®°·×àâäçèéêëíïñóôöúûüß–—‘’“”•…→',
].join('');

runMain(async () => {
  const web = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  const hash = createHash('sha256').update(web).digest('hex').slice(0, 8);
  const folder = path.join(root, 'theme/styles/fonts');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const file = `inter-${hash}.woff2`;
  fs.writeFileSync(path.join(folder, file), web);
  const licence = path.join(root, 'node_modules/@fontsource-variable/inter/LICENSE');
  fs.copyFileSync(licence, path.join(folder, 'LICENSE.txt'));
  fs.mkdirSync(path.join(root, 'public/fonts'), { recursive: true });
  fs.copyFileSync(licence, path.join(root, 'public/fonts/LICENSE.txt'));
  for (const user of ['theme/styles/font.css', 'plugins/app/pageStart/page.html']) {
    const text = fs.readFileSync(path.join(root, user), 'utf8');
    fs.writeFileSync(path.join(root, user), text.replace(/inter-[0-9a-f]{8}\.woff2/g, file));
  }
  for (const weight of [500, 700]) {
    const fixed = await subsetFont(source, CHARACTERS, {
      targetFormat: 'truetype',
      noLayoutClosure: true,
      variationAxes: { wght: weight },
    });
    fs.mkdirSync(path.join(root, 'plugins/socialImages/fonts'), { recursive: true });
    fs.writeFileSync(path.join(root, `plugins/socialImages/fonts/inter-${weight}.ttf`), fixed);
  }
  console.log(`theme/styles/fonts/${file}: ${web.length} bytes`);
});
