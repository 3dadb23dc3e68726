/**
 * `npx tsx scripts/spec-coverage`: fails for a requirement of `e2e/spec-ids.json` that no title of a test names, or only titles of
 * tests that the audit alone runs, and for an id in a title that is no requirement.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { listCheckout } from '../copyCheckout.ts';
import { runMain, UserError } from '../run.mjs';
import { coverageOf, type SpecIds } from './coverage.ts';

/** Titles in the test of this command are examples. */
const TESTS = /^(?:e2e|model|plugins|theme|scripts(?!\/spec-coverage))\/.*\.(?:spec|test)\.tsx?$/;

runMain(async () => {
  const ids: SpecIds = JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'e2e/spec-ids.json'), 'utf8'));
  const sources = listCheckout()
    .filter((file) => TESTS.test(file))
    .map((file) => fs.readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
  const { missing, audited, unknown } = coverageOf(ids, sources);
  for (const id of missing) console.log(`no test: ${id} (part ${ids[id]?.part}) ${ids[id]?.meaning}`);
  for (const id of audited)
    console.log(`only in the audit: ${id} (part ${ids[id]?.part}) ${ids[id]?.meaning}`);
  for (const id of unknown) console.log(`unknown id in a test title: ${id}`);
  const total = Object.keys(ids).length;
  const count = `${total - missing.length - audited.length} of ${total} requirements have a test outside of the audit.`;
  if (missing.length + audited.length + unknown.length > 0) throw new UserError(count);
  console.log(count);
});
