/** specification.md GO: moving between pages, in every engine. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { CHUNKS, readDocumentId } from '../support/faults.ts';
import { DOC_WITH_TABLES, sectionsOf, titleOf } from '../support/pages.ts';
import { type Reader, textInView } from './reader.ts';
import { expect, test } from './test.ts';

const LONG = DOC_WITH_TABLES;
const LONG_TITLE = titleOf(LONG);
const [SECTION = { name: '', id: '' }] = sectionsOf(LONG).slice(3);

const headingOf = (reader: Reader) => reader.css('main h1');
const linkInFooter = (reader: Reader, address: string) => reader.css(footerLink(address));
const documentOf = (reader: Reader) => reader.evaluate(readDocumentId);

test('WEB-1 GO-2.a GO-2.b GO-2.d GO-2.e GO-3 a link changes title, focus, announcement and position', async ({
  reader,
}) => {
  await reader.visit(LONG);
  const started = await documentOf(reader);
  await reader.scrollTo(900);
  await reader.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), footerLink(BLOG));
  await expect(headingOf(reader)).toHaveText('Blog');
  await expect(reader).toHaveURL(BLOG);
  expect(await reader.evaluate(() => document.title)).toContain('Blog');
  expect(await reader.scrollTop()).toBe(0);
  await expect(reader.css('p[role="status"]').nth(0)).toHaveText('Blog | BurgerAPI');
  await reader.press('Tab');
  await expect(reader.role('link', 'Skip to content')).toBeFocused();
  await reader.back();
  await expect(headingOf(reader)).toHaveText(new RegExp(LONG_TITLE));
  await expect.poll(reader.scrollTop).toBe(900);
  await reader.forward();
  await expect(headingOf(reader)).toHaveText('Blog');
  await expect.poll(reader.scrollTop).toBe(0);
  expect(await documentOf(reader)).toBe(started);
  await reader.visit(`${LONG}#${SECTION.id}`);
  const place = await reader.css(`[id="${SECTION.id}"]`).evaluate((target) => ({
    isBelowNavbar:
      target.getBoundingClientRect().top >=
      (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
    isInWindow: target.getBoundingClientRect().bottom <= innerHeight,
  }));
  expect(place).toEqual({ isBelowNavbar: true, isInWindow: true });
});

test('WEB-1 GO-2.b after a document in between, cached or not, the reader is at the same position', async ({
  reader,
}) => {
  await reader.visit(LONG);
  await reader.scrollTo(900);
  const text = await textInView(reader);
  expect(text).toBeTruthy();
  await reader.open(`${BLOG}/rss.xml`);
  await reader.back();
  await reader.ready();
  await expect(headingOf(reader)).toHaveText(new RegExp(LONG_TITLE));
  await expect.poll(() => textInView(reader)).toBe(text);
  const position = await reader.scrollTop();
  // Inside the document the application restores positions again.
  await reader.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), footerLink(BLOG));
  await expect(headingOf(reader)).toHaveText('Blog');
  await reader.back();
  await expect(headingOf(reader)).toHaveText(new RegExp(LONG_TITLE));
  await expect.poll(reader.scrollTop).toBe(position);
});

test('WEB-1 GO-3 GO-4.a the old page stays until the new one has loaded, with a bar that ends', async ({
  reader,
  host,
}) => {
  // Where no link is in view whose content is loaded ahead.
  await reader.resize(390, 800);
  await reader.visit(LONG);
  const held = host.hold(CHUNKS);
  await linkInFooter(reader, BLOG).click();
  await held.arrived;
  const bar = reader.css('header [role="progressbar"]');
  await expect(bar).toHaveCount(1);
  await expect(headingOf(reader)).toHaveText(new RegExp(LONG_TITLE));
  await expect(reader).toHaveURL(LONG);
  held.release();
  await expect(headingOf(reader)).toHaveText('Blog');
  await expect(bar).toHaveCount(0);
});

test('WEB-1 GO-1 GO-6.a GO-7 R-6.d other spellings, unknown addresses, and missing content', async ({
  reader,
  host,
  problems,
}) => {
  problems.expect(/404|500|cannot load|Failed to load|Loading failed/);
  await reader.visit(`${MAIN_DOC}index.html?a=1#top`);
  await expect(reader).toHaveURL(`${MAIN_DOC}?a=1#top`);
  await expect(headingOf(reader)).toHaveText(/Introduction/);
  for (const address of ['/nope', '/docs/%E0%A4%A', '/DOCS/']) {
    await reader.visit(address);
    await expect(headingOf(reader)).toHaveText(/not found/i);
    expect(await reader.address()).toContain(address.slice(0, 5));
  }
  await reader.visit(MAIN_DOC);
  host.heal();
  host.fail(CHUNKS);
  await linkInFooter(reader, BLOG).click();
  await expect(headingOf(reader)).toHaveText('Blog');
  await expect(reader).toHaveURL(BLOG);
  expect(host.asked.filter((path) => path === BLOG).length).toBeLessThanOrEqual(1);
});
