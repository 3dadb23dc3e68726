/** specification.md NAV-4: files that the search loads, without a network, and under every possible failure. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { REQUEST_FAILED, remove } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import {
  BODIES,
  boxOf,
  buttonOf,
  dialogOf,
  HEADINGS,
  IN_PAGE,
  INDEX,
  openSearch,
  resultsOf,
  searchFor,
  WORKER,
  wordOfOneText,
} from '../support/search.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';

/** The index of the engine's own search. */
const ENGINE_INDEX = /search_index/;

fileTest('NAV-4.c only the index has the words that people ask for pages with', { tag: '@site' }, () => {
  const has = (file: string) => /"?asks"?:\s*["[]/.test(readBuilt(file));
  const files = listFiles('.json').filter(has);
  expect(files.length).toBeGreaterThan(0);
  // The index of a large site is in parts.
  for (const file of files) expect(file).toMatch(/^static\/search\//);
  expect(listFiles('.js').filter(has)).toEqual([]);
});

test('NAV-4.f nothing is loaded before an intent; then the worker answers alone', async ({ page }) => {
  const addresses: string[] = [];
  const scripts: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    addresses.push(pathname);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  await page.addInitScript(() => {
    const answered: string[] = [];
    Object.assign(window, { answered });
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'answer') answered.push(String(address));
        });
      }
    };
  });
  await open(page, MAIN_DOC);
  await page.locator(footerLink(BLOG)).click();
  await expect(page).toHaveURL(BLOG);
  await page.waitForLoadState('networkidle');
  expect(addresses.filter((address) => INDEX.test(address) || WORKER.test(address))).toEqual([]);
  const asked = page.context().waitForEvent('request', (request) => BODIES.test(request.url()));
  await buttonOf(page).hover();
  await asked;
  await buttonOf(page).click();
  await searchFor(page, 'cors');
  expect(addresses.filter((address) => HEADINGS.test(address))).toHaveLength(1);
  expect(addresses.filter((address) => BODIES.test(address))).toHaveLength(1);
  expect(addresses.filter((address) => ENGINE_INDEX.test(address))).toEqual([]);
  await expect(resultsOf(page).first()).toContainText('CORS');
  const answered = await page.evaluate(() => (window as unknown as { answered: string[] }).answered);
  expect(answered.length).toBeGreaterThan(0);
  for (const address of answered) expect(address).toMatch(WORKER);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(WORKER),
  ]);
  expect(scripts.filter((address) => WORKER.test(address))).toHaveLength(1);
  // A worker without a URL requests the document that starts it.
  for (const address of scripts) expect(address).toMatch(/^\/static\/js\/.+\.js$/);
  expect(scripts.filter((address) => IN_PAGE.test(address))).toEqual([]);
});

test('NAV-4.c the search works without a network once its index is there', {
  tag: '@audit',
}, async ({ page, context, problems }) => {
  await openSearch(page);
  await searchFor(page, 'cors');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await context.setOffline(true);
  await page.keyboard.press('/');
  await searchFor(page, 'wildcrad ruotes');
  await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
  // A section of the page being read needs no network.
  const heading = page.locator('main h2[id]').first();
  const section = `${MAIN_DOC}#${await heading.getAttribute('id')}`;
  await searchFor(page, ((await heading.textContent()) ?? '').replace(/\W+/g, ' '));
  await resultsOf(page)
    .and(page.locator(`[href="${section}"]`))
    .click();
  await expect(page).toHaveURL(section);
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('/');
  await searchFor(page, 'containers');
  problems.expect(REQUEST_FAILED);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page).toHaveURL(section);
});

test('NAV-4.c without the text of the pages, headings are searched, with a note to the reader', {
  tag: '@audit',
}, async ({ page, context }) => {
  await context.route(BODIES, (route) => route.abort('failed'));
  await openSearch(page);
  await page.keyboard.type('cors with both');
  await expect(resultsOf(page).first()).toContainText('CORS with both');
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText('Only titles and headings are searched');
  const { word, title } = wordOfOneText();
  await boxOf(page).fill(word);
  await expect(dialogOf(page).getByRole('status')).toHaveText(`No title or heading has "${word}".`);
  await expect(alert).toContainText('Only titles and headings are searched');
  await expect(resultsOf(page)).toHaveCount(0);
  await context.unroute(BODIES);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(resultsOf(page).first()).toContainText(title);
  await expect(alert).toHaveCount(0);
});

const WORKERS = [
  ['cannot be loaded', (page: Page) => remove(page, WORKER)],
  ['cannot be made', (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
] as const;
test('NAV-4.c after an index has failed Retry loads it; without a worker the page searches', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  for (const [name, scripts] of [
    ['an index', [INDEX]],
    ['a worker and the script for the page', [WORKER, IN_PAGE]],
  ] as const) {
    await test.step(`${name} that cannot be loaded`, async () => {
      await page.reload();
      for (const script of scripts) await context.route(script, (route) => route.abort('failed'));
      await openSearch(page);
      await page.keyboard.type('cors');
      const alert = dialogOf(page).getByRole('alert');
      await expect(alert).toContainText('The search could not be loaded.');
      await expect(resultsOf(page)).toHaveCount(0);
      for (const script of scripts) await context.unroute(script);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(resultsOf(page).first()).toContainText('CORS');
      await expect(alert).toHaveCount(0);
      await expect(boxOf(page)).toBeFocused();
    });
  }
  for (const [name, prepare] of process.env.AUDIT ? WORKERS : WORKERS.slice(0, 1)) {
    await test.step(`a worker that ${name}`, async () => {
      await prepare(page);
      await openSearch(page);
      await page.keyboard.type('wildcrad');
      await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
      expect(page.workers()).toHaveLength(0);
    });
  }
});
