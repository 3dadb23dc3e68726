import { fail, REQUEST_FAILED } from '../support/faults.ts';
import { DOC } from '../support/pages.ts';
import { appReady, expect, test } from '../support/test.ts';

/** Sheets that only some pages have (`theme/head/pageSheet.tsx`): the application requests them. */
const PAGE_SHEETS = /\/static\/css\/theme\//;

test('a style sheet that fails on the way to a page is no error; any other rejection is', async ({
  page,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      if (reason instanceof Event && reason.target instanceof HTMLLinkElement)
        document.documentElement.dataset.lost = reason.target.href;
    });
  });
  await fail(page, PAGE_SHEETS);
  await page.goto(DOC);
  await appReady(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // The browser has the rejection; the list of problems, which has none, shows that it is no error.
  await expect(page.locator('html')).toHaveAttribute('data-lost', PAGE_SHEETS);

  // Chromium has no words for an event.
  problems.expect(/^uncaught: $/);
  problems.expect(/^uncaught: Error: burnt/);
  const reported = page.waitForEvent('pageerror', ({ message }) => message === 'burnt');
  await page.evaluate(() => {
    Promise.reject(new Event('burnt'));
    Promise.reject(new Error('burnt'));
  });
  await reported;
});
