/** Failures of scripts, chunks and style sheets, and deployments in the middle of a visit. */
import {
  ALL_SCRIPTS,
  CHUNKS,
  fail,
  failOnce,
  hold,
  PAGE_CHUNKS,
  REQUEST_FAILED,
  remove,
  STYLE_SHEETS,
  withoutViewPrefetch,
} from '../../support/faults.ts';
import { appReady, expect, STATUS_404 } from '../../support/test.ts';
import {
  baseBanner,
  expectNext,
  expectReadable,
  type Failure,
  linkInFooter,
  notice,
} from './failureReader.ts';

export const LOADING: Record<string, Failure> = {
  'one chunk fails': {
    cause: async ({ page, problems, place }) => {
      if (place.hasOwnChunk) problems.expect(REQUEST_FAILED);
      await withoutViewPrefetch(page);
      await failOnce(page, PAGE_CHUNKS);
    },
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      if (place.hasOwnChunk) {
        await expect(notice(page)).toBeVisible();
        await notice(page).getByRole('button', { name: 'Retry' }).click();
      } else {
        // The first content requested is that of the next page.
        reader.problems.expect(REQUEST_FAILED);
        await appReady(page);
        await linkInFooter(page, place.next).click();
        await expectNext(reader);
      }
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
      expect(documents).toHaveLength(1);
    },
  },
  'all scripts fail': {
    cause: async ({ page, problems }) => {
      problems.expect(REQUEST_FAILED);
      await fail(page, ALL_SCRIPTS);
    },
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      await expect(notice(page)).toBeVisible();
      await expect(baseBanner(page)).toHaveCount(0);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
      await expect(notice(page)).toBeVisible();
      expect(documents).toEqual([place.next]);
    },
  },
  'all chunks fail': {
    cause: async ({ page, problems }) => {
      problems.expect(REQUEST_FAILED);
      await fail(page, CHUNKS);
    },
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      if (place.hasOwnChunk) await expect(notice(page)).toBeVisible();
      else await appReady(page);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
      await expect(notice(page)).toBeVisible();
      expect(documents).toEqual([place.next]);
    },
  },
  'a chunk is slow': {
    proof: async (reader) => {
      const { page, place } = reader;
      const held = await hold(page, CHUNKS);
      await page.goto(place.address);
      await held.arrived;
      await expectReadable(reader);
      await expect(notice(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^Colour mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
      await held.release();
      await appReady(page);
      await expectReadable(reader);
    },
  },
  'the style sheet fails': {
    cause: async ({ page, problems }) => {
      problems.expect(REQUEST_FAILED);
      await fail(page, STYLE_SHEETS);
    },
    proof: async (reader) => {
      await appReady(reader.page);
      await expectReadable(reader);
      await expect(baseBanner(reader.page)).toHaveCount(0);
      await linkInFooter(reader.page, reader.place.next).click();
      await expectNext(reader);
    },
  },
  'a deployment that replaced all chunks': {
    cause: ({ page }) => withoutViewPrefetch(page),
    proof: async (reader) => {
      const { page, place, documents, problems } = reader;
      problems.expect(STATUS_404);
      await appReady(page);
      // The next document would name new files; until it is asked for, the old ones are gone.
      await remove(page, ALL_SCRIPTS);
      page.once('request', function follow(request) {
        if (request.isNavigationRequest()) void page.unroute(ALL_SCRIPTS);
        else page.once('request', follow);
      });
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
      expect(documents).toEqual([place.next]);
    },
  },
  'a deployment that replaced all chunks before the application ran': {
    cause: async ({ page, problems }) => {
      problems.expect(STATUS_404);
      await remove(page, ALL_SCRIPTS);
    },
    proof: async (reader) => {
      const { page, documents } = reader;
      await expect(notice(page)).toBeVisible();
      await expectReadable(reader);
      expect(documents, 'no reload by itself').toEqual([]);
      await page.unroute(ALL_SCRIPTS);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await appReady(page);
      await expectReadable(reader);
      expect(documents).toHaveLength(1);
    },
  },
};
