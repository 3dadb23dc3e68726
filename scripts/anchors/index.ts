/**
 * `npm run anchors`: adds the addresses of all pages, and the anchors of each, to the list of what has been published
 * (`docs/_anchors.json`). Nothing is ever taken off the list: the build fails when something on it leads nowhere.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PUBLISHED_FILE, readPublished } from '../../plugins/content/published.ts';
import { createSiteContent } from '../../plugins/siteContent.ts';
import * as site from '../../site.ts';
import { runMain } from '../run.mjs';
import { addAnchors } from './anchors.ts';

const root = path.resolve(import.meta.dirname, '../..');

runMain(async () => {
  const { content, docsDir } = createSiteContent({ root, site });
  const { published } = readPublished(docsDir);
  const { list, added } = addAnchors(published, content.site(true).pages.values());
  fs.writeFileSync(path.join(docsDir, PUBLISHED_FILE), `${JSON.stringify(list, null, 2)}\n`);
  for (const address of added) console.log(address);
  console.log(`${added.length} addresses are new in docs/${PUBLISHED_FILE}.`);
});
