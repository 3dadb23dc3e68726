import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { UserError } from './run.mjs';

/** @param {string} file path of a browser. */
const isHeadlessShell = (file) => /headless[-_]shell/.test(file);

/** @returns {string | undefined} path of a whole browser; undefined without one. */
function findInstalledBrowser() {
  try {
    // The list begins with `CHROME_PATH`, which may name a headless shell.
    return Launcher.getInstallations().find((file) => !isHeadlessShell(file));
  } catch {
    // It throws without an installed browser, and where the system lacks the programs that it searches with.
    return undefined;
  }
}

/** @type {(name: string) => string | undefined} path of a program; undefined where it is not installed. */
const findProgram = (name) =>
  process.env.PATH?.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The same engine without the windows of a browser around it. */
export const findHeadlessShell = () =>
  findProgram('chromium-headless-shell') ?? findProgram('chrome-headless-shell');

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** WebKitGTK with its driver, and a virtual screen: it has no headless mode. Undefined where one of them is not installed. */
export function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  // Debian installs it beside the library, in a folder that is named after the processor.
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = firstThatExists(
    libraries.map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser')),
  );
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** @throws when `CHROME_PATH` names a file that does not exist: chrome-launcher would silently use another browser. */
function findWantedBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted)) {
    throw new UserError(`CHROME_PATH names ${wanted}, which does not exist: correct it, or leave it out.`);
  }
  return wanted || undefined;
}

/** @param {(string | undefined)[]} files */
const firstThatExists = (files) => files.find((file) => file && existsSync(file));

/**
 * `CHROME_PATH` unless it names a headless shell, else an installed Chrome or Chromium, else the one that Playwright downloaded.
 *
 * @returns {string | undefined} undefined without a whole browser.
 */
export function findBrowser(findInstalled = findInstalledBrowser, downloaded = chromium.executablePath()) {
  const wanted = findWantedBrowser();
  if (wanted && !isHeadlessShell(wanted)) return wanted;
  return firstThatExists([findInstalled(), downloaded]);
}

/**
 * `CHROME_PATH`, else the headless shell, which needs two thirds of a whole browser's time, else as {@link findBrowser}.
 *
 * @param {Parameters<typeof findBrowser>} browsers
 * @returns {string | undefined}
 */
export function findTestBrowser(...browsers) {
  return findWantedBrowser() ?? findHeadlessShell() ?? findBrowser(...browsers);
}

/** Features that tests do without. The browser obeys the last argument of this name, so Playwright's own list is part of it. */
const WITHOUT = [
  // Two pages for the suggestions of the address bar, loaded for every window: a third of the time of all tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Network requests of the browser itself.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // Addresses and requests as a test gives them.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'ThirdPartyStoragePartitioning',
  // Windows that open, paint and close without delay.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'LensOverlay',
  'PaintHolding',
  // A process started ahead for the next site, which few tests visit.
  'SpareRendererForSitePerProcess',
];

/** Arguments against requests of the browser itself. The sandbox cannot start as root. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
