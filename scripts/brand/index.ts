/**
 * `npx tsx scripts/brand`: cuts the fonts out of Inter, and draws the icons in `public/` from the mark. The results are committed.
 * The name of the web font has the hash of its content: `theme/styles/font.css` and `plugins/app/pageStart/page.html` name it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { runMain } from '../run.mjs';
import { cutFonts, WEB_FONT_FOLDER } from './font.ts';
import { drawIcons } from './icons.ts';

runMain(async () => {
  const files = [...(await cutFonts()), ...(await drawIcons())];
  fs.rmSync(WEB_FONT_FOLDER, { recursive: true, force: true });
  for (const [file, content] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    console.log(`${path.relative(PROJECT_ROOT, file)}: ${content.length} bytes`);
  }
});
