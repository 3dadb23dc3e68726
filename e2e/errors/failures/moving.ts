/** Moves of a reader in quick succession, and back to a cached document. */
import { footerLink, MAIN_DOC } from '../../support/addresses.ts';
import { CHUNKS, hold, withoutViewPrefetch } from '../../support/faults.ts';
import { appReady, expect } from '../../support/test.ts';
import {
  expectNext,
  expectReadable,
  expectWorking,
  type Failure,
  linkInFooter,
  other,
} from './failureReader.ts';

export const MOVING: Record<string, Failure> = {
  'Back and Forward in the middle of a load': {
    cause: ({ page }) => withoutViewPrefetch(page),
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await appReady(page);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
      const held = await hold(page, CHUNKS);
      // The link leads to a third page, which is still loading while the reader goes back, forward and back.
      const third = place.address === '/' ? footerLink(MAIN_DOC) : 'header a[href="/"]';
      await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), third);
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(reader);
      await page.goForward({ waitUntil: 'commit' });
      await expectNext(reader);
      await page.evaluate(() => history.back());
      await held.release();
      await expectReadable(reader);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      await expectReadable(reader);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(documents).toEqual([]);
    },
  },
  'two clicks in a row': {
    cause: ({ page }) => withoutViewPrefetch(page),
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await appReady(page);
      const held = await hold(page, CHUNKS);
      await page.evaluate(
        ([first, second]) => {
          for (const href of [first, second, second])
            document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
        },
        [other(place), place.next],
      );
      await held.release();
      await expectNext(reader);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      await expectNext(reader);
      expect(documents).toEqual([]);
      // One entry, not three.
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(reader);
    },
  },
  'back/forward cache': {
    isCached: true,
    cause: ({ page }) =>
      page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.documentElement.dataset.restored = '';
        });
      }),
    proof: async (reader) => {
      const { page, place } = reader;
      await appReady(page);
      await page.goto(place.next);
      await page.goBack({ waitUntil: 'commit' });
      // Browsers cache no page that was answered with an error: it is requested again, which is reported after the way back.
      if (place.hasOwnChunk) await expect(page.locator('html')).toHaveAttribute('data-restored', '');
      else await expect.poll(() => reader.documents.at(-1)).toBe(place.address);
      reader.documents.length = 0;
      await expectWorking(reader);
    },
  },
};
