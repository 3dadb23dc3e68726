/** As `enginesLeaving.spec.ts`: prefetching, and parts that older browsers lack. */

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { footerLink, watch, withoutEvents, withoutStyles } from './support/engines.ts';
import { CHUNKS, hold, START_SCRIPTS } from './support/faults.ts';
import { LONG } from './support/moving.ts';
import { DOC_WITH_CODE, DOC_WITH_WARNINGS } from './support/pages.ts';
import { open } from './support/parts.ts';
import { BUILD } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test.describe('prefetching', () => {
  /** Shows a page, means to follow a link before the application runs, and waits for what is loaded ahead. */
  async function hoverEarly(page: Page): Promise<{ documents: string[]; chunks: string[] }> {
    const documents = watch(page, /\/blog$/);
    const chunks = watch(page, CHUNKS);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/tutorials/intro');
    await scripts.arrived;
    await footerLink(page, '/blog').hover();
    await scripts.release();
    await appReady(page);
    return { documents, chunks };
  }

  /** As in a browser that does nothing about `rel=prefetch`: neither `load` nor `error` comes. */
  const withoutHints = (page: Page) =>
    page.addInitScript(() => {
      for (const type of ['load', 'error']) {
        document.addEventListener(
          type,
          (event) => {
            const { target } = event;
            if (target instanceof HTMLLinkElement && target.rel === 'prefetch')
              event.stopImmediatePropagation();
          },
          true,
        );
      }
    });

  test('GO-5.a GO-5.c WEB-2 a browser without rel=prefetch, which tells no sizes, asks for no HTML, has its whole budget left, and prefetches', async ({
    page,
  }) => {
    // Safari before 16.4
    await withoutHints(page);
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
      Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'transferSize');
    });
    const { documents, chunks } = await hoverEarly(page);
    await expect.poll(() => chunks.length, 'the page itself and links in view').toBeGreaterThan(2);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    expect(documents).toEqual([]);
  });

  // `e2e/engines/errors.spec.ts` has a hint that the browser obeys.
  test('GO-5.c WEB-2 a hint that the browser does nothing about leaves the application its budget', {
    tag: '@audit',
  }, async ({ page }) => {
    // Firefox, where the reader or an extension turned prefetching off
    await withoutHints(page);
    const { chunks } = await hoverEarly(page);
    await expect.poll(() => chunks.length, 'the page itself and links in view').toBeGreaterThan(2);
  });
});

test.describe('parts that older browsers lack', () => {
  /** Notes which of the two ways the page copies. */
  const recordCopying = (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['write', 'writeText'] as const) {
        const real: (data: never) => Promise<void> = Clipboard.prototype[name];
        Clipboard.prototype[name] = function (data: unknown) {
          document.documentElement.dataset.copied = name;
          return real.call(this, data as never);
        };
      }
    });

  test('CODE-3.a WEB-2 the page is copied by write, and by writeText without ClipboardItem', async ({
    page,
    context,
  }) => {
    await recordCopying(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/');
    const copy = page.locator('[data-copy-page]');
    await expect(copy).toHaveAccessibleName('Copy page');
    for (const way of ['write', 'writeText']) {
      // Firefox before 127
      if (way === 'writeText')
        await page.evaluate(async () => {
          await navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'nothing' })]);
          Reflect.deleteProperty(window, 'ClipboardItem');
        });
      await copy.click();
      await expect(page.locator('html')).toHaveAttribute('data-copied', way);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(fs.readFileSync(path.join(BUILD, 'docs/index.md'), 'utf8'));
    }
  });

  test('WEB-2 a callout shows its own sign where texts cannot be kept from being read out', async ({
    page,
  }) => {
    /** What stands before the title of each kind of callout, by kind. */
    const signs = () =>
      page.evaluate(() => {
        const found: Record<string, string> = {};
        for (const note of document.querySelectorAll<HTMLElement>('[role="note"][data-tone]')) {
          const title = note.firstElementChild;
          if (title) found[note.dataset.tone ?? ''] = getComputedStyle(title, '::before').content;
        }
        return found;
      });
    await page.goto(DOC_WITH_WARNINGS);
    expect(await signs()).toMatchObject({ warning: '"!" / ""' });
    const known = await signs();
    expect(Object.keys(known).length).toBeGreaterThan(1);
    // Firefox before 128, Safari before 17.4
    await withoutStyles(page, '/ ""', '/ unknown');
    await page.reload();
    const bare = Object.entries(known).map(([tone, sign]) => [tone, sign.replace(' / ""', '')]);
    await expect.poll(signs).toEqual(Object.fromEntries(bare));
  });

  test('CODE-2.a WEB-2 only the chosen panel of tabs is shown where media queries know nothing of scripts', async ({
    page,
  }) => {
    // Chrome before 120, Firefox before 113, Safari before 17
    await withoutStyles(page, '(scripting', '(unknown');
    await hold(page, START_SCRIPTS);
    await page.goto(DOC_WITH_CODE);
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const list of await page.getByRole('tablist').all()) {
      for (const tab of await list.getByRole('tab').all()) {
        const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible({ visible: (await tab.getAttribute('aria-selected')) === 'true' });
      }
    }
  });

  test('ST-4.b WEB-2 a hidden navbar comes with the search where dialogs tell nothing of opening', async ({
    page,
  }) => {
    // Chrome before 132, Firefox before 133, Safari before 26
    await withoutEvents(page, 'toggle');
    await open(page, LONG);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 600);
    const header = page.locator('header');
    await expect(header).not.toBeInViewport();
    await page.keyboard.press('/');
    await expect(search(page)).toBeVisible();
    await expect(header).toBeInViewport({ ratio: 1 });
  });
});
