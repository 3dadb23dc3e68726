/** `npx tsx scripts/figures`, part of `npm run check`: compares figures of the code with limits, which may only fall. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { listCheckout } from '../copyCheckout.ts';
import { runMain, UserError } from '../run.mjs';
import { coverageOf, type SpecIds } from './coverage.ts';
import {
  addressesInSpecs,
  flaggedWords,
  idsInSeveralSpecs,
  longDocuments,
  longTitles,
  MAX_TITLE,
  namesInSeveralFolders,
} from './figures.ts';

const CODE = /^(?:model|plugins|theme|drawings|scripts|e2e)\/.*\.(?:tsx?|mjs|css)$/;

const SAMPLES = /^e2e\/fixtures\/\w+\/samples\//;

const DOCUMENT = /^(?:CONTRIBUTING|contributing\/[\w-]+)\.md$/;

runMain(async () => {
  const read = (pattern: RegExp) =>
    listCheckout()
      .filter((file) => pattern.test(file) && !SAMPLES.test(file))
      .map((file) => ({ file, text: fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8') }));
  const code = read(CODE);
  const ids: SpecIds = JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'e2e/spec-ids.json'), 'utf8'));
  const { missing, audited, unknown } = coverageOf(ids, code);
  const figures = [
    { name: "addresses of the site's pages in specs", limit: 120, found: addressesInSpecs(code) },
    { name: 'ids in more than one spec', limit: 0, found: idsInSeveralSpecs(code) },
    { name: 'file names that exist twice', limit: 0, found: namesInSeveralFolders(code) },
    { name: `titles of tests above ${MAX_TITLE} characters`, limit: 0, found: longTitles(code) },
    { name: 'documents with more words than their limit', limit: 0, found: longDocuments(read(DOCUMENT)) },
    { name: 'flagged words in comments', limit: 0, found: flaggedWords(code) },
    { name: `of ${Object.keys(ids).length} requirements that no test names`, limit: 0, found: missing },
    { name: 'requirements that only tests of the audit name', limit: 0, found: audited },
    { name: 'ids in titles of tests that are no requirement', limit: 0, found: unknown },
  ];
  const above = figures.filter(({ limit, found }) => found.length > limit);
  for (const { name, limit, found } of figures)
    console.log(`${String(found.length).padStart(5)}  of ${String(limit).padStart(4)}  ${name}`);
  if (above.length === 0) return;
  const places = above.map(({ name, found }) => `${name}:\n${[...found].sort().join('\n')}`);
  throw new UserError(`Above the limit; CONTRIBUTING.md#how-we-write says what to do:\n${places.join('\n')}`);
});
