/**
 * `npx tsx scripts/links`: requests each external address of the built site once, and names those that fail, with pages that
 * link to them. It needs the internet, and downloads linkinator, which nothing else needs.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import config from '../../rspress.config.ts';
import { readArguments, requireBuild } from '../commandLine.ts';
import { runMain, UserError } from '../run.mjs';
import { serve } from '../servers/static.ts';

/** Newer majors refuse Node 20. */
const LINKINATOR = 'linkinator@7.6.1';

/** Hosts refuse many requests at once; a request that failed is repeated. */
const OPTIONS = [
  '--recurse',
  '--format=json',
  '--concurrency=5',
  '--timeout=30000',
  '--retry',
  '--retry-errors',
  '--retry-errors-count=2',
  // The edit page needs a login; the file's public page proves that the file exists.
  '--url-rewrite-search=/edit/',
  '--url-rewrite-replace=/blob/',
];

/** Report of linkinator: an entry for each link. One without a status gave no answer. */
const reportSchema = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      state: z.string(),
      status: z.number().optional(),
      parent: z.string().optional(),
    }),
  ),
});

runMain(async () => {
  readArguments({});
  const { origin, close } = await serve(requireBuild());
  // An address with the host of the site points to the site, or passes one of its pages on.
  const skip = `--skip=${new URL(config.siteOrigin ?? '').host}`;
  const program = promisify(execFile)('npx', ['--yes', LINKINATOR, origin, skip, ...OPTIONS], {
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  const { stdout, stderr } = await program.catch((error) => error).finally(close);
  if (!stdout) throw new UserError(`${LINKINATOR} could not run: ${stderr}`);
  const links = reportSchema.parse(JSON.parse(stdout)).links.filter(({ url }) => !url.startsWith(origin));
  const broken = new Map<string, Set<string>>();
  for (const { url, state, status, parent = origin } of links) {
    if (state !== 'BROKEN') continue;
    const problem = `${url} ${status ? `answers ${status}` : 'does not answer'}`;
    broken.set(problem, (broken.get(problem) ?? new Set()).add(parent.slice(origin.length) || '/'));
  }
  const count = new Set(links.map(({ url }) => url)).size;
  console.log(`${count} external addresses, ${broken.size} of them broken.`);
  if (broken.size > 0)
    throw new UserError(
      [...broken].map(([problem, pages]) => `${problem}: ${[...pages].join(', ')}`).join('\n'),
    );
});
