/**
 * `npx tsx scripts/links`: requests each external address of the built site once, and names those that fail, with the pages that
 * link to them. It needs the internet, and downloads linkinator, which nothing else needs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import config from '../../rspress.config.ts';
import { readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { brokenLinks, externalLinks, listOf, reportSchema } from './externalLinks.ts';

/** Newer majors refuse Node 20. */
const LINKINATOR = 'linkinator@7.6.1';

/** Hosts refuse many requests at once; a request that failed is repeated. */
const OPTIONS = [
  '--format=json',
  '--concurrency=5',
  '--timeout=30000',
  '--retry',
  '--retry-errors',
  '--retry-errors-count=2',
];

/** Results of linkinator for addresses. @throws UserError when it cannot run. */
function request(addresses: Iterable<string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  try {
    fs.writeFileSync(path.join(folder, 'index.html'), listOf(addresses));
    const { stdout } = spawnSync('npx', ['--yes', LINKINATOR, folder, ...OPTIONS], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (!stdout) throw new UserError(`${LINKINATOR} could not run: npx has told why.`);
    return reportSchema.parse(JSON.parse(stdout)).links;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

runMain(async () => {
  readArguments({});
  const links = externalLinks(requireBuild(), new URL(config.siteOrigin ?? '').host);
  const broken = brokenLinks(links, request(links.keys()));
  console.log(`${links.size} external addresses, ${broken.length} of them broken.`);
  if (broken.length > 0) throw new UserError(broken.join('\n'));
});
