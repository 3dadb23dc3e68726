/** specification.md READ-7, GO-2: the position after a reload of an address with a hash. */
import { BLOG } from '../support/addresses.ts';
import { hold, START_SCRIPTS, STORAGE_FAULTS } from '../support/faults.ts';
import { recordFrames } from '../support/layout.ts';
import { open } from '../support/pageParts.ts';
import { appReady, atRest, expect, type Page, test } from '../support/test.ts';

const ROUTE = '/docs/request-handling/middleware';
const HASH = '#order';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Height of a few lines of text, in CSS px. */
const LINES = 90;

/**
 * Expects the same position as before. Browsers hold the text where it is when lines above it break otherwise, as they
 * do until the font is there: the position may differ by these lines.
 */
const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(LINES);

/** Distance of the hash's target from the top of the window, in CSS px; `scroll-margin` is the wanted one. */
const targetTop = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? Number.NaN),
  );

const AT_TARGET = 76;

/** Scrolls by the wheel, and gives the position. */
async function scroll(page: Page, by: number): Promise<number> {
  const to = (await top(page)) + by;
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, by);
  await expect.poll(() => top(page)).toBe(to);
  await atRest(page);
  return to;
}

for (const start of process.env.AUDIT ? (['before', 'after'] as const) : (['after'] as const)) {
  const ready = async (page: Page) => {
    if (start === 'after') await appReady(page);
  };

  test(`READ-7.b ${start} the application a reload restores the position`, async ({ page }) => {
    await recordFrames(page, () => String(Math.round(scrollY)));
    if (start === 'before') await hold(page, START_SCRIPTS);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(ROUTE);
    await ready(page);
    const before = await scroll(page, 400);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.nth(4).click();
    await expect.poll(() => targetTop(page)).toBe(AT_TARGET);
    const target = await top(page);
    let place = target;
    for (const by of [800, -300, ...(process.env.AUDIT ? [-1500] : [])]) {
      await test.step(`reloaded after ${by} px`, async () => {
        place = await scroll(page, by);
        expect(place).not.toBe(target);
        await page.reload();
        await ready(page);
        await expectPlace(page, place);
        expect(new URL(page.url()).hash).not.toBe('');
        // The target is not shown in between.
        const seen = (await page.locator('html').getAttribute('data-seen')) ?? '';
        expect(seen.split('; ').map(Number)).not.toContain(target);
      });
    }
    await atRest(page);
    const address = page.url();
    await links.nth(6).click();
    await expect.poll(() => targetTop(page)).toBe(AT_TARGET);
    await page.goBack();
    await expectPlace(page, place);
    await page.goBack();
    await expect(page).toHaveURL(ROUTE);
    await expectPlace(page, before);
    await test.step('another visit in the same tab', async () => {
      await page.goto(BLOG);
      await page.goto(address);
      await ready(page);
      await expect.poll(() => targetTop(page)).toBe(AT_TARGET);
    });
  });
}

/** A page whose served text has a style sheet between its paragraphs. */
const WITH_SHEETS = '/docs/core/configuration';

test('READ-7.b a reload restores the position on a page that a link has led to, too', {
  tag: '@audit',
}, async ({ page }) => {
  await open(page, WITH_SHEETS);
  const title = await page.title();
  await page.locator('main a[rel="next"]').click();
  await expect(page).not.toHaveTitle(title);
  await page.locator('main a[rel="prev"]').click();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => top(page)).toBe(0);
  const place = await scroll(page, 2000);
  await page.reload();
  await appReady(page);
  await expectPlace(page, place);
});

test('READ-7.b stored data of another program stops no script of the page', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('scroll-positions', '{}'));
  await open(page, ROUTE);
});

test('READ-7.b with storage that throws, a reload with a hash shows the page', {
  tag: '@audit',
}, async ({ page }) => {
  await page.addInitScript(STORAGE_FAULTS.throws);
  await open(page, ROUTE + HASH);
  await scroll(page, 800);
  await page.reload();
  await appReady(page);
  expect(await top(page)).toBeGreaterThan(0);
});
