/** Pages that come back from the back/forward cache: exactly as they were left, but for what must not come back. */
import type { Page } from '@playwright/test';
import base from '../playwright.config.ts';
import { START_SCRIPTS } from './support/faults.ts';
import { appReady, expect, test } from './support/test.ts';

// Playwright turns the cache off.
test.use({
  launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('GO-4.b x', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => console.info(`pageshow ${event.persisted}`));
  });
  page.on('console', (m) => console.log(m.text()));
  await page.goto('/docs/');
  await appReady(page);
  console.log('go');
  await page.goto('/blog');
  console.log('at blog');
  await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch((e) => console.log(e.message));
  console.log(page.url());
  console.log(
    await Promise.race([
      page.evaluate(() => document.title),
      new Promise((r) => setTimeout(() => r('HANG'), 3000)),
    ]),
  );
});
