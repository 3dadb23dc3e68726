import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, UserError } from './run.mjs';

/** npm writes this file at the end of an installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Folder of the samples, whose packages include releases of Bun: too large to install by default. */
const SAMPLES = 'samples';

/** Folder of a checker that asks for a newer Node than the site, and works with its. */
const AFDOCS = 'e2e/afdocs';

/** Programs that run on Bun, or are tried with an older Node than they ask for, are installed all the same. */
const ANY_ENGINE = { npm_config_engine_strict: 'false' };

/**
 * Whether the packages of a folder's lockfile are installed.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = join(folder, INSTALLED);
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
  );
}

/** Installs the dependencies when they are missing or older than the lockfile. */
export async function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new UserError(
      `Node ${process.versions.node} is too old: use Node 20.19 or newer, or 22.12 or newer.`,
    );
  }
  if (!isInstalled('.')) await run('npm', ['ci']);
}

/** Installs the packages of the samples when they are missing or older than their lockfile. */
export async function ensureSamples() {
  if (isInstalled(SAMPLES)) return;
  console.log('Installing what the samples run with (three Bun releases, about 1 GB).');
  // Bun needs its script; the repository's own packages run none.
  await run('npm', ['ci', '--ignore-scripts=false'], { cwd: SAMPLES, env: ANY_ENGINE });
}

/**
 * Installs a release of the framework here and for the samples, and names it in both manifests.
 *
 * @param {string} spec package and version.
 */
export async function installFramework(spec) {
  for (const cwd of ['.', SAMPLES])
    await run('npm', ['install', '--save-exact', spec], { cwd, env: ANY_ENGINE });
}

/** Installs the checker that reads the site as language models do when it is missing or older than its lockfile. */
export async function ensureAfdocs() {
  if (!isInstalled(AFDOCS)) await run('npm', ['ci'], { cwd: AFDOCS, env: ANY_ENGINE });
}

/** True where packages of the system can be installed without asking: as root on a Debian-like system. */
function mayInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs a package of the system; an error is left to the caller, who looks for the program afterwards.
 *
 * @param {string} name
 */
async function installPackage(name) {
  for (const args of [['update'], ['install', '-y', name]])
    await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => {});
}

/**
 * Ways to get a browser on a machine; `install` is defined where packages of the system may be installed.
 *
 * @typedef {{
 *   findWhole: () => string | undefined,
 *   findAny: () => string | undefined,
 *   download: () => Promise<void>,
 *   install?: ((name: string) => Promise<void>) | undefined,
 * }} Machine
 */

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

/** @returns {Promise<Machine>} */
async function thisMachine() {
  const { findBrowser, findTestBrowser } = await import('./browser.mjs');
  return {
    findWhole: () => findBrowser(),
    findAny: () => findTestBrowser(),
    download: downloadBrowser,
    install: mayInstallPackages() ? installPackage : undefined,
  };
}

/**
 * Makes sure that there is a browser: an installed one, else Playwright's download, else the system's package. Where there is
 * a headless shell only, the tests that need a whole browser are left out.
 *
 * @param {Machine} [machine]
 */
export async function ensureBrowser(machine) {
  const { findWhole, findAny, download, install } = machine ?? (await thisMachine());
  if (findWhole()) return;
  console.log(
    findAny()
      ? 'Only a headless shell found: downloading Chromium, which some tests need as a whole.'
      : 'No Chromium or Chrome found: downloading one.',
  );
  await download();
  if (findWhole()) return;
  await install?.('chromium');
  if (findWhole()) return;
  if (!findAny())
    throw new UserError(
      'The tests need a browser: install Chromium or Chrome (on Debian: sudo apt install chromium), or name one in CHROME_PATH.',
    );
  console.log(
    'The tests of the back/forward cache and of scrollbars are left out: they need Chromium or Chrome as a whole (on Debian: sudo apt install chromium).',
  );
}

/** Installs the headless shell beside the whole browser where it is missing and may be installed: the audit tests both. */
export async function ensureHeadlessShell() {
  const { HEADLESS_SHELL, findHeadlessShell } = await import('./browser.mjs');
  if (!findHeadlessShell() && mayInstallPackages()) await installPackage(HEADLESS_SHELL);
  if (!findHeadlessShell())
    console.log(`The tests run in the whole browser only: the package ${HEADLESS_SHELL} is not installed.`);
}

/**
 * True when the program answers.
 *
 * @param {string} command
 * @param {string} argument that prints its version.
 */
const answers = (command, argument) => spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

/** Servers of the deployment tests: programs of these names, and the system's packages. */
const SERVERS = {
  nginx: { version: '-v', package: 'nginx-light' },
  caddy: { version: 'version', package: 'caddy' },
};

/**
 * Makes sure that there is a server for the deployment tests.
 *
 * @param {keyof typeof SERVERS} name
 * @returns {Promise<boolean>} false where the server is missing and cannot be installed.
 */
export async function ensureServer(name) {
  const server = SERVERS[name];
  // Debian's place for servers, which the PATH of an ordinary user leaves out.
  if (process.platform === 'linux' && !process.env.PATH?.split(':').includes('/usr/sbin'))
    process.env.PATH += ':/usr/sbin';
  const isHere = () => answers(name, server.version);
  if (!isHere() && mayInstallPackages()) await installPackage(server.package);
  if (isHere()) return true;
  console.log(`The deployment tests with ${name} are left out: they need the package ${server.package}.`);
  return false;
}

/**
 * Makes sure that there are the engines beside Chromium; they are the system's packages. Where one is missing and cannot be
 * installed, its tests are left out.
 */
export async function ensureEngines() {
  const { findFirefox, findWebKit } = await import('./browser.mjs');
  for (const { name, find, packages } of [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ]) {
    if (!find() && mayInstallPackages()) for (const each of packages) await installPackage(each);
    if (find()) continue;
    console.log(`The tests in ${name} are left out: they need the packages ${packages.join(', ')}.`);
  }
}

/** Where the package puts it: a program of a system that starts such files by itself, so that not every one can. */
export const EPUBCHECK = '/usr/share/java/epubcheck.jar';

/**
 * Makes sure that there is the checker of EPUB files; it is the system's package.
 *
 * @returns {Promise<boolean>} false where the checker is missing and cannot be installed.
 */
async function ensureEpubcheck() {
  const hasChecker = () => existsSync(EPUBCHECK) && answers('java', '-version');
  if (!hasChecker() && mayInstallPackages()) {
    await installPackage('default-jre-headless');
    await installPackage('epubcheck');
  }
  if (hasChecker()) return true;
  console.log('The books are not validated: that needs epubcheck (package epubcheck).');
  return false;
}

/**
 * Makes sure that the programs that tests need in addition to a browser are installed, and names the tests that are left out.
 *
 * @returns {Promise<Record<string, string>>} environment of the tests: the programs that they may use.
 */
export async function ensureTools() {
  await ensureEngines();
  // Unit tests run samples, too.
  await ensureSamples();
  await ensureAfdocs();
  return {
    ...((await ensureServer('nginx')) ? { WITH_NGINX: '1' } : {}),
    ...((await ensureServer('caddy')) ? { WITH_CADDY: '1' } : {}),
    ...((await ensureEpubcheck()) ? { WITH_EPUBCHECK: '1' } : {}),
  };
}
