/** Docs as a book. `epubcheck.spec.ts` asks the reference checker. */
import { strFromU8, unzipSync } from 'fflate';
import { DOC } from './support/pages.ts';
import { wordsOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('R-7.g the foot of a doc leads to the docs as a book, which holds every page of the sidebar', async ({
  page,
}) => {
  await page.goto(DOC);
  const link = page.locator('main').getByRole('link', { name: wordsOf(DOC).pageBook ?? '' });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/epub+zip');
  const files = unzipSync(new Uint8Array(await response.body()));
  const contents = strFromU8(files['book/nav.xhtml'] ?? new Uint8Array());
  const listed = [...contents.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, file, label]) => ({
    file,
    label,
  }));
  const sidebar = page.locator('[data-sidebar]').first();
  const labels = await sidebar.locator('ul a').allTextContents();
  expect(labels.length).toBeGreaterThan(10);
  expect(listed.map(({ label }) => label).slice(0, labels.length)).toEqual(labels);
  for (const { file } of listed) expect(files[`book/${file}`]?.length, file).toBeGreaterThan(500);
});
