/**
 * `npx tsx scripts/brand/icons.ts`: draws the icons in `public/` from the mark: `favicon.svg`, `favicon.ico` (16, 32, 48),
 * `apple-touch-icon.png` (180), `icon-192.png`, `icon-512.png`, `icon-maskable-512.png`. The results are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { runMain } from '../run.mjs';
import { drawIcons } from './drawIcons.ts';

runMain(async () => {
  for (const [name, content] of drawIcons()) {
    fs.writeFileSync(path.join(PROJECT_ROOT, 'public', name), content);
    console.log(`public/${name}: ${content.length} bytes`);
  }
});
