/** Runs `afdocs`, which checks a site as a language model reads it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { siteOrigin } from './builtSite.ts';

const PROGRAM = path.join(PROJECT_ROOT, 'e2e/afdocs/node_modules/afdocs/bin/afdocs.mjs');

const reportSchema = z.object({
  results: z.array(z.object({ id: z.string(), status: z.string(), message: z.string() })),
});

/**
 * Lets `afdocs` read a site. Absolute links to the published site lead it to the server under test.
 *
 * @param origin of that server.
 * @param scope names of checks, and paths of pages; all by default.
 * @returns the name of each check, its status (`pass`, `warn`, `fail` or `skip`) and the reason.
 */
export async function checkForAgents(
  origin: string,
  { checks, pages }: { checks?: readonly string[]; pages?: readonly string[] } = {},
) {
  const args = [
    'check',
    origin,
    `--canonical-origin=${siteOrigin()}`,
    '--format=json',
    '--max-links=10000',
    '--request-delay=0',
    ...(pages ? [`--urls=${pages.map((page) => origin + page).join(',')}`] : ['--sampling=deterministic']),
    ...(checks ? [`--checks=${checks.join(',')}`] : []),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    maxBuffer: 100_000_000,
  }).catch((error: { stdout?: string; message: string }) => {
    // It ends with an error where a check fails; its report names it.
    if (!error.stdout) throw new Error(error.message);
    return { stdout: error.stdout };
  });
  return reportSchema.parse(JSON.parse(stdout)).results;
}
