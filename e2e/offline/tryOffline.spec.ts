/** A frame without a sandbox of its own (specification.md TRY-5). That programs run after "Read offline": `offline.spec.ts`, `engines/offline.spec.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { BLOG } from '../support/addresses.ts';
import { sendFirst, offlineTest as test } from '../support/offline.ts';
import { open } from '../support/pageParts.ts';
import { expect } from '../support/test.ts';
import { exchangesOf, SMALL_PAGE, statusOf } from '../support/tryPrograms.ts';

test('a frame that is not shut off starts nothing; the page makes another', async ({ page, server }) => {
  const file = path.join(server.folder, 'service-worker.js');
  const own = fs.readFileSync(file);
  // A worker that returns the server's answers unchanged, without adding a policy.
  fs.writeFileSync(
    file,
    `self.skipWaiting(); addEventListener('activate', (event) => event.waitUntil(clients.claim()));
     addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`,
  );
  try {
    await open(page, BLOG);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.xhtml')) asked.push(request.url());
    });
    await sendFirst(page, SMALL_PAGE);
    await expect(statusOf(exchangesOf(page).first())).toContainText(/\d{3}/);
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
