/**
 * `npx tsx e2e/follow-tutorials`: follows the tutorials of the built site, each in an empty folder, from the texts of the copy
 * buttons of its page. `<name>` for some, `--runtime latest` for the newest Bun.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import {
  BASE_RUNTIME,
  bunPath,
  FRAMEWORK,
  type Runtime,
  readVersions,
  SAMPLES_DIR,
} from '../../plugins/content/samples/runtimes.ts';
import { browserArgs, findTestBrowser } from '../../scripts/browser.mjs';
import { readArguments, requireBuild } from '../../scripts/commandLine.ts';
import { requireFreePort, runMain, UserError } from '../../scripts/run.mjs';
import { parseRuntime } from '../../scripts/samples/parseRuntimes.ts';
import { serve } from '../../scripts/servers/static.ts';
import { listTutorials } from '../support/sampleFiles.ts';
import { actionsOf, readBlocks } from './blocks.ts';
import { followTutorial } from './follow.ts';

/** Where the tutorials are, below the build and below the site's origin. */
const PAGES = 'docs/tutorials';

/** Port that the requests of the pages go to. */
const PORT = 4000;

const VERSIONS = readVersions(SAMPLES_DIR);

/** The one thing that is not done as on the page: the release that the samples run on is installed, not the newest. */
const SUBSTITUTIONS = new Map([[`add ${FRAMEWORK} `, `add ${FRAMEWORK}@${VERSIONS.framework} `]]);

/**
 * The environment of a reader: this one's, without variables that change the app's port, files, mode or colours, and with `bun` as the
 * samples run it.
 *
 * @param root absolute path of a folder for the program.
 */
function readerEnvironment(root: string, runtime: Runtime): NodeJS.ProcessEnv {
  const program = bunPath(runtime);
  if (!fs.existsSync(program)) throw new UserError('Bun is missing: "npm run samples" installs it.');
  const bin = path.join(root, 'bin');
  fs.mkdirSync(bin);
  for (const name of ['bun', 'bunx']) fs.symlinkSync(program, path.join(bin, name));
  const { PORT: _port, BLOG_DB: _db, BLOG_TOKEN: _token, NODE_ENV: _mode, ...env } = process.env;
  const PATH = `${bin}${path.delimiter}${env.PATH ?? ''}`;
  // Bun lets FORCE_COLOR take precedence over NO_COLOR.
  return { ...env, PATH, NO_COLOR: '1', FORCE_COLOR: '0', TZ: 'UTC' };
}

runMain(async () => {
  const { values, positionals: wanted } = readArguments(
    { runtime: { type: 'string', default: BASE_RUNTIME } },
    { allowPositionals: true },
  );
  const runtime = parseRuntime(values.runtime);
  const build = requireBuild();
  const all = listTutorials();
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new UserError(`There is no tutorial "${unknown}". Available: ${all.join(', ')}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorials-'));
  process.once('exit', () => fs.rmSync(root, { recursive: true, force: true }));
  const env = readerEnvironment(root, runtime);
  const server = await serve(build);
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    for (const name of wanted.length > 0 ? wanted : all) {
      const began = performance.now();
      await page.goto(`${server.origin}/${PAGES}/${name}`);
      const actions = actionsOf(await readBlocks(page));
      const folder = path.join(root, name);
      fs.mkdirSync(folder);
      await requireFreePort(PORT, 'localhost');
      await followTutorial(name, actions, { folder, env, port: PORT, substitutions: SUBSTITUTIONS });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${name} on Bun ${VERSIONS.bun[runtime]}: ${actions.length} blocks followed, ${seconds} s`);
    }
  } catch (error) {
    throw new UserError(messageOf(error));
  } finally {
    await browser.close();
    await server.close();
  }
});
