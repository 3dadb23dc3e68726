/** specification.md GO-1, GO-7, R-6.d: spellings of addresses, and addresses of nothing. */
import { BLOG } from '../support/addresses.ts';
import { BUILD } from '../support/builtSite.ts';
import { documentId } from '../support/faults.ts';
import { follow, LONG, LONG_TITLE } from '../support/moving.ts';
import { heading, open } from '../support/pageParts.ts';
import { appReady, expect, type Page, STATUS_404, test } from '../support/test.ts';

const SPELLINGS = [`${LONG}.html`, `${LONG}/index.html`, `${LONG}/`];
for (const spelling of process.env.AUDIT ? SPELLINGS : SPELLINGS.slice(0, 1)) {
  test(`GO-1 ${spelling} that a host answers is shown under the clean address`, async ({ page }) => {
    await page.route(
      (url) => url.pathname === spelling,
      (route) => route.fulfill({ path: `${BUILD}${LONG}.html`, contentType: 'text/html' }),
    );
    await open(page, `${spelling}?a=b#exports`);
    await expect(page).toHaveURL(`${LONG}?a=b#exports`);
    await expect(heading(page)).toHaveCount(1);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `https://burger-api.com${LONG}`);
    const own = await documentId(page);
    await follow(page, 'Introduction');
    await page.goBack();
    await expect(heading(page)).toHaveText(LONG_TITLE);
    await expect(page).toHaveURL(`${LONG}?a=b#exports`);
    expect(await documentId(page)).toBe(own);
  });
}

/** The audit has all; with every change one that cannot be decoded and one that names another host. */
const NOWHERE = [
  '/docs/%E0%A4%A',
  '//docs/',
  '/docs/%25',
  '//',
  `/${'long/'.repeat(1000)}`,
  '/docs/x#%E0%A4%A',
];
/** Addresses that resemble a page's, and one deeper than any page. */
const ALIKE = [
  '/docs//core/configuration',
  '/nope.html',
  '/docs/nope/deep/er',
  '/DOCS/core/configuration',
  '/Blog',
];

/** One of the pages that the not-found page always offers, below those that it guesses. */
const start = (page: Page) =>
  page.getByRole('main').getByRole('list').first().getByRole('link', { name: 'Blog', exact: true });

const expectNotFound = async (page: Page) => {
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | BurgerAPI');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
};

test('GO-1 GO-7 R-6.d unknown addresses are the not-found page, never the page that they resemble', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.expect(STATUS_404);
  for (const address of process.env.AUDIT ? NOWHERE : NOWHERE.slice(0, 2)) {
    await test.step(address.slice(0, 20), async () => {
      const response = await page.goto(baseURL + address);
      expect(response?.status()).toBe(404);
      await appReady(page);
      await expectNotFound(page);
      const mode = await page.locator('html').getAttribute('data-color-mode');
      await page.getByRole('button', { name: /^Colour mode/ }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-color-mode', mode ?? '');
      const own = await documentId(page);
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).not.toHaveText('Page not found');
      await page.goBack();
      await expectNotFound(page);
      expect(await documentId(page)).toBe(own);
    });
  }
  for (const address of process.env.AUDIT ? ALIKE : ALIKE.slice(0, 3)) {
    await test.step(address, async () => {
      await open(page, address);
      await expectNotFound(page);
      await expect(page).toHaveURL(address);
    });
  }
  await test.step('a page by a link, and back', async () => {
    await start(page).click();
    await expect(page).toHaveTitle('Blog | BurgerAPI');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goBack();
    await expectNotFound(page);
  });
  await test.step('a page that exists again is asked of the server', async () => {
    let missing = true;
    await page.route(BLOG, (route) =>
      missing
        ? route.fulfill({ status: 404, path: `${BUILD}/404.html`, contentType: 'text/html' })
        : route.continue(),
    );
    await open(page, BLOG);
    await expectNotFound(page);
    missing = false;
    await start(page).click();
    await expect(heading(page)).toHaveText('Blog');
  });
});
