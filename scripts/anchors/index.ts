/**
 * `npx tsx scripts/anchors`: adds the addresses of all pages, and the anchors of each, to the list of published addresses
 * (`docs/_anchors.json`). Entries are never removed from the list: the build fails when one of them has no target.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PUBLISHED_FILE, readPublished } from '../../plugins/content/check/publishedAnchors.ts';
import { formatDiagnostic } from '../../plugins/content/diagnostic.ts';
import { readArguments } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { readThisSite } from '../thisSite.ts';
import { addAnchors } from './anchors.ts';

runMain(async () => {
  readArguments({});
  const { reader, docsDir } = readThisSite();
  const { value: published, diagnostics } = readPublished(docsDir);
  if (!published) throw new UserError(diagnostics.map(formatDiagnostic).join('\n'));
  const { list, added } = addAnchors(published, reader.site().pages.values());
  fs.writeFileSync(path.join(docsDir, PUBLISHED_FILE), `${JSON.stringify(list, null, 2)}\n`);
  for (const address of added) console.log(address);
  console.log(`${added.length} addresses are new in docs/${PUBLISHED_FILE}.`);
});
