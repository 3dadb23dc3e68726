import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Where systems put Chromium and Chrome, in the order they are preferred. */
const PLACES = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => path.join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

/**
 * Finds the browser for tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that Playwright has
 * downloaded.
 *
 * @returns {string | undefined} path of the program; undefined when there is none.
 */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const places = PLACES[/** @type {keyof typeof PLACES} */ (process.platform)] ?? [];
  return [...places, chromium.executablePath()].find((file) => file && existsSync(file));
}

/**
 * Features of Chromium that tests do without. The browser obeys the last argument of this name only, so what Playwright
 * turns off by its own stands here too.
 */
const WITHOUT = [
  // Two pages for the suggestions of the address bar, loaded for every window: a third of the time of all tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Questions to the network that no page has asked.
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
];

/** Arguments that keep a browser under test from looking for the network; without the sandbox only as root, where it cannot start. */
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
