import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { CHARACTERS, fontFileOf, WEIGHTS } from '../../plugins/output/socialImages/cardFont.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';

const inter = path.join(PROJECT_ROOT, 'node_modules/@fontsource-variable/inter');

/** The folder of the one web font: nothing else is in it but the licence. */
export const WEB_FONT_FOLDER = path.join(PROJECT_ROOT, 'theme/styles/fonts');

/** One file for pages, and one for each weight of the social images, by absolute path; the same bytes each time. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const source = fs.readFileSync(path.join(inter, 'files/inter-latin-wght-normal.woff2'));
  const licence = fs.readFileSync(path.join(inter, 'LICENSE'));
  const web = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  const hash = createHash('sha256').update(web).digest('hex').slice(0, 8);
  const files = new Map([
    [path.join(WEB_FONT_FOLDER, `inter-${hash}.woff2`), web],
    [path.join(WEB_FONT_FOLDER, 'LICENSE.txt'), licence],
    [path.join(PROJECT_ROOT, 'public/fonts/LICENSE.txt'), licence],
  ]);
  for (const weight of WEIGHTS) {
    const fixed = await subsetFont(source, CHARACTERS, {
      targetFormat: 'truetype',
      noLayoutClosure: true,
      variationAxes: { wght: weight },
    });
    files.set(fontFileOf(weight), fixed);
  }
  return files;
}
