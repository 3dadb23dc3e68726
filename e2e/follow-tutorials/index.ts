/**
 * `npx tsx e2e/follow-tutorials`: follows the tutorials of the built site, each in an empty folder, from the texts of the copy
 * buttons of its page. `<name>` for some, `--runtime latest` for the newest Bun.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
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
import { actionsOf, type Block, readBlocks } from './blocks.ts';
import { followTutorial } from './follow.ts';

/** Where the tutorials are, below the build and below the site's origin. */
const PAGES = 'docs/tutorials';

/** Port that the requests of the pages go to. */
const PORT = 4000;

const VERSIONS = readVersions(SAMPLES_DIR);

/** The one thing that is not done as on the page: the release that the samples run on is installed, not the newest. */
const SUBSTITUTIONS = new Map([[`add ${FRAMEWORK} `, `add ${FRAMEWORK}@${VERSIONS.framework} `]]);

/** Names of all pages of a build that hold steps. */
function readTutorials(build: string): string[] {
  const folder = path.join(build, PAGES);
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes('data-step='))
    .map((file) => file.slice(0, -5));
}

/** The blocks of some tutorials' pages, by the tutorials' names. */
async function copyTutorials(build: string, names: readonly string[]): Promise<Map<string, Block[]>> {
  const server = await serve(build);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    const copied = new Map<string, Block[]>();
    for (const name of names) {
      await page.goto(`${server.origin}/${PAGES}/${name}`);
      copied.set(name, await readBlocks(page));
    }
    return copied;
  } finally {
    await browser?.close();
    await server.close();
  }
}

/** A folder whose only program is `bun`, as the samples run it. */
function makeBin(folder: string, runtime: Runtime): string {
  const program = bunPath(runtime);
  if (!fs.existsSync(program)) throw new UserError('Bun is missing: "npm run samples" installs it.');
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  for (const name of ['bun', 'bunx']) fs.symlinkSync(program, path.join(bin, name));
  return bin;
}

/** The environment of a reader: this one's, with `bun`, without variables that change the app's port, files or mode. */
function readerEnvironment(bin: string): NodeJS.ProcessEnv {
  const { PORT: _port, BLOG_DB: _db, BLOG_TOKEN: _token, NODE_ENV: _mode, ...env } = process.env;
  return { ...env, PATH: `${bin}${path.delimiter}${env.PATH ?? ''}`, NO_COLOR: '1', TZ: 'UTC' };
}

runMain(async () => {
  const { values, positionals: wanted } = readArguments(
    { runtime: { type: 'string', default: BASE_RUNTIME } },
    { allowPositionals: true },
  );
  const runtime = parseRuntime(values.runtime);
  const build = requireBuild();
  const all = readTutorials(build);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined || all.length === 0) {
    throw new UserError(
      `No tutorial "${unknown ?? ''}" in the built site. Available: ${all.join(', ') || 'none'}.`,
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorials-'));
  process.once('exit', () => fs.rmSync(root, { recursive: true, force: true }));
  const bin = makeBin(root, runtime);
  for (const [name, blocks] of await copyTutorials(build, wanted.length > 0 ? wanted : all)) {
    const began = performance.now();
    try {
      const folder = path.join(root, name);
      fs.mkdirSync(folder);
      await requireFreePort(PORT, 'localhost');
      const { steps, files, requests } = await followTutorial(name, actionsOf(blocks), {
        folder,
        env: readerEnvironment(bin),
        port: PORT,
        substitutions: SUBSTITUTIONS,
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `${name} on Bun ${VERSIONS.bun[runtime]}: ${steps} steps, ${files} files written, ${requests} responses as shown, ${seconds} s`,
      );
    } catch (error) {
      throw new UserError(error instanceof Error ? error.message : String(error));
    }
  }
});
