/**
 * Every kind of page under every kind of failure: the text is readable, there is the specified message or at most one
 * load of a document, nothing throws, nothing loops. Any error fails the test (`support/test.ts`).
 */
import type { BrowserContext, Request } from '@playwright/test';
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { cachingBrowser } from '../support/browser.ts';
import {
  ALL_SCRIPTS,
  CHUNKS,
  fail,
  failOnce,
  hold,
  PAGE_CHUNKS,
  REQUEST_FAILED,
  remove,
  STORAGE_FAULTS,
  STYLE_SHEETS,
  setConnection,
  withoutViewPrefetch,
} from '../support/faults.ts';
import { one, textsOf, treeOf } from '../support/html.ts';
import { notice } from '../support/pageParts.ts';
import { DOC, POST } from '../support/pages.ts';
import { appReady, expect, type Page, type Problems, STATUS_404, test } from '../support/test.ts';

/** A page of each template, and a link of its footer that leads elsewhere. */
interface Place {
  address: string;
  next: string;
  /** The page whose content is part of the application. */
  isOwnless?: true;
}

const PLACES: Readonly<Record<string, Place>> = {
  home: { address: '/', next: BLOG },
  doc: { address: DOC, next: BLOG },
  post: { address: POST, next: MAIN_DOC },
  list: { address: BLOG, next: MAIN_DOC },
  'not found': { address: '/nope', next: BLOG, isOwnless: true },
};

interface Reader {
  page: Page;
  context: BrowserContext;
  problems: Problems;
  place: Place;
  /** Paths of the documents requested since the first one. */
  documents: string[];
}

interface Failure {
  /** True where the browser has a back/forward cache. */
  isCached?: true;
  /** Causes it before the page is loaded. */
  cause?: (reader: Reader) => Promise<unknown>;
  /** Steps of the reader with their assertions. */
  proof: (reader: Reader) => Promise<void>;
}

/** A page as it was built: its title, and the words of its main part. */
function builtTextOf(address: string): { title: string; text: string } {
  const main = one('main', treeOf(address === '/nope' ? '/404' : address));
  const paragraphs = textsOf('p', main).filter((text) => text.length > 20);
  return { title: textsOf('h1', main)[0] ?? '', text: paragraphs.at(-1) ?? '' };
}

const expectNoBanner = (page: Page) => expect(page.locator('#base-url-banner')).toHaveCount(0);
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Retry' }).click();
const other = ({ next }: Place) => (next === BLOG ? MAIN_DOC : BLOG);

async function expectReadable({ page, place }: Reader): Promise<void> {
  const { title, text } = builtTextOf(place.address);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(text).not.toBe('');
  await expect(page.locator('main')).toContainText(text);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(place.address);
}

/** The page that the address names is the one that is shown. */
async function expectNext({ page, place }: Reader): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(builtTextOf(place.next).title);
  await expect(page).toHaveURL(place.next);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Follows the link in the footer. */
async function follow(reader: Reader): Promise<void> {
  await reader.page.locator(footerLink(reader.place.next)).click();
  await expectNext(reader);
}

/** Everything works: the application takes over, a control answers, a link leads on and back inside the document. */
async function expectWorking(reader: Reader): Promise<void> {
  const { page, documents } = reader;
  await appReady(page);
  await expectReadable(reader);
  await expect(notice(page)).toHaveCount(0);
  await expectNoBanner(page);
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-color-mode');
  await page.getByRole('button', { name: /^Colour mode/ }).click();
  await expect(mode).not.toHaveAttribute('data-color-mode', before ?? '');
  await follow(reader);
  await page.goBack({ waitUntil: 'commit' });
  await expectReadable(reader);
  expect(documents).toEqual([]);
}

/** Limits of the device that take nothing away from the reader. */
const LIMITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(STORAGE_FAULTS).map(([name, cause]) => [
      `storage ${name}`,
      (page: Page) => page.addInitScript(cause),
    ]),
  ),
  'no IntersectionObserver': withoutViewPrefetch,
  'no requestIdleCallback': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }),
  'no connection API': (page) => setConnection(page, undefined),
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
};

/** The application waits for an intent; until then links are the browser's. */
const saving = (connection: Parameters<typeof setConnection>[1]): Failure => ({
  cause: ({ page }) => setConnection(page, connection),
  async proof(reader) {
    const { page, place, documents } = reader;
    await expectReadable(reader);
    await follow(reader);
    expect(documents).toEqual([place.next]);
    documents.length = 0;
    await page.getByRole('button', { name: /^Docs version/ }).hover();
    await appReady(page);
    await page.locator(footerLink(other(place))).click();
    await expect(page).toHaveURL(other(place));
    expect(documents).toEqual([]);
  },
});

const FAILURES: Readonly<Record<string, Failure>> = {
  // Failures of scripts, chunks and style sheets, and deployments in the middle of a visit.
  'one chunk fails': {
    async cause({ page, problems }) {
      problems.expect(REQUEST_FAILED);
      await withoutViewPrefetch(page);
      await failOnce(page, PAGE_CHUNKS);
    },
    async proof(reader) {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      if (place.isOwnless) {
        // The first content requested is that of the next page.
        await appReady(page);
        await follow(reader);
      } else {
        await expect(notice(page)).toBeVisible();
        await retry(page);
      }
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
      expect(documents).toHaveLength(1);
    },
  },
  'all scripts fail': {
    async cause({ page, problems }) {
      problems.expect(REQUEST_FAILED);
      await fail(page, ALL_SCRIPTS);
    },
    async proof(reader) {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      await expect(notice(page)).toBeVisible();
      await expectNoBanner(page);
      await follow(reader);
      await expect(notice(page)).toBeVisible();
      expect(documents).toEqual([place.next]);
    },
  },
  'all chunks fail': {
    async cause({ page, problems }) {
      problems.expect(REQUEST_FAILED);
      await fail(page, CHUNKS);
    },
    async proof(reader) {
      const { page, place, documents } = reader;
      await expectReadable(reader);
      if (place.isOwnless) await appReady(page);
      else await expect(notice(page)).toBeVisible();
      await follow(reader);
      await expect(notice(page)).toBeVisible();
      expect(documents).toEqual([place.next]);
    },
  },
  'a chunk is slow': {
    async proof(reader) {
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
    async cause({ page, problems }) {
      problems.expect(REQUEST_FAILED);
      await fail(page, STYLE_SHEETS);
    },
    async proof(reader) {
      await appReady(reader.page);
      await expectReadable(reader);
      await expectNoBanner(reader.page);
      await follow(reader);
    },
  },
  'a deployment that replaced all chunks': {
    cause: ({ page }) => withoutViewPrefetch(page),
    async proof(reader) {
      const { page, place, documents, problems } = reader;
      problems.expect(STATUS_404);
      await appReady(page);
      // The next document would name new files; until it is asked for, the old ones are gone.
      await remove(page, ALL_SCRIPTS);
      page.once('request', function wait(request) {
        if (request.isNavigationRequest()) void page.unroute(ALL_SCRIPTS);
        else page.once('request', wait);
      });
      await follow(reader);
      await appReady(page);
      await expect(notice(page)).toHaveCount(0);
      expect(documents).toEqual([place.next]);
    },
  },
  'a deployment that replaced all chunks before the application ran': {
    async cause({ page, problems }) {
      problems.expect(STATUS_404);
      await remove(page, ALL_SCRIPTS);
    },
    async proof(reader) {
      const { page, documents } = reader;
      await expect(notice(page)).toBeVisible();
      await expectReadable(reader);
      expect(documents, 'no reload by itself').toEqual([]);
      await page.unroute(ALL_SCRIPTS);
      await retry(page);
      await appReady(page);
      await expectReadable(reader);
      expect(documents).toHaveLength(1);
    },
  },
  // Limits of the device, and its network.
  ...Object.fromEntries(
    Object.entries(LIMITS).map(([name, cause]): [string, Failure] => [
      name,
      { cause: ({ page }) => cause(page), proof: expectWorking },
    ]),
  ),
  'save-data': saving({ saveData: true }),
  '2g': saving({ effectiveType: '2g' }),
  'offline after load': {
    async cause({ page, problems }) {
      problems.expect(/net::ERR_INTERNET_DISCONNECTED/);
      await withoutViewPrefetch(page);
    },
    async proof(reader) {
      const { page, place, context, documents } = reader;
      await appReady(page);
      await context.setOffline(true);
      await page.evaluate(
        (link) => document.querySelector<HTMLElement>(link)?.click(),
        footerLink(place.next),
      );
      await expect(notice(page)).toContainText('You are offline');
      await retry(page);
      await expect(notice(page)).toContainText('still cannot be loaded');
      await expectReadable(reader);
      await context.setOffline(false);
      await retry(page);
      await expectNext(reader);
      expect(documents).toEqual([place.next]);
    },
  },
  // Moves of a reader in quick succession, and back to a cached document.
  'Back and Forward in a load': {
    cause: ({ page }) => withoutViewPrefetch(page),
    async proof(reader) {
      const { page, place, documents } = reader;
      await appReady(page);
      await follow(reader);
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
    async proof(reader) {
      const { page, place, documents } = reader;
      await appReady(page);
      const held = await hold(page, CHUNKS);
      const [first, second] = [footerLink(other(place)), footerLink(place.next)];
      await page.evaluate(
        (links) => {
          for (const link of links) document.querySelector<HTMLElement>(link)?.click();
        },
        [first, second, second],
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
    async proof(reader) {
      const { page, place, documents } = reader;
      await appReady(page);
      await page.goto(place.next);
      await page.goBack({ waitUntil: 'commit' });
      // Browsers cache no page that was answered with an error: it is requested again, which is reported after the way back.
      if (place.isOwnless) await expect.poll(() => documents.at(-1)).toBe(place.address);
      else await expect(page.locator('html')).toHaveAttribute('data-restored', '');
      documents.length = 0;
      await expectWorking(reader);
    },
  },
};

/** `npm run audit` runs every failure on every page, each in a browser of its own. */
const AUDIT = Boolean(process.env.AUDIT);

/**
 * With every change a reader meets these one after the other: on a doc the failures that no other spec has
 * (`errors.spec.ts`, `recovery.spec.ts` and `bfcache.spec.ts` have the others), and those that differ on a page without a chunk.
 */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  doc: ['a chunk is slow', 'Back and Forward in a load', 'a deployment that replaced all chunks'],
  'not found': ['all scripts fail', 'all chunks fail', 'offline after load'],
};

/** Tests in the whole browser, which takes half as much time again. */
const cachingTest = test.extend(cachingBrowser);

/** Causes a failure on the way to a page, and checks the requirements. */
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
  const rows = AUDIT ? Object.keys(FAILURES).map((name) => [name]) : [ALWAYS[kind] ?? []];
  for (const names of rows.filter(({ length }) => length > 0)) {
    const isCached = names.some((name) => FAILURES[name]?.isCached);
    (isCached ? cachingTest : test)(`${kind}: ${names.join('; ')}`, async ({ page, context, problems }) => {
      if (place.isOwnless) problems.expect(STATUS_404);
      const reader: Reader = { page, context, problems, place, documents: [] };
      for (const name of names) await test.step(name, () => prove(reader, FAILURES[name] as Failure));
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every kind of page is read, and its links lead on', async ({ page, context, problems }) => {
    problems.expect(STATUS_404);
    for (const [kind, place] of Object.entries(PLACES)) {
      if (!AUDIT && !(kind in ALWAYS)) continue;
      const reader: Reader = { page, context, problems, place, documents: [] };
      await page.goto(place.address);
      await expectReadable(reader);
      await follow(reader);
    }
  });
});
