/** specification.md OFF-2: readers online get the newest release, and none of them loses a page that is open. */
import fs from 'node:fs';
import path from 'node:path';
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { hold, watchDocuments, withoutViewPrefetch } from '../support/faults.ts';
import { cachedPages, expectWhole, idle, read, offlineTest as test } from '../support/offline.ts';
import { expect, type Page } from '../support/test.ts';

// One after the other: their releases are built once.
test.describe.configure({ mode: 'default' });

const RELEASE = /\/release\.json$/;

test('OFF-2 a newer release replaces the page that was opened, unless the reader has begun on it', async ({
  page,
  server,
}) => {
  await withoutViewPrefetch(page);
  await read(page, MAIN_DOC);
  const documents = watchDocuments(page);
  const follow = async (to: string) => {
    await page.locator(`footer a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    // Over no link, whose page would be prefetched of the release that the server has no more.
    await page.mouse.move(0, 0);
  };
  await follow(BLOG);
  // The worker asks for the files of pages that were read: this server will not have them after its next release.
  await expect.poll(() => cachedPages(page)).toContain(BLOG);
  await follow(MAIN_DOC);
  const heard = () => page.waitForResponse(RELEASE).then((response) => response.finished());

  const late = await hold(page, RELEASE);
  await follow(BLOG);
  await late.arrived;
  await expectWhole(page, 'aaaa');
  await page.keyboard.press('Tab');
  server.folder = server.releases.bbbb;
  const hearing = heard();
  await late.release();
  await hearing;
  // The page has read the response.
  await idle(page);
  // Begun: the next link loads a document.
  await follow(MAIN_DOC);
  await expectWhole(page, 'bbbb');
  expect(documents).toEqual([MAIN_DOC]);

  const later = await hold(page, RELEASE);
  await follow(BLOG);
  await later.arrived;
  await expectWhole(page, 'bbbb');
  // This test is not about files that the page of that release has not loaded yet.
  server.earlier = server.releases.bbbb;
  server.folder = server.releases.aaaa;
  await later.release();
  await expectWhole(page, 'aaaa');
  expect(documents).toEqual([MAIN_DOC, BLOG]);

  await page.unrouteAll();
  const list = fs.readFileSync(path.join(server.releases.bbbb, 'release.json'), 'utf8');
  await page.route(RELEASE, (route) => route.fulfill({ body: list }));
  const newDocuments = () => documents.slice(2);
  await follow(MAIN_DOC);
  await expect.poll(newDocuments).toEqual([MAIN_DOC]);
  await expectWhole(page, 'aaaa');
  await follow(BLOG);
  await expect.poll(newDocuments).toEqual([MAIN_DOC, BLOG]);
  await expectWhole(page, 'aaaa');
});

/** A link in the text of a page to a heading of another one. */
const toHeading = (page: Page) => page.locator('main a[href^="/docs/"][href*="#"]:visible').first();

test('OFF-2 a link in a tab of the last release loads the document of the new one; offline it continues', async ({
  page,
  context,
  server,
}) => {
  await withoutViewPrefetch(page);
  await read(page, MAIN_DOC);
  const link = toHeading(page);
  const href = (await link.getAttribute('href')) ?? '';
  const [address = '', id = ''] = href.split('#');
  // Everything is available: in the browser and on the device.
  await link.click();
  await expect(page).toHaveURL(href);
  await expect.poll(() => cachedPages(page)).toContain(address);
  await page.goBack();
  await expect(page).toHaveURL(MAIN_DOC);
  const documents = watchDocuments(page);
  server.folder = server.releases.bbbb;
  await link.click();
  await expect(page).toHaveURL(href);
  await expectWhole(page, 'bbbb');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(documents).toEqual([address]);
  await test.step('the server has the one before again, and then no line leads to it', async () => {
    await read(page, BLOG, 'bbbb');
    await read(page, MAIN_DOC, 'bbbb');
    server.folder = server.releases.aaaa;
    await context.setOffline(true);
    await page.locator(footerLink(BLOG)).click();
    await expect(page).toHaveURL(BLOG);
    await expectWhole(page, 'bbbb');
  });
});
