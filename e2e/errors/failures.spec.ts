/**
 * Every kind of page under failures that differ between them: the text is readable, there is the specified message or at most one
 * load of a document, nothing throws, nothing loops. Any error fails the test (`support/test.ts`).
 */
import { BLOG, footerLink, INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import {
  ALL_SCRIPTS,
  CHUNKS,
  fail,
  hold,
  REQUEST_FAILED,
  remove,
  STORAGE_FAULTS,
  setConnection,
  watchDocuments,
  withoutViewPrefetch,
} from '../support/faults.ts';
import { one, textsOf, treeOf } from '../support/html.ts';
import { announcement, colourMode, html, idleFrame, notice, sidebar } from '../support/pageParts.ts';
import { DOC, POST } from '../support/pages.ts';
import {
  appReady,
  expect,
  noScriptsTest,
  type Page,
  type Problems,
  STATUS_404,
  test,
} from '../support/test.ts';

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
  problems: Problems;
  place: Place;
  /** Paths of the documents requested since the first one. */
  documents: string[];
}

interface Failure {
  /** Causes it before the page is loaded. */
  cause?: (reader: Reader) => Promise<unknown>;
  /** Steps of the reader with their assertions. */
  proof: (reader: Reader) => Promise<void>;
}

/** A page as it was built: its title, and the last words of its main part. */
function builtTextOf(address: string): { title: string; text: string } {
  const main = one('main', treeOf(address === '/nope' ? '/404' : address));
  const paragraphs = textsOf('p', main).filter((text) => text.length > 20);
  return { title: textsOf('h1', main)[0] ?? '', text: paragraphs.at(-1) ?? '' };
}

async function expectReadable(page: Page, { address }: Place): Promise<void> {
  const { title, text } = builtTextOf(address);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(text).not.toBe('');
  await expect(page.locator('main')).toContainText(text);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** The page that the address names is the one that is shown. */
async function expectNext(page: Page, { next }: Place): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(builtTextOf(next).title);
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Follows the link in the footer. */
async function follow(page: Page, place: Place): Promise<void> {
  await page.locator(footerLink(place.next)).click();
  await expectNext(page, place);
}

/** Everything works: the application takes over, a control answers, a link leads on and back inside the document. */
async function expectWorking({ page, place, documents }: Reader): Promise<void> {
  await appReady(page);
  await expectReadable(page, place);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(announcement(page)).toBeHidden();
  const before = await html(page).getAttribute('data-color-mode');
  await colourMode(page).click();
  await expect(html(page)).not.toHaveAttribute('data-color-mode', before ?? '');
  await follow(page, place);
  await expect(announcement(page)).toBeHidden();
  await page.goBack({ waitUntil: 'commit' });
  await expectReadable(page, place);
  expect(documents).toEqual([]);
}

/** Limits of the device that take nothing away from the reader (ST-8). */
const LIMITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'storage throws': (page) => page.addInitScript(STORAGE_FAULTS.throws),
  'storage is full': (page) => page.addInitScript(STORAGE_FAULTS.full),
  'storage has garbage': (page) => page.addInitScript(STORAGE_FAULTS.garbage),
  'no IntersectionObserver': withoutViewPrefetch,
  'no requestIdleCallback': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    }),
  'no connection API': (page) => setConnection(page, undefined),
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
};

/** Scripts that fail: there is a message, on the next page too. */
const failing = (scripts: RegExp): Failure => ({
  async cause({ page, problems }) {
    problems.expect(REQUEST_FAILED);
    await fail(page, scripts);
  },
  async proof({ page, place, documents }) {
    await expectReadable(page, place);
    if (place.isOwnless && scripts === CHUNKS) await appReady(page);
    else await expect(notice(page)).toBeVisible();
    await expect(page.locator('#base-url-banner')).toHaveCount(0);
    await follow(page, place);
    await expect(notice(page)).toBeVisible();
    expect(documents).toEqual([place.next]);
  },
});

const FAILURES: Readonly<Record<string, Failure>> = {
  'all scripts fail': failing(ALL_SCRIPTS),
  'all chunks fail': failing(CHUNKS),
  'a chunk is slow': {
    async proof({ page, place }) {
      const held = await hold(page, CHUNKS);
      await page.goto(place.address);
      await held.arrived;
      await expectReadable(page, place);
      await expect(notice(page)).toHaveCount(0);
      await colourMode(page).click();
      await expect(html(page)).toHaveAttribute('data-color-mode', 'light');
      await held.release();
      await appReady(page);
      await expectReadable(page, place);
    },
  },
  'a deployment that replaced all chunks': {
    cause: ({ page }) => withoutViewPrefetch(page),
    async proof({ page, place, documents, problems }) {
      problems.expect(STATUS_404);
      await appReady(page);
      // The next document would name new files; until it is asked for, the old ones are gone.
      await remove(page, ALL_SCRIPTS);
      page.once('request', function wait(request) {
        if (request.isNavigationRequest()) void page.unroute(ALL_SCRIPTS);
        else page.once('request', wait);
      });
      await follow(page, place);
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
    async proof({ page, place, documents }) {
      await expect(notice(page)).toBeVisible();
      await expectReadable(page, place);
      expect(documents, 'no reload by itself').toEqual([]);
      await page.unroute(ALL_SCRIPTS);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await appReady(page);
      await expectReadable(page, place);
      expect(documents).toHaveLength(1);
    },
  },
  ...Object.fromEntries(
    Object.entries(LIMITS).map(([name, cause]): [string, Failure] => [
      name,
      { cause: ({ page }) => cause(page), proof: expectWorking },
    ]),
  ),
  'save-data: the application waits for an intent, and links are the browser’s until then': {
    cause: ({ page }) => setConnection(page, { saveData: true }),
    async proof({ page, place, documents }) {
      await expectReadable(page, place);
      await follow(page, place);
      expect(documents).toEqual([place.next]);
      await page.getByRole('button', { name: /^Docs version/ }).hover();
      await appReady(page);
      const other = place.next === BLOG ? MAIN_DOC : BLOG;
      await page.locator(footerLink(other)).click();
      await expect(page).toHaveURL(other);
      expect(documents).toEqual([place.next]);
    },
  },
  'a double click, then Back and Forward in a load': {
    cause: ({ page }) => withoutViewPrefetch(page),
    async proof({ page, place, documents }) {
      await appReady(page);
      const clicked = await hold(page, CHUNKS);
      await page.locator(footerLink(place.next)).dblclick();
      await clicked.release();
      await expectNext(page, place);
      // One entry, not two.
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(page, place);
      await page.goForward({ waitUntil: 'commit' });
      await expectNext(page, place);
      const held = await hold(page, CHUNKS);
      // The link leads to a third page, which is still loading while the reader goes back, forward and back.
      const third = place.address === '/' ? footerLink(MAIN_DOC) : 'header a[href="/"]';
      await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), third);
      await page.goBack({ waitUntil: 'commit' });
      await expectReadable(page, place);
      await page.goForward({ waitUntil: 'commit' });
      await expectNext(page, place);
      await page.evaluate(() => history.back());
      await held.release();
      await expectReadable(page, place);
      await idleFrame(page);
      await expectReadable(page, place);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(documents).toEqual([]);
    },
  },
};

/** `npm run audit` runs every failure on every page, each in a browser of its own. */
const AUDIT = Boolean(process.env.AUDIT);

/**
 * With every change a reader meets these one after the other: on a doc the failures that no other spec has
 * (`errors.spec.ts` and `recovery.spec.ts` have the others), and those that differ on a page without a chunk.
 */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  doc: [
    'a chunk is slow',
    'a double click, then Back and Forward in a load',
    'a deployment that replaced all chunks',
  ],
  'not found': ['all scripts fail', 'all chunks fail'],
};

/** Causes a failure on the way to a page, and checks the requirements. */
async function prove(reader: Reader, { cause, proof }: Failure): Promise<void> {
  const { page, place, documents } = reader;
  await cause?.(reader);
  await page.goto(place.address);
  documents.length = 0;
  await proof(reader);
  await page.unrouteAll({ behavior: 'wait' });
}

for (const [kind, place] of Object.entries(PLACES)) {
  const rows = AUDIT ? Object.keys(FAILURES).map((name) => [name]) : [ALWAYS[kind] ?? []];
  for (const names of rows.filter(({ length }) => length > 0)) {
    test(`${kind}: ${names.join('; ')}`, async ({ page, problems }) => {
      if (place.isOwnless) problems.expect(STATUS_404);
      const reader: Reader = { page, problems, place, documents: watchDocuments(page) };
      for (const name of names) await test.step(name, () => prove(reader, FAILURES[name] as Failure));
    });
  }
}

// `engines/states.spec.ts` has the panels and the mobile sidebar.
noScriptsTest(
  'ST-9 without scripts every kind of page is read and leads on, in dark mode',
  async ({ page, problems }) => {
    problems.expect(STATUS_404);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const place of Object.values(PLACES)) {
      await page.goto(place.address);
      await expectReadable(page, place);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 17, 15)');
      // Nothing is offered that would not work.
      await expect(
        page.getByRole('button', { name: /Colour mode|Back to top|Close announcement|Search/ }),
      ).toHaveCount(0);
      await follow(page, place);
    }
    await page.goto(MAIN_DOC);
    await sidebar(page).getByText('Getting Started').click();
    await sidebar(page).getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL(INSTALLATION);
  },
);
