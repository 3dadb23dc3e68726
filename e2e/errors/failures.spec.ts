/**
 * Every kind of page under every kind of failure: the text is readable, there is the specified message or at most one
 * load of a document, nothing throws, nothing loops. What throws fails a test by itself (`support/test.ts`).
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { cachingBrowser } from '../support/browser.ts';
import {
  ALL_SCRIPTS,
  CHUNKS,
  fail,
  hold,
  REQUEST_FAILED,
  remove,
  STORAGE_FAULTS,
  STYLE_SHEETS,
  setConnection,
  withoutViewPrefetch,
} from '../support/faults.ts';
import { one, textsOf, treeOf } from '../support/html.ts';
import { DOC, POST } from '../support/pages.ts';
import { appReady, expect, type Problems, STATUS_404, test } from '../support/test.ts';

/** Tests in the whole browser, which takes half as much time again. */
const cachingTest = test.extend(cachingBrowser);

/** A page of each template, and a link of its footer that leads elsewhere. */
interface Place {
  address: string;
  next: string;
  /** False where the page's content is part of the application. */
  hasOwnChunk: boolean;
}

const PLACES: Record<string, Place> = {
  home: { address: '/', next: BLOG, hasOwnChunk: true },
  doc: { address: DOC, next: BLOG, hasOwnChunk: true },
  post: { address: POST, next: MAIN_DOC, hasOwnChunk: true },
  list: { address: BLOG, next: MAIN_DOC, hasOwnChunk: true },
  'not found': { address: '/nope', next: BLOG, hasOwnChunk: false },
};

/** A page as it was built: its title, and the words of its main part. */
function wordsOf(address: string): { title: string; text: string } {
  const main = one('main', treeOf(address === '/nope' ? '/404' : address));
  const paragraphs = textsOf('p', main).filter((text) => text.length > 20);
  return { title: textsOf('h1', main)[0] ?? '', text: paragraphs.at(-1) ?? '' };
}

interface Reader {
  page: Page;
  context: BrowserContext;
  problems: Problems;
  place: Place;
  /** Paths of the documents asked for since the first one. */
  documents: string[];
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
const baseBanner = (page: Page) => page.locator('#base-url-banner');
const linkInFooter = (page: Page, address: string) => page.locator(footerLink(address));
const other = ({ next }: Place) => (next === BLOG ? MAIN_DOC : BLOG);

async function expectReadable({ page, place }: Reader): Promise<void> {
  const { title, text } = wordsOf(place.address);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(text).not.toBe('');
  await expect(page.locator('main')).toContainText(text);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(place.address);
}

/** The page that the address names is the one that is shown. */
async function expectNext({ page, place }: Reader): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(wordsOf(place.next).title);
  await expect(page).toHaveURL(place.next);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Everything works: the application takes over, a control answers, a link leads on and back inside the document. */
async function expectWorking(reader: Reader): Promise<void> {
  const { page, place } = reader;
  await appReady(page);
  await expectReadable(reader);
  await expect(notice(page)).toHaveCount(0);
  await expect(baseBanner(page)).toHaveCount(0);
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-color-mode');
  await page.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(mode).not.toHaveAttribute('data-color-mode', before ?? '');
  await linkInFooter(page, place.next).click();
  await expectNext(reader);
  await page.goBack({ waitUntil: 'commit' });
  await expectReadable(reader);
  expect(reader.documents).toEqual([]);
}

interface Failure {
  /** True where the browser has a back/forward cache. */
  isCached?: true;
  /** Causes it before the page is loaded. */
  cause?: (reader: Reader) => Promise<unknown>;
  /** What the reader does, and what must hold. */
  proof: (reader: Reader) => Promise<void>;
}

const FAILURES: Record<string, Failure> = {
  'one chunk fails': {
    cause: async ({ page, problems, place }) => {
      if (place.hasOwnChunk) problems.expect(REQUEST_FAILED);
      await withoutViewPrefetch(page);
      await page.route(/\/js\/async\/route-/, (route) => route.abort('failed'), { times: 1 });
    },
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      if (place.hasOwnChunk) {
        await expect(notice(page)).toBeVisible();
        await notice(page).getByRole('button', { name: 'Retry' }).click();
      } else {
        // The first content that is asked for is that of the next page.
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
  ...Object.fromEntries(
    Object.entries(STORAGE_FAULTS).map(([name, cause]): [string, Failure] => [
      `storage ${name}`,
      {
        cause: async ({ page }) => page.addInitScript(cause),
        proof: expectWorking,
      },
    ]),
  ),
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
  'Back and Forward in the middle of a load': {
    cause: ({ page }) => withoutViewPrefetch(page),
    proof: async (reader) => {
      const { page, place, documents } = reader;
      await appReady(page);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
      const held = await hold(page, CHUNKS);
      // A third page that is not there yet; before it comes the reader has gone back, forward and back.
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
      // Browsers cache no page that was answered with an error: it is asked for again, which is told after the way back.
      if (place.hasOwnChunk) await expect(page.locator('html')).toHaveAttribute('data-restored', '');
      else await expect.poll(() => reader.documents.at(-1)).toBe(place.address);
      reader.documents.length = 0;
      await expectWorking(reader);
    },
  },
};

/** `npm run audit` runs every failure on every page, each in a browser of its own. */
const AUDIT = Boolean(process.env.AUDIT);

/** The page whose content is part of the application. */
const OWNLESS = 'not found';

/**
 * With every change a reader meets these one after the other: on a doc what no other spec has (`errors.spec.ts`,
 * `recovery.spec.ts` and `bfcache.spec.ts` have the others), and what a page without content of its own answers in another way.
 */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  doc: [
    'a chunk is slow',
    'Back and Forward in the middle of a load',
    'a deployment that replaced all chunks',
  ],
  [OWNLESS]: ['all scripts fail', 'all chunks fail', 'offline after load'],
};

/** Lets a failure happen on the way to a page, and proves what must hold. */
async function prove(reader: Reader, { cause, proof }: Failure): Promise<void> {
  const { page, place, documents } = reader;
  await cause?.(reader);
  const note = (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  };
  await page.goto(place.address);
  page.on('request', note);
  await proof(reader);
  page.off('request', note);
  documents.length = 0;
  await page.unrouteAll({ behavior: 'wait' });
}

for (const [kind, place] of Object.entries(PLACES)) {
  test.describe(kind, () => {
    const rows = AUDIT ? Object.keys(FAILURES).map((name) => [name]) : [ALWAYS[kind] ?? []];
    for (const names of rows) {
      if (names.length === 0) continue;
      const failures = names.map((name) => {
        const failure = FAILURES[name];
        if (!failure) throw new Error(`There is no failure "${name}".`);
        return { name, failure };
      });
      const isCached = failures.some(({ failure }) => failure.isCached);
      (isCached ? cachingTest : test)(`${kind}: ${names.join('; ')}`, async ({ page, context, problems }) => {
        if (!place.hasOwnChunk) problems.expect(STATUS_404);
        const reader: Reader = { page, context, problems, place, documents: [] };
        for (const { name, failure } of failures) await test.step(name, () => prove(reader, failure));
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every kind of page is read, and its links lead on: no JavaScript', async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(STATUS_404);
    for (const [kind, place] of Object.entries(PLACES)) {
      if (!AUDIT && kind !== 'doc' && kind !== OWNLESS) continue;
      const reader: Reader = { page, context, problems, place, documents: [] };
      await page.goto(place.address);
      await expectReadable(reader);
      await linkInFooter(page, place.next).click();
      await expectNext(reader);
    }
  });
});
