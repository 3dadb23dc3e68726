/** specification.md ERR: failed loads, and pages that are left while they load, in every engine. */
import { BLOG, footerLink, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { fileOfRoute, readBuilt } from '../support/builtSite.ts';
import { CHUNKS, START_SCRIPTS } from '../support/faults.ts';
import { DOC_WITH_TABLES, titleOf } from '../support/pages.ts';
import { type Reader, textInView } from './reader.ts';
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
  const text = await textInView(reader);
  expect(text).toBeTruthy();
  host.heal();
  await noticeOf(reader).role('button', 'Retry').click();
  await reader.ready();
  await expect(noticeOf(reader)).toHaveCount(0);
  await expect.poll(() => textInView(reader)).toBe(text);
});

test('WEB-1 ERR-2 GO-2.b a page that is left while its scripts load works after Back', async ({
  reader,
  host,
  problems,
}) => {
  // Browsers report cancelled requests themselves.
  problems.expect(/cannot load|ChunkLoadError|Loading failed/);
  const scripts = host.hold(START_SCRIPTS);
  await reader.open(MAIN_DOC);
  await scripts.arrived;
  // All messages of the page, also while it is left.
  await reader.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.load-error')) sessionStorage.setItem('said', 'load error');
    }).observe(document, { childList: true, subtree: true });
  });
  await reader.css(footerLink(BLOG)).click();
  await expect(reader).toHaveURL(BLOG);
  scripts.release();
  await reader.ready();
  expect(await reader.evaluate(() => sessionStorage.getItem('said'))).toBeNull();
  await reader.back();
  await expect(reader).toHaveURL(MAIN_DOC);
  await reader.ready();
  await expect(noticeOf(reader)).toHaveCount(0);
  await reader.press('/');
  await expect(reader.role('dialog', 'Search')).toBeVisible();
});

test('WEB-1 ERR-2 where a link leads to no page after all, this page stays, and a key starts it', {
  tag: '@audit',
}, async ({ reader, host, problems }) => {
  // Browsers report cancelled requests themselves.
  problems.expect(/cannot load|ChunkLoadError|Loading failed/);
  const scripts = host.hold(START_SCRIPTS);
  await reader.open(MAIN_DOC);
  await scripts.arrived;
  const answer = host.hold(/^\/blog$/, 204);
  await reader.css(footerLink(BLOG)).click();
  await answer.arrived;
  answer.release();
  scripts.release();
  await reader.press('/');
  await expect(reader.role('dialog', 'Search')).toBeVisible();
  await expect(reader).toHaveURL(MAIN_DOC);
  await expect(noticeOf(reader)).toHaveCount(0);
});

test('WEB-1 GO-6.a the server is not asked for a page whose content another document has cancelled', async ({
  reader,
  host,
  problems,
}) => {
  problems.expect(/cannot load|ChunkLoadError|Loading failed/);
  // Where no link is in view whose content is loaded ahead.
  await reader.resize(390, 800);
  await reader.visit(DOC_WITH_TABLES);
  const content = host.hold(CHUNKS);
  await reader.css(footerLink(BLOG)).click();
  await content.arrived;
  host.asked.length = 0;
  await reader.open('/robots.txt');
  content.release();
  await expect(reader).toHaveURL('/robots.txt');
  expect(host.asked).not.toContain(BLOG);
});

test('WEB-1 GO-5.c SAFE-1 the policy lets the HTML of a link be prefetched before the start, once', async ({
  reader,
  host,
}) => {
  const scripts = host.hold(START_SCRIPTS);
  await reader.open(TUTORIALS);
  await scripts.arrived;
  const link = reader.css(footerLink(BLOG));
  await link.hover();
  await link.focus();
  scripts.release();
  await reader.ready();
  // WebKit has no `rel=prefetch`. Firefox prefetches once everything else has loaded.
  const times = await reader.evaluate(() =>
    Number(document.createElement('link').relList.supports('prefetch')),
  );
  await expect.poll(() => host.asked.filter((path) => path === BLOG)).toHaveLength(times);
});

test('WEB-1 ERR-3 where every start-up file is missing, a banner names the base, and the text stays', async ({
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

declare global {
  /** Whether a page that has thrown does no more. */
  var isWell: boolean | undefined;
}

test('WEB-1 ERR-1 a page that throws shows the error inside the frame; Retry and links recover', {
  tag: '@audit',
}, async ({ reader, host, problems }) => {
  // Firefox logs the thrown error as an object, which its driver does not serialise.
  problems.expect(/is burnt|was too hot|recoverable error|JSHandle@error/);
  const [, route = ''] = /rel="next" href="([^"]+)"/.exec(readBuilt(fileOfRoute(MAIN_DOC))) ?? [];
  // A paragraph of the next page throws where it is rendered.
  const [, words = ''] = /<p>([\w .,]{40,})<\/p>/.exec(readBuilt(fileOfRoute(route))) ?? [];
  expect(words).not.toBe('');
  const thrown = 'new Error("The page is burnt.", { cause: new Error("The grill was too hot.") })';
  const text = JSON.stringify(words);
  host.change(CHUNKS, text, `(globalThis.isWell ? ${text} : (() => { throw ${thrown}; })())`);
  const title = reader.css('main h1');
  const leave = () => reader.css(footerLink(BLOG)).click();
  const again = reader.role('main').role('button', 'Try again');
  await reader.visit(MAIN_DOC);
  await reader.css('a[rel="next"]').click();
  await expect(title).toHaveText('This page crashed.');
  await expect(reader).toHaveURL(route);
  const main = reader.role('main');
  await expect(main).toHaveText(/The page is burnt\.[\s\S]*The grill was too hot\./);
  await expect(reader.role('navigation', 'Main')).toBeVisible();
  await expect(reader.role('navigation', 'Documentation pages')).toBeVisible();
  await expect(reader.role('contentinfo')).toBeVisible();
  await again.click();
  await expect(title).toHaveText('This page crashed.');
  await leave();
  await expect(reader).toHaveURL(BLOG);
  await expect(reader.text('This page crashed.')).toHaveCount(0);
  await reader.back();
  await expect(title).toHaveText('This page crashed.');
  await reader.evaluate(() => {
    globalThis.isWell = true;
  });
  await again.enter();
  await expect(title).toHaveText(new RegExp(titleOf(route)));
  await expect(reader.text(words)).toBeVisible();
});
