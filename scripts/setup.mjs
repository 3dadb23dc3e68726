import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, UserError } from './run.mjs';

/** npm writes this file at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Its packages include releases of Bun: too large to install by default. */
const SAMPLES = 'samples';

/** Folder of a checker that asks for a newer Node than the site, and works with its. */
const AFDOCS = 'e2e/afdocs';

/** Programs that run on Bun, or are tried with an older Node than they ask for, are installed all the same. */
const ANY_ENGINE = { npm_config_engine_strict: 'false' };

/** @param {string} folder with a lockfile. */
function isInstalled(folder) {
  const installed = join(folder, INSTALLED);
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  );
}

/** @param version of Node; `engines` of package.json has the same range. */
export async function ensureDependencies(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!isSupported)
    throw new UserError(`Node ${version} does not work: use Node 20.19 or a newer 20, or 22.12 or newer.`);
  if (!isInstalled('.')) await run('npm', ['ci']);
}

export async function ensureSamples() {
  if (isInstalled(SAMPLES)) return;
  console.log('Installing what the samples run with (three Bun releases, about 1 GB).');
  // Bun needs its script; the repository's own packages run none.
  await run('npm', ['ci', '--ignore-scripts=false'], { cwd: SAMPLES, env: ANY_ENGINE });
}

/** Installs the checker that reads the site as language models do when it is missing or older than its lockfile. */
export async function ensureAfdocs() {
  if (!isInstalled(AFDOCS)) await run('npm', ['ci'], { cwd: AFDOCS, env: ANY_ENGINE });
}

/**
 * Installs a package where that needs no question: as root on a Debian-like system. An error is left to the caller, who looks for
 * the program afterwards.
 *
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [['update'], ['install', '-y', name]])
    await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {});
}

/** Downloads Playwright's Chromium. An error is one line: the caller looks for a browser afterwards and names the cure. */
async function downloadBrowser() {
  const { status, stderr } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const [reason = 'no reason given'] = /(?<=Error: ).+/.exec(stderr ?? '') ?? [];
  console.log(`The download of Chromium failed: ${reason}.`);
}

/**
 * Makes sure that there is a browser: an installed one, else Playwright's download, else the system's package. Where there is
 * a headless shell only, the tests that need a whole browser are left out. Arguments are for tests.
 *
 * @param {{ download?: () => Promise<void> | void, install?: (name: string) => Promise<void> }} [ways]
 * @param {Parameters<typeof import('./browser.mjs').findBrowser>} browsers
 */
export async function ensureBrowser(
  { download = downloadBrowser, install = installPackage } = {},
  ...browsers
) {
  const { findBrowser, findTestBrowser } = await import('./browser.mjs');
  if (findBrowser(...browsers)) return;
  console.log(
    findTestBrowser(...browsers)
      ? 'Only a headless shell found: downloading Chromium, which some tests need as a whole.'
      : 'No Chromium or Chrome found: downloading one.',
  );
  await download();
  if (findBrowser(...browsers)) return;
  await install('chromium');
  if (findBrowser(...browsers)) return;
  if (!findTestBrowser(...browsers))
    throw new UserError(
      'The tests need a browser: install Chromium or Chrome (on Debian: sudo apt install chromium), or name one in CHROME_PATH.',
    );
  console.log(
    'The tests of the back/forward cache and of scrollbars are left out: they need Chromium or Chrome as a whole (on Debian: sudo apt install chromium).',
  );
}

/** Where the package puts it: a program of a system that starts such files by itself, so that not every one can. */
export const EPUBCHECK = '/usr/share/java/epubcheck.jar';

/** @type {(command: string, argument: string) => boolean} with the argument that prints its version. */
const answers = (command, argument) => spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

/**
 * Programs that some tests use, with their packages on a Debian-like system.
 *
 * @satisfies {Record<string, { packages: string[], isHere: (browsers: typeof import('./browser.mjs')) => unknown }>}
 */
const PROGRAMS = {
  Firefox: { packages: ['firefox-esr'], isHere: ({ findFirefox }) => findFirefox() },
  WebKit: { packages: ['webkit2gtk-driver', 'xvfb'], isHere: ({ findWebKit }) => findWebKit() },
  'the headless shell': {
    packages: ['chromium-headless-shell'],
    isHere: ({ findHeadlessShell }) => findHeadlessShell(),
  },
  nginx: { packages: ['nginx-light'], isHere: () => answers('nginx', '-v') },
  caddy: { packages: ['caddy'], isHere: () => answers('caddy', 'version') },
  epubcheck: {
    packages: ['default-jre-headless', 'epubcheck'],
    isHere: () => existsSync(EPUBCHECK) && answers('java', '-version'),
  },
};

/**
 * Installs packages of the system for a program that is missing, where they may be installed.
 *
 * @param {keyof typeof PROGRAMS} name
 * @returns whether it can be used; else a line names the tests that are left out.
 */
export async function ensureProgram(name) {
  const browsers = await import('./browser.mjs');
  const { packages, isHere } = PROGRAMS[name];
  // Debian's place for servers, which the PATH of an ordinary user leaves out.
  if (process.platform === 'linux' && !process.env.PATH?.split(':').includes('/usr/sbin'))
    process.env.PATH += ':/usr/sbin';
  if (!isHere(browsers)) for (const each of packages) await installPackage(each);
  if (isHere(browsers)) return true;
  console.log(`The tests with ${name} are left out: they need the packages ${packages.join(', ')}.`);
  return false;
}

/** @returns {Promise<Record<string, string>>} environment of the tests: the programs that they may use. */
export async function ensureTools() {
  await ensureProgram('Firefox');
  await ensureProgram('WebKit');
  // Unit tests run samples, too.
  await ensureSamples();
  await ensureAfdocs();
  /** @type {Record<string, string>} */
  const env = {};
  for (const name of /** @type {const} */ (['nginx', 'caddy', 'epubcheck']))
    if (await ensureProgram(name)) env[`WITH_${name.toUpperCase()}`] = '1';
  return env;
}
