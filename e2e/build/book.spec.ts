/** Docs as a book. `epubcheck.spec.ts` asks the reference checker. */
import { strFromU8, unzipSync } from 'fflate';
import { wordsOf } from '../support/builtSite.ts';
import { hrefOf, one, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { expect, fileTest } from '../support/test.ts';

fileTest('R-7.g the first doc links to a book with every page of the sidebar', async ({ request }) => {
  const tree = treeOf('/docs/');
  const link = selectAll('main a', tree).find((each) => textOf(each) === wordsOf('/docs/').pageBook);
  // A download: the page that is read stays, and shows no progress.
  expect(link?.properties.download).toBe(true);
  const response = await request.get(hrefOf(link));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/epub+zip');
  const files = unzipSync(new Uint8Array(await response.body()));
  const contents = strFromU8(files['book/nav.xhtml'] ?? new Uint8Array());
  const listed = [...contents.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, file, label]) => ({
    file,
    label,
  }));
  const labels = textsOf('ul a', one('[data-sidebar]', tree));
  expect(labels.length).toBeGreaterThan(10);
  expect(listed.map(({ label }) => label).slice(0, labels.length)).toEqual(labels);
  for (const { file } of listed) expect(files[`book/${file}`]?.length, file).toBeGreaterThan(500);
});
