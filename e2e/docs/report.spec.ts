/** specification.md READ-8: "Report a problem with this page" begins an issue that is filled in; `reportAddress.test.ts` cuts the quote. */
import { fromHtml } from 'hast-util-from-html';
import { site } from '../../site.ts';
import {
  fileOfRoute,
  isDoc,
  readBuilt,
  readPosts,
  readRoutes,
  readVersions,
  siteOrigin,
} from '../support/builtSite.ts';
import { hrefOf, selectAll } from '../support/html.ts';
import { open } from '../support/pageParts.ts';
import { DOC, POST, titleOf } from '../support/pages.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';

const NAME = 'Report a problem with this page';

/** The link in the text of a page. */
const LINK = new RegExp(`<a\\b[^>]*>${NAME}</a>`, 'g');

const latest = readVersions().find(({ isLast }) => isLast)?.label ?? '';

/** Prefilled fields of the issue. */
function issueOf(address: string) {
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe(site.issues);
  expect(address.length, 'bytes of the address').toBeLessThan(8000);
  const { title = '', selected, ...fields } = Object.fromEntries(url.searchParams);
  return { title, selected, fields };
}

/** Fields of an issue about a page, besides its title. */
const fieldsOf = (route: string) => ({ template: 'page.yml', page: siteOrigin() + route, version: latest });

/** Puts a text at the start of the page's words and selects it, from its first line to its last. */
const select = (page: Page, lines: readonly string[], dir = 'ltr') =>
  page.evaluate(
    ({ lines, dir }) => {
      const paragraphs = lines.map((line) => {
        const paragraph = document.createElement('p');
        paragraph.dir = dir;
        paragraph.textContent = line;
        return paragraph;
      });
      document.querySelector('main article')?.prepend(...paragraphs);
      const range = document.createRange();
      range.setStart(paragraphs[0] as Node, 0);
      range.setEnd(paragraphs.at(-1) as Node, 1);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    },
    { lines, dir },
  );

/** Presses the link as a reader does, and intercepts the request to the repository. */
async function report(page: Page, press: () => Promise<void>) {
  const asked = page.context().waitForEvent('request', (request) => request.url().startsWith(site.issues));
  const opened = page.context().waitForEvent('page');
  await press();
  const address = (await asked).url();
  const issue = await opened;
  expect(await issue.evaluate(() => window.opener)).toBeNull();
  await issue.close();
  return issueOf(address);
}

fileTest('READ-8 every doc and post has the link, with title, address and version, and no list has', () => {
  const posts = readPosts().map(({ route }) => route);
  for (const route of readRoutes()) {
    // Found as text: parsing every page takes many times longer.
    const links = readBuilt(fileOfRoute(route)).match(LINK) ?? [];
    const wanted = isDoc(route) || posts.includes(route);
    expect(links, route).toHaveLength(wanted ? 1 : 0);
    if (!wanted) continue;
    const { title, selected, fields } = issueOf(
      hrefOf(selectAll('a', fromHtml(links[0] ?? '', { fragment: true }))[0]),
    );
    expect(title).toContain(titleOf(route));
    expect(fields).toEqual(fieldsOf(route));
    expect(selected).toBeUndefined();
  }
  expect(posts.length).toBeGreaterThan(0);
});

test('READ-8 a press quotes any selection, and loads nothing before', async ({ page }) => {
  await page.context().route(`${site.issues}**`, (route) => route.fulfill({ body: 'An issue.' }));
  await open(page, DOC);
  const link = page.getByRole('link', { name: NAME });
  const click = () => link.click();

  expect((await report(page, click)).selected).toBeUndefined();

  await select(page, ['One  line', '', '  and another\u00a0one']);
  const { title, selected, fields } = await report(page, click);
  expect(title).toContain(titleOf(DOC));
  expect(fields).toEqual(fieldsOf(DOC));
  expect(selected).toBe('One line\nand another one');

  // By the keyboard, as text that runs from right to left.
  await select(page, ['שלום @someone', '```js']);
  await link.focus();
  const pressed = await report(page, () => page.keyboard.press('Enter'));
  expect(pressed.selected).toBe('שלום @someone\n```js');

  // A finger on the link takes the selection away before the click.
  await select(page, ['Taken away']);
  await link.hover();
  const tapped = await report(page, async () => {
    await page.mouse.down();
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.mouse.up();
  });
  expect(tapped.selected).toBe('Taken away');

  // A selection outside the page's text is ignored.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('footer') as Node));
  expect((await report(page, click)).selected).toBeUndefined();

  // On the next page the link is that page's.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main h1') as Node));
  await link.dispatchEvent('pointerdown');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(POST);
  const next = issueOf((await page.getByRole('link', { name: NAME }).getAttribute('href')) ?? '');
  expect(next.title).toContain(titleOf(POST));
  expect(next.selected).toBeUndefined();
});
