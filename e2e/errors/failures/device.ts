/** Failures and limits of the device: storage, network, connection, and modes of the system. */
import { STORAGE_FAULTS, setConnection, withoutViewPrefetch } from '../../support/faults.ts';
import { appReady, expect } from '../../support/test.ts';
import {
  expectNext,
  expectReadable,
  expectWorking,
  type Failure,
  linkInFooter,
  notice,
  other,
} from './failureReader.ts';

export const DEVICE: Record<string, Failure> = {
  ...Object.fromEntries(
    Object.entries(STORAGE_FAULTS).map(([name, cause]): [string, Failure] => [
      `storage ${name}`,
      {
        cause: async ({ page }) => page.addInitScript(cause),
        proof: expectWorking,
      },
    ]),
  ),
  'no IntersectionObserver': {
    cause: ({ page }) => withoutViewPrefetch(page),
    proof: expectWorking,
  },
  'no connection API': {
    cause: ({ page }) => setConnection(page, undefined),
    proof: expectWorking,
  },
  ...Object.fromEntries(
    [{ saveData: true }, { effectiveType: '2g' }].map((connection): [string, Failure] => [
      JSON.stringify(connection),
      {
        cause: ({ page }) => setConnection(page, connection),
        proof: async (reader) => {
          const { page, place, documents } = reader;
          // The application waits for an intent; until then links are the browser's.
          await expectReadable(reader);
          await linkInFooter(page, place.next).click();
          await expectNext(reader);
          expect(documents).toEqual([place.next]);
          documents.length = 0;
          await page.getByRole('button', { name: /^Docs version/ }).hover();
          await appReady(page);
          await linkInFooter(page, other(place)).click();
          await expect(page).toHaveURL(other(place));
          expect(documents).toEqual([]);
        },
      },
    ]),
  ),
  'reduced motion': {
    cause: ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
    proof: expectWorking,
  },
  'forced colours': {
    cause: ({ page }) => page.emulateMedia({ forcedColors: 'active' }),
    proof: expectWorking,
  },
  'offline after load': {
    cause: async ({ page, problems }) => {
      problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
      await withoutViewPrefetch(page);
    },
    proof: async (reader) => {
      const { page, place, context, documents } = reader;
      await appReady(page);
      await context.setOffline(true);
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
        place.next,
      );
      await expect(notice(page)).toContainText('You are offline');
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(notice(page)).toContainText('still cannot be loaded');
      await expectReadable(reader);
      await context.setOffline(false);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expectNext(reader);
      expect(documents).toEqual([place.next]);
    },
  },
};
