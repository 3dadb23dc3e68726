/** specification.md ST-4: the navbar that hides, and the columns that go with it. */
import { CHUNKS, hold, withoutViewPrefetch } from '../support/faults.ts';
import { recordShifts } from '../support/layout.ts';
import {
  ANNOUNCED,
  announcement,
  colourMode,
  html,
  open,
  sidebar,
  top,
  wheelTo,
} from '../support/pageParts.ts';
import { DOC_WITH_LONG_OUTLINE, DOC_WITH_TABLES } from '../support/pages.ts';
import { atRest, expect, type Page, test } from '../support/test.ts';

const header = (page: Page) => page.locator('header');
const isHidden = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom <= 0);

/** It comes when it gets the focus: the keyboard moves through it, and the page stays where it is. */
async function expectKeyboard(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await wheelTo(page, 1000);
  await expect.poll(() => isHidden(page)).toBe(true);
  await bar.getByRole('link', { name: 'Blog' }).focus();
  await expect.poll(() => isHidden(page)).toBe(false);
  expect(await top(page)).toBe(1000);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await atRest(page);
    expect(await top(page), key).toBe(1000);
  }
  await expect(bar.getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
}

/** It stays while a menu in it has the focus. */
async function expectWithMenu(page: Page): Promise<void> {
  await wheelTo(page, 0);
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Docs version/ });
  await menu.press('ArrowDown');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await wheelTo(page, 600);
  await expect(html(page)).not.toHaveAttribute('data-navbar-hidden');
  expect(await isHidden(page)).toBe(false);
  await page.locator('main h1').click();
  await wheelTo(page, 900);
  await expect.poll(() => isHidden(page)).toBe(true);
}

/** A jump to an anchor never leaves a heading covered. */
async function expectUncovered(page: Page): Promise<void> {
  const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
  const links = outline.getByRole('link');
  // Down, far down, and back up, where the navbar reappears.
  for (const at of [2, -1, 1]) {
    const link = links.nth(at);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(`${DOC_WITH_TABLES}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await atRest(page);
    const covered = await page.evaluate((target) => {
      const heading = document.getElementById(target)?.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      return (bar?.bottom ?? 0) > (heading?.top ?? 0);
    }, id);
    expect(covered, id).toBe(false);
  }
}

test('ST-4.a ST-4.b ST-4.c the navbar hides on the way down, and covers no heading', async ({ page }) => {
  const moves = () => header(page).evaluate((element) => getComputedStyle(element).transitionProperty);
  await open(page, DOC_WITH_TABLES);
  expect(await moves()).toBe('translate');
  await test.step('on the way down and up', async () => {
    await wheelTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
    await wheelTo(page, 590);
    await expect.poll(() => isHidden(page)).toBe(false);
    await wheelTo(page, 900);
    await expect.poll(() => isHidden(page)).toBe(true);
  });
  await test.step('with the focus', () => expectKeyboard(page));
  await test.step('with a menu', () => expectWithMenu(page));
  await test.step('a jump', () => expectUncovered(page));
  await test.step('without motion it hides at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves()).toBe('none');
    await wheelTo(page, 0);
    await wheelTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
  });
  await test.step('never within its own height of the top', async () => {
    await wheelTo(page, 0);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.locator('h1').click();
    await wheelTo(page, 60);
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden');
    await wheelTo(page, 61 + 60);
    await expect(html(page)).toHaveAttribute('data-navbar-hidden', '');
  });
});

test('ST-4.b a hidden navbar shows with the search, and stays while that is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, DOC_WITH_TABLES);
  await wheelTo(page, 600);
  await expect(html(page)).toHaveAttribute('data-navbar-hidden', '');
  await expect.poll(() => isHidden(page)).toBe(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect.poll(() => isHidden(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => top(page)).toBe(900);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await isHidden(page)).toBe(false);
});

/** Tops of sidebar and outline, and the end of the outline's list, in CSS px from the top of the window. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const [sidebar, outline] = ['Documentation pages', 'On this page'].map((name) =>
      document.querySelector(`nav[aria-label="${name}"]`)?.closest('main ~ div, :has(~ main)'),
    );
    return {
      sidebar: sidebar?.getBoundingClientRect().top,
      outline: outline?.getBoundingClientRect().top,
      end: outline?.querySelector('ul')?.getBoundingClientRect().bottom,
    };
  });

const HIDDEN = { sidebar: 0, outline: 0, end: 500 };
const SHOWN = { sidebar: 60, outline: 60, end: 500 };

const STATES = process.env.AUDIT ? ['open', 'closed'] : ['open'];
const MOTIONS = process.env.AUDIT ? (['no-preference', 'reduce'] as const) : (['no-preference'] as const);

for (const state of STATES) {
  for (const reducedMotion of MOTIONS) {
    test(`ST-4.d columns follow the navbar: bar ${state}, motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1440, height: 500 });
      await withoutViewPrefetch(page);
      await recordShifts(page);
      await page.addInitScript(
        ({ id, dismissed }) => {
          localStorage.setItem('announcement.id', id);
          localStorage.setItem('announcement.dismissed', String(dismissed));
        },
        { id: ANNOUNCED.id, dismissed: state === 'closed' },
      );
      await open(page, DOC_WITH_LONG_OUTLINE);
      const bar = state === 'open' ? ((await announcement(page).boundingBox())?.height ?? 0) : 0;
      expect(await columns(page)).toMatchObject({ sidebar: bar + 60, outline: bar + 60 });
      await wheelTo(page, 900);
      await expect.poll(() => columns(page)).toEqual(HIDDEN);
      await wheelTo(page, 850);
      await expect.poll(() => columns(page)).toEqual(SHOWN);
      await wheelTo(page, 1500);
      await expect.poll(() => columns(page)).toEqual(HIDDEN);
      // Something in the navbar gets the focus: it comes back, and they make room.
      await colourMode(page).focus();
      await expect.poll(() => columns(page)).toEqual(SHOWN);
      await expect(html(page)).not.toHaveAttribute('data-shift');
      const moves = await page
        .getByRole('navigation', { name: 'On this page' })
        .evaluate((nav) => getComputedStyle(nav.parentElement as Element).transitionProperty);
      expect(moves === 'none').toBe(reducedMotion === 'reduce');
      await colourMode(page).blur();
      await page.setViewportSize({ width: 1440, height: 400 });
      const last = sidebar(page).getByRole('link').last();
      await wheelTo(page, 1600);
      await expect.poll(() => columns(page)).toMatchObject({ sidebar: 0 });
      await wheelTo(page, 1580);
      await expect.poll(() => columns(page)).toMatchObject({ sidebar: 60 });
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await top(page)).toBe(1580);
      // A progress bar shows with the navbar, and they make room for both.
      await last.blur();
      await wheelTo(page, 1800);
      await expect.poll(() => columns(page)).toMatchObject({ sidebar: 0 });
      const content = await hold(page, CHUNKS);
      await sidebar(page).locator('a:not([aria-current]):visible').first().dispatchEvent('click');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect.poll(() => columns(page)).toMatchObject({ sidebar: 60, outline: 60 });
      await content.release();
    });
  }
}
