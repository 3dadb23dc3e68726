/** specification.md OFF: reading without a network, in every engine: the server is stopped, which every driver bears. */

import { BLOG, BLOG_ARCHIVE, BLOG_TAGS, MAIN_DOC } from '../support/addresses.ts';
import { readRoutes } from '../support/builtSite.ts';
import { wordOfOneText } from '../support/search.ts';
import { word } from '../support/tryPrograms.ts';
import { expect, test } from './test.ts';
import { expectAllToRun } from './trying.ts';

test.use({ isPublic: true });

/** Messages of the engines about requests that the stopped server does not answer. */
const NO_ANSWER =
  /Failed to load|cannot load|ERR_|503|NetworkError|Load failed|service.?worker|Failed to fetch|could not connect/i;

test('WEB-1 OFF-1 TRY-1 TRY-2 TRY-4 after "Read offline" pages, search and programs need no server', {
  tag: '@audit',
}, async ({ reader, host, problems }) => {
  problems.expect(NO_ANSWER);
  await reader.visit(BLOG);
  await reader.role('contentinfo').role('button', word('offlineLabel')).click();
  const dialog = reader.role('dialog', word('offlineLabel'));
  await dialog.role('button', word('offlineKeep')).click();
  // Hundreds of files.
  await expect.poll(dialog.role('status').innerText, { timeout: 60_000 }).toBe(word('offlineDone'));
  await host.stop();
  await reader.press('Escape');
  await reader.press('/');
  const search = reader.role('dialog', 'Search');
  await expect(search.role('combobox')).toBeFocused();
  const { word: rare, title } = wordOfOneText();
  await reader.window.type(rare);
  await expect(search.role('group', title)).toHaveText(new RegExp(rare, 'i'));
  await reader.press('Escape');
  const routes = readRoutes();
  for (const route of [routes[0] ?? '', '/', BLOG_ARCHIVE]) {
    await reader.visit(route);
    await expect(reader.css('main h1')).toBeVisible();
    expect(await reader.css('[role="alert"]').count(), route).toBe(0);
  }
  const cached = await reader.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(routes.filter((route) => !cached.includes(route))).toEqual([]);
  await reader.press('/');
  await expect(search.role('combobox')).toBeFocused();
  await reader.window.type('validation');
  await expect(search.role('option').nth(0)).toHaveText(/validat/i);
  await reader.press('Escape');
  await expectAllToRun(reader);
});

test('WEB-1 OFF-4 offline a page that is not cached gets a message with links to cached ones', async ({
  reader,
  host,
  problems,
}) => {
  problems.expect(NO_ANSWER);
  await reader.visit(MAIN_DOC);
  await expect
    .poll(() => reader.evaluate(async (address) => (await caches.match(address)) !== undefined, MAIN_DOC), {
      timeout: 30_000,
    })
    .toBe(true);
  await expect
    .poll(() =>
      reader.evaluate(
        () => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true),
      ),
    )
    .toBe(true);
  await host.stop();
  await reader.visit(BLOG_TAGS);
  await expect(reader.css('main h1')).toHaveText(word('offlinePageTitle'));
  await reader
    .role('main')
    .role('link', /Introduction/)
    .nth(0)
    .click();
  await expect(reader.css('main h1')).toHaveText(/Introduction/);
});
