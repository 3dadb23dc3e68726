/** specification.md GO-3, GO-4: one page, then the other, and the sign of progress in between. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { CHUNKS, hold, recordProgress, withoutViewPrefetch } from '../support/faults.ts';
import { follow, LONG, LONG_TITLE, scrollTo, sidebarLink } from '../support/moving.ts';
import { heading, idleFrame, open } from '../support/pageParts.ts';
import { POST } from '../support/pages.ts';
import { appReady, expect, type Page, test } from '../support/test.ts';

const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Notes every pair of heading and title that the document ever shows. */
const recordPairs = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      seen.add(`${document.querySelector('main h1')?.textContent} / ${document.title}`);
      document.documentElement.dataset.pairs = [...seen].join('; ');
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });

test('GO-3 GO-4.a C-2 the old page stays until the new one is there, with a bar', async ({ page }) => {
  await withoutViewPrefetch(page);
  const notes = await recordProgress(page);
  await open(page, LONG);
  await recordPairs(page);
  const held = await hold(page, CHUNKS);
  await sidebarLink(page, 'Introduction').click();
  await held.arrived;
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(heading(page)).toHaveText(LONG_TITLE);
  await expect(page).toHaveTitle(`${LONG_TITLE} | BurgerAPI`);
  await expect(page).toHaveURL(LONG);
  await held.release();
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page.locator('html')).toHaveAttribute(
    'data-pairs',
    `${LONG_TITLE} / ${LONG_TITLE} | BurgerAPI; Introduction / Introduction | BurgerAPI`,
  );
  await expect(bar).toHaveCount(0);
  const [shown, gone, ...more] = await notes();
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ shown: true, inHeader: true, name: 'Loading the next page of BurgerAPI' });
  expect(shown?.after).toBeGreaterThanOrEqual(200);
  expect(gone?.shown).toBe(false);

  await test.step('with a hidden navbar, the later of two clicks wins in any order of arrival', async () => {
    await scrollTo(page, 600);
    await expect(page.locator('html')).toHaveAttribute('data-navbar-hidden', '');
    const blog = await hold(page, CHUNKS);
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), footerLink(BLOG));
    await blog.arrived;
    await expect(bar).toBeInViewport();
    // Its content is here already: it is shown, without a bar, while the page that was requested first is still loading.
    await follow(page, LONG_TITLE);
    await expect(bar).toHaveCount(0);
    await blog.release();
    await idleFrame(page);
    await expect(page).toHaveURL(LONG);
    await expect(heading(page)).toHaveText(LONG_TITLE);
  });
});

const headOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'head > :is(title, meta, link:not([rel="stylesheet"], [rel="prefetch"], [as="style"]))',
      ),
    ]
      .map((element) => element.outerHTML)
      .sort(),
  );

const follows = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();

test('GO-3 between templates the head becomes the served one, at once with the page', async ({ page }) => {
  const served: string[][] = [];
  for (const address of [MAIN_DOC, BLOG]) {
    await open(page, address);
    served.push(await headOf(page));
  }
  await open(page, POST);
  await expect(page.locator(STRUCTURED_DATA)).toHaveCount(1);
  const post = `${await heading(page).textContent()} / ${await page.title()}`;
  await follows(page, 'Docs');
  await expect(heading(page)).toHaveText('Introduction');
  expect(await headOf(page)).toEqual(served[0]);
  // The JSON-LD of the first page does not hold for the next one; the browser cannot write another.
  await expect(page.locator(STRUCTURED_DATA)).toHaveCount(0);
  await follows(page, 'Blog');
  await expect(heading(page)).toHaveText('Blog');
  expect(await headOf(page)).toEqual(served[1]);
  // A document whose entries before it were written by another one.
  await page.reload();
  await appReady(page);
  await recordPairs(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  await page.goBack();
  await expect(page).toHaveURL(POST);
  const pairs = ['Blog / Blog | BurgerAPI', 'Introduction / Introduction | BurgerAPI', post];
  await expect(page.locator('html')).toHaveAttribute('data-pairs', pairs.join('; '));
});
