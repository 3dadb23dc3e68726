/** Interactive parts, by touch and without network, after "Read offline" (specification.md OFF-1, TRY-1, TRY-2, TRY-4, TRY-5). */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BLOG } from '../support/addresses.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes, wordsOf } from '../support/builtSite.ts';
import { expectShutOff, sendFirst, storeAttack, offlineTest as test, tryOn } from '../support/offline.ts';
import { appReady, expect } from '../support/test.ts';
import { bodyOf, exchangesOf, SMALL_PAGE, sendButton } from '../support/tryPrograms.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED|status of 503/;

/** The smallest page with an interactive part. @param key of the word on its opener. */
const pageWith = (key: string) =>
  readRoutes()
    .filter((route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(word(key)))
    .sort((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length)[0] ?? '';

const statusOf = (page: Page) => page.locator('main form').first().getByRole('status');

async function storeEverything(page: Page): Promise<void> {
  await page.goto(BLOG);
  await appReady(page);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: word('offlineLabel') })
    .tap();
  const dialog = page.getByRole('dialog', { name: word('offlineLabel') });
  await dialog.getByRole('button', { name: word('offlineKeep') }).tap();
  await expect(dialog.getByRole('status')).toHaveText(word('offlineDone'));
}

/** Opens the first interactive part of a page, and presses its button. */
const tryFirst = (page: Page, route: string, opening: string, button: string) =>
  tryOn(page, route, word(opening), word(button));

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } });

test('OFF-1 programs that were never opened run after "Read offline", in their sandbox', {
  tag: '@audit',
}, async ({ page, context, server: _, problems }) => {
  problems.expect(NO_NETWORK);
  await storeEverything(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await context.setOffline(true);

  await page.goto(pageWith('explorerOpen'));
  await appReady(page);
  await page.getByRole('button', { name: word('explorerOpen') }).tap();
  await expect(statusOf(page)).toContainText(/\S/);
  await tryFirst(page, pageWith('exerciseOpen'), 'exerciseOpen', 'exerciseCheck');
  await expect(statusOf(page)).toContainText(/^\D*\d+\D+\d+/);
  await sendFirst(page, SMALL_PAGE);
  const exchange = exchangesOf(page).first();
  await expect(statusOf(page)).toContainText(/\d{3}/);
  const answered = await bodyOf(exchange).textContent();
  // Another run, by another frame.
  await sendButton(exchange).tap();
  await expect(statusOf(page)).toContainText(/\d{3}/);
  await expect(bodyOf(exchange)).toHaveText(answered ?? '');

  await storeAttack(page);
  await sendFirst(page, SMALL_PAGE);
  await expectShutOff(page);
});

test('a frame that is not shut off starts nothing, and the page makes another one', async ({
  page,
  server,
}) => {
  const file = path.join(server.folder, 'service-worker.js');
  const own = fs.readFileSync(file);
  // A worker that returns the server's answers unchanged, without adding a policy.
  fs.writeFileSync(
    file,
    `self.skipWaiting(); addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`,
  );
  try {
    await page.goto(BLOG);
    await appReady(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.xhtml')) asked.push(request.url());
    });
    await sendFirst(page, SMALL_PAGE);
    await expect(statusOf(page)).toContainText(/\d{3}/);
    await expect.poll(() => new Set(asked).size).toBe(1);
    const [address = ''] = asked;
    const started = await page.evaluate(async (src) => {
      const frame = Object.assign(document.createElement('iframe'), { src });
      await new Promise((resolve) => {
        frame.onload = resolve;
        document.body.append(frame);
      });
      const own = frame.contentWindow;
      if (!own) return 'no frame';
      let workers = 0;
      Object.assign(own, {
        Worker: class {
          constructor() {
            workers += 1;
          }
        },
      });
      const { port2 } = new MessageChannel();
      own.postMessage([], '*', [port2]);
      // It comes after the first one.
      await new Promise((resolve) => {
        own.addEventListener('message', resolve, { once: true });
        own.postMessage('after', '*');
      });
      await new Promise((resolve) => setTimeout(resolve));
      return { origin: own.origin === origin, workers };
    }, address);
    expect(started).toEqual({ origin: true, workers: 0 });
  } finally {
    fs.writeFileSync(file, own);
  }
});
