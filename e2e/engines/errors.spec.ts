/** specification.md ERR: what does not load, and pages that are left while they load, in every engine. */
import { CHUNKS, START_SCRIPTS } from '../support/faults.ts';
import { DOC_WITH_TABLES, titleOf } from '../support/pages.ts';
import type { Reader } from './reader.ts';
import { expect, test } from './test.ts';

const noticeOf = (reader: Reader) => reader.css('.load-error[role="alert"]');

test('WEB-1 ERR-2 content that fails: the text stays, and Retry continues where the reader was', async ({
  reader,
  host,
  problems,
}) => {
  problems.expect(/500|cannot load|Failed to load|Loading failed|MIME|ChunkLoadError/);
  host.fail(CHUNKS);
  await reader.open(DOC_WITH_TABLES);
  await expect(noticeOf(reader)).toBeVisible();
  await expect(reader.css('main h1')).toHaveText(new RegExp(titleOf(DOC_WITH_TABLES)));
  await reader.scrollTo(700);
  host.heal();
  await noticeOf(reader).role('button', 'Retry').click();
  await reader.ready();
  await expect(noticeOf(reader)).toHaveCount(0);
  await expect.poll(reader.scrollTop).toBe(700);
});

test('WEB-1 ERR-2 GO-2.b a page that is left while its scripts load says nothing, and is alive when the reader comes back', async ({
  reader,
  host,
  problems,
}) => {
  // What is cancelled, the browser itself tells of.
  problems.expect(/cannot load|ChunkLoadError|Loading failed/);
  const scripts = host.hold(START_SCRIPTS);
  await reader.open('/docs/');
  await scripts.arrived;
  // Everything that the page ever says of itself, also while it goes.
  await reader.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.load-error')) sessionStorage.setItem('said', 'load error');
    }).observe(document, { childList: true, subtree: true });
  });
  await reader.css('footer a[href="/blog"]').click();
  await expect(reader).toHaveURL('/blog');
  scripts.release();
  await reader.ready();
  expect(await reader.evaluate(() => sessionStorage.getItem('said'))).toBeNull();
  await reader.back();
  await expect(reader).toHaveURL('/docs/');
  await reader.ready();
  await expect(noticeOf(reader)).toHaveCount(0);
  await reader.press('/');
  await expect(reader.role('dialog', 'Search')).toBeVisible();
});

test('WEB-1 GO-5.c SAFE-1 a link that is meant before the application runs breaks no rule of the page, and leaves the budget for content', async ({
  reader,
  host,
}) => {
  const scripts = host.hold(START_SCRIPTS);
  await reader.open('/docs/tutorials/intro');
  await scripts.arrived;
  await reader.css('footer a[href="/blog"]').hover();
  scripts.release();
  await reader.ready();
  await expect
    .poll(() => host.asked.filter((path) => CHUNKS.test(path)).length, 'the page itself and links in view')
    .toBeGreaterThan(2);
});

test('WEB-1 ERR-3 where nothing that a page starts with can be had, a banner tells the base that is set, and the text stays', async ({
  reader,
  host,
  problems,
}) => {
  problems.expect(/404|cannot load|Failed to load|Loading failed|MIME|ChunkLoadError|preload/);
  host.fail(/^\/static\//, 404);
  await reader.open(DOC_WITH_TABLES);
  await expect(reader.css('#base-url-banner[role="alert"]')).toHaveText(/"\/"/);
  await expect(reader.css('main h1')).toHaveText(new RegExp(titleOf(DOC_WITH_TABLES)));
});
