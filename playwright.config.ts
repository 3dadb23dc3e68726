import { defineConfig } from '@playwright/test';
import { ENGINES } from './e2e/engines/drivers/driver.ts';
import type { EngineOptions } from './e2e/engines/test.ts';
import { browserArgs, findBrowser, findFirefox, findTestBrowser, findWebKit } from './scripts/browser.mjs';

/** Another port lets two checkouts be tested beside each other. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** Tests that need nginx, EPUBCheck or a whole browser: `npm test` runs them where it is installed, and names those left out. */
const NOT_HERE = [
  ...(findBrowser() ? [] : ['**/bfcache.spec.ts', '**/scrollbars.spec.ts']),
  ...(process.env.WITH_NGINX ? [] : ['**/nginx.spec.ts']),
  ...(process.env.WITH_EPUBCHECK ? [] : ['**/epubcheck.spec.ts']),
];

/** `npm test` installs the others where it may. */
const ENGINES_HERE = ENGINES.filter(
  (name) => name === 'chromium' || (name === 'firefox' ? findFirefox() : findWebKit()),
);

/** Tests of the engines for Chromium. The site's own tests prove the rest in it, so that the audit alone repeats that here. */
const IN_CHROMIUM = process.env.AUDIT ? '**/*.spec.ts' : '**/programs.spec.ts';

/** Tests that repeat the proof of another test: only `npm run audit` runs them. */
const NOT_NOW = process.env.AUDIT ? [] : [/@audit/];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/galleryFolder.ts',
  projects: [
    // Limitations of a driver are declared at the test (`e2e/engines/engineDifferences.ts`).
    ...ENGINES_HERE.map((engineName) => ({
      name: engineName,
      testDir: 'e2e/engines',
      testMatch: engineName === 'chromium' ? IN_CHROMIUM : '**/*.spec.ts',
      timeout: 240_000,
      expect: { timeout: 20_000 },
      grepInvert: [new RegExp(`@not-${engineName}`), ...NOT_NOW],
      use: { engineName },
      // Each process of tests starts a browser of its own, which takes seconds: one for each engine, beside those of the site.
      workers: process.env.AUDIT ? undefined : 1,
    })),
    { name: 'site', testIgnore: ['**/engines/**', ...NOT_HERE], grepInvert: NOT_NOW },
  ],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  // Of two cores: two workers leave a tenth of the time idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/support/slowest.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findTestBrowser(), args: browserArgs },
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    // Traces of all tests would add half of the run time: `--trace retain-on-failure` records them to analyse a failure.
    trace: 'off',
  },
  webServer: {
    command: `node scripts/preview.mjs ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
