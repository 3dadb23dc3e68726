/**
 * `npx tsx scripts/brand/font.ts`: cuts the site's font out of Inter: the characters that the site writes, weights 400 to 700,
 * and the fixed weights of social images. The name of the file carries the hash of its content, and is brought up to date where
 * it is used.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { runMain } from '../run.mjs';
import { cutFonts, WEB_FONT_FOLDER } from './cutFonts.ts';

/** Files that name the web font. */
const USERS = ['theme/styles/font.css', 'plugins/app/pageStart/page.html'].map((file) =>
  path.join(PROJECT_ROOT, file),
);

runMain(async () => {
  const files = await cutFonts();
  fs.rmSync(WEB_FONT_FOLDER, { recursive: true, force: true });
  for (const [file, content] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    console.log(`${path.relative(PROJECT_ROOT, file)}: ${content.length} bytes`);
  }
  const [font = ''] = [...files.keys()]
    .map((file) => path.basename(file))
    .filter((name) => name.endsWith('.woff2'));
  for (const user of USERS) {
    const text = fs.readFileSync(user, 'utf8');
    fs.writeFileSync(user, text.replace(/inter-[0-9a-f]{8}\.woff2/g, font));
  }
});
