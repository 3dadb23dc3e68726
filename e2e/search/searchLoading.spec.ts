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
import { expect, fileTest, test } from '../support/test.ts';

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

test('NAV-4.c NAV-4.f nothing is loaded before an intent; then the worker answers alone, offline too', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  const scripts: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    addresses.push(pathname);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  const loaded = (pattern: RegExp) => addresses.filter((address) => pattern.test(address));
  await open(page, MAIN_DOC);
  await page.locator(footerLink(BLOG)).click();
  await expect(page).toHaveURL(BLOG);
  await page.waitForLoadState('networkidle');
  expect([...loaded(INDEX), ...loaded(WORKER)]).toEqual([]);
  const asked = context.waitForEvent('request', (request) => BODIES.test(request.url()));
  await buttonOf(page).hover();
  await asked;
  await buttonOf(page).click();
  await searchFor(page, 'cors');
  await expect(resultsOf(page).first()).toContainText('CORS');
  for (const once of [HEADINGS, BODIES, WORKER]) expect(loaded(once)).toHaveLength(1);
  for (const never of [ENGINE_INDEX, IN_PAGE]) expect(loaded(never)).toEqual([]);
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual(loaded(WORKER));
  // A worker without a URL requests the document that starts it.
  for (const address of scripts) expect(address).toMatch(/^\/static\/js\/.+\.js$/);
  await context.setOffline(true);
  await searchFor(page, 'wildcrad ruotes');
  await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
});

test('NAV-4.c after a file has failed Retry loads it; without a worker the page searches', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  const { word, title } = wordOfOneText();
  const notLoaded = 'The search could not be loaded.';
  for (const [name, scripts, message] of [
    ['an index', [INDEX], notLoaded],
    ['the text of the pages', [BODIES], 'Only titles and headings are searched'],
    ['a worker and the script for the page', [WORKER, IN_PAGE], notLoaded],
  ] as const)
    await test.step(`${name} that cannot be loaded`, async () => {
      for (const script of scripts) await context.route(script, (route) => route.abort('failed'));
      await openSearch(page);
      await page.keyboard.type(word);
      const alert = dialogOf(page).getByRole('alert');
      await expect(alert).toContainText(message);
      await expect(resultsOf(page)).toHaveCount(0);
      for (const script of scripts) await context.unroute(script);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(resultsOf(page).first()).toContainText(title);
      await expect(alert).toHaveCount(0);
      await expect(boxOf(page)).toBeFocused();
    });
  await test.step('a worker that cannot be loaded', async () => {
    await remove(page, WORKER);
    await openSearch(page);
    await page.keyboard.type('wildcrad');
    await expect(resultsOf(page).first()).toContainText('Wildcard Routes');
    expect(page.workers()).toHaveLength(0);
  });
});
