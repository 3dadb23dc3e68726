/**
 * What other engines do and Chromium does not, or what older ones lack: caused by hand, since these tests run in Chromium.
 * Where there is a second way, a test shows that a healthy page does not take it.
 */
import type { Page } from '@playwright/test';
import base from '../playwright.config.ts';
import {
  CHUNKS,
  documentId,
  fail,
  hold,
  REQUEST_FAILED,
  START_SCRIPTS,
  withoutViewPrefetch,
} from './support/faults.ts';
import { appReady, expect, test } from './support/test.ts';

// For the back/forward cache, which Playwright turns off.
test.use({
  launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const heading = (page: Page) => page.locator('main h1');
const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Paths of the documents that are asked for from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Addresses of the start-up scripts that are asked for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (START_SCRIPTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** What the page said to its console: while the browser loads a document, it is the only way to hear of the page. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}

const says = (page: Page, text: string) => page.waitForEvent('console', (message) => message.text() === text);

/** Takes a part of the browser away before the page's scripts run. */
async function without(page: Page, name: 'navigation' | 'beforeunload'): Promise<void> {
  await page.addInitScript((part) => {
    if (part === 'navigation') Reflect.deleteProperty(window, part);
    else addEventListener(part, (event) => event.stopImmediatePropagation(), { capture: true });
  }, name);
}

test.describe('leaving a page whose scripts are loading: Firefox and Safari cancel them, with errors', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = '';
      });
      document.addEventListener('appready', () => console.info('ready'));
      let failures = 0;
      document.addEventListener(
        'error',
        () => {
          failures += 1;
          const scripts = JSON.parse(document.getElementById('app-assets')?.textContent ?? '[]').length;
          // After the page's own listeners.
          if (failures === scripts) setTimeout(() => console.info('all cancelled'));
        },
        true,
      );
      new MutationObserver(() => {
        if (document.querySelector('.load-error')) console.info('load error');
      }).observe(document, { childList: true, subtree: true });
    });
  });

  /** Follows a link while the scripts load, and cancels these. */
  async function leave(page: Page): Promise<{ arrive: () => Promise<void> }> {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await scripts.arrived;
    const html = await hold(page, /\/blog$/);
    const cancelled = says(page, 'all cancelled');
    const moved = page.waitForURL('/blog');
    await page.locator('footer a[href="/blog"]').click({ noWaitAfter: true });
    await html.arrived;
    await scripts.cancel();
    await cancelled;
    return {
      arrive: async () => {
        await html.release();
        await moved;
        await appReady(page);
      },
    };
  }

  test('ERR-2 nothing is said of what the browser cancels, and the page that comes back is alive', async ({
    page,
    problems,
  }) => {
    problems.expect(REQUEST_FAILED);
    const said = listen(page);
    const next = await leave(page);
    await next.arrive();
    expect(said).not.toContain('load error');
    const documents = watchDocuments(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored', '');
    await appReady(page);
    await expect(heading(page)).toHaveText('Introduction');
    await expect(notice(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(documents, 'nothing was loaded again').toEqual([]);
  });
});
