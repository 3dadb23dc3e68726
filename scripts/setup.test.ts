import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { findBrowser, findFirefox, findTestBrowser, findWebKit } from './browser.mjs';
import { ensureBrowser, ensureDependencies, ensureProgram } from './setup.mjs';

let machine: string;
let environment: typeof process.env;

/** A program on this machine, which nobody starts. */
function program(name: string): string {
  const file = path.join(machine, name);
  fs.writeFileSync(file, '');
  return file;
}

beforeEach(() => {
  machine = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  environment = { PATH: process.env.PATH, CHROME_PATH: process.env.CHROME_PATH };
  process.env.PATH = machine;
  delete process.env.CHROME_PATH;
});

afterEach(() => {
  fs.rmSync(machine, { recursive: true });
  for (const [name, value] of Object.entries(environment))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

/** A machine without a browser, and the packages that its set-up asks for. */
function bareMachine({ mayInstall = false } = {}) {
  const asked: string[] = [];
  const browsers = {
    installed: undefined as string | undefined,
    downloaded: path.join(machine, 'downloaded'),
  };
  const lines: string[] = [];
  rs.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return {
    asked,
    lines,
    browsers,
    setUp: () =>
      ensureBrowser(
        {
          download: () => void asked.push('download'),
          async install(name) {
            if (!mayInstall) return;
            asked.push(name);
            browsers.installed = program(name);
          },
        },
        () => browsers.installed,
        browsers.downloaded,
      ).finally(() => rs.restoreAllMocks()),
  };
}

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s gets the fix', async (version) => {
  await expect(ensureDependencies(version)).rejects.toThrow(
    'use Node 20.19 or a newer 20, or 22.12 or newer',
  );
});

test("Debian's Chromium is taken as it is", async () => {
  const { setUp, asked, lines, browsers } = bareMachine();
  browsers.installed = program('chromium');
  await setUp();
  expect([asked, lines]).toEqual([[], []]);
  expect(findTestBrowser(() => browsers.installed)).toBe(browsers.installed);
});

test('the headless shell is preferred by the tests; those of a whole browser take that', () => {
  const shell = program('chromium-headless-shell');
  const whole = program('chromium');
  expect(findTestBrowser(() => whole)).toBe(shell);
  expect(findBrowser(() => whole)).toBe(whole);
});

test('with the headless shell alone the tests of a whole browser are left out, with a message', async () => {
  const shell = program('chromium-headless-shell');
  const { setUp, asked, lines } = bareMachine();
  await setUp();
  expect(asked).toEqual(['download']);
  expect(lines[0]).toMatch(/^Only a headless shell found/);
  expect(lines.at(-1)).toMatch(/^The tests of the back\/forward cache and of scrollbars are left out/);
  expect(findTestBrowser(() => undefined, 'nowhere')).toBe(shell);
});

test('without a browser the download of Playwright is taken', async () => {
  const { setUp, browsers } = bareMachine();
  browsers.downloaded = program('downloaded');
  await setUp();
  expect(findTestBrowser(() => undefined, browsers.downloaded)).toBe(browsers.downloaded);
});

test('without a browser and a download, an ordinary user gets the fix', async () => {
  await expect(bareMachine().setUp()).rejects.toThrow(
    'The tests need a browser: install Chromium or Chrome (on Debian: sudo apt install chromium), or name one in CHROME_PATH.',
  );
});

test('without a browser and a download, root gets the package of the system', async () => {
  const { setUp, asked } = bareMachine({ mayInstall: true });
  await setUp();
  expect(asked).toEqual(['download', 'chromium']);
});

test('CHROME_PATH precedes all others, whole or headless', async () => {
  program('chromium-headless-shell');
  const whole = program('chromium');
  process.env.CHROME_PATH = program('my-chrome');
  expect([findBrowser(() => whole), findTestBrowser(() => whole)]).toEqual(
    Array(2).fill(process.env.CHROME_PATH),
  );
  process.env.CHROME_PATH = program('chrome-headless-shell');
  expect([findBrowser(() => whole), findTestBrowser(() => whole)]).toEqual([whole, process.env.CHROME_PATH]);
});

test('CHROME_PATH without a file is an error', async () => {
  process.env.CHROME_PATH = '/nowhere/chrome';
  await expect(bareMachine().setUp()).rejects.toThrow(
    'CHROME_PATH names /nowhere/chrome, which does not exist: correct it, or leave it out.',
  );
});

test('without the other engines a line for each names the tests that are left out, and nothing fails', async () => {
  const { lines } = bareMachine();
  for (const engine of ['Firefox', 'WebKit'] as const) await ensureProgram(engine);
  rs.restoreAllMocks();
  expect([findFirefox(), findWebKit()]).toEqual([undefined, undefined]);
  expect(lines).toEqual([
    'The tests with Firefox are left out: they need the packages firefox-esr.',
    'The tests with WebKit are left out: they need the packages webkit2gtk-driver, xvfb.',
  ]);
});

test('the same tests run in any Chromium; those of engines that are missing alone are left out', async () => {
  const whole = program('my-chrome');
  process.env.CHROME_PATH = whole;
  const { default: config } = await import('../playwright.config.ts');
  const [chromium, site, ...others] = config.projects ?? [];
  expect([chromium?.name, site?.name, others]).toEqual(['chromium', 'site', []]);
  expect(config.use?.launchOptions?.executablePath).toBe(whole);
  expect(site?.testIgnore).toEqual(expect.not.arrayContaining([expect.stringContaining('bfcache')]));
});
