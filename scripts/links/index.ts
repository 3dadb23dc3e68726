/**
 * `npx tsx scripts/links`: requests each external address of the built site once, and names those that fail, with pages that
 * link to them. It needs the internet, and downloads linkinator, which nothing else needs.
 */
import config from '../../rspress.config.ts';
import { readArguments, requireBuild } from '../commandLine.ts';
import { run, runMain } from '../run.mjs';
import { serve } from '../servers/static.ts';

/** Newer majors refuse Node 20. */
const LINKINATOR = 'linkinator@7.6.1';

/** Hosts refuse many requests at once; a request that failed is repeated. */
const OPTIONS = [
  '--recurse',
  '--verbosity=error',
  '--concurrency=5',
  '--timeout=30000',
  '--retry',
  '--retry-errors',
  '--retry-errors-count=2',
  // The edit page needs a login; the file's public page proves that the file exists.
  '--url-rewrite-search=/edit/',
  '--url-rewrite-replace=/blob/',
  // An address with the host of the site points to the site, or passes one of its pages on.
  `--skip=${new URL(config.siteOrigin ?? '').host}`,
];

runMain(async () => {
  readArguments({});
  const { origin, close } = await serve(requireBuild());
  await run('npx', ['--yes', LINKINATOR, origin, ...OPTIONS]).finally(close);
});
