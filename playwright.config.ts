import { defineConfig } from '@playwright/test';
import { browserArgs, findTestBrowser } from './scripts/browser.mjs';

/** Another port lets two checkouts be tested beside each other. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Need an nginx and an epubcheck: `npm test` runs them where there is one, and always in CI.
  testIgnore: [
    ...(process.env.WITH_NGINX ? [] : ['**/nginx.spec.ts']),
    ...(process.env.WITH_EPUBCHECK ? [] : ['**/epubcheck.spec.ts']),
  ],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['./e2e/support/slowest.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findTestBrowser(), args: browserArgs },
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    // To record every test takes half as long again as to run it: `--trace retain-on-failure` does where a failure asks for it.
    trace: 'off',
  },
  webServer: {
    command: `node scripts/preview.mjs ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
