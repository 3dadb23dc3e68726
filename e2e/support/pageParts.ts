/** Parts of a page as readers know them, and the actions of readers on them. */
import type { Locator, Page } from '@playwright/test';
import { site } from '../../site.ts';
import { appReady, expect } from './test.ts';

/** Text of this site's bar, and its link. */
export const ANNOUNCED = site.announcement ?? { id: '', href: '' };

export const MODE_KEY = 'rspress-theme-appearance';

export const html = (page: Page) => page.locator('html');

export const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

export const colourMode = (page: Page) => page.getByRole('button', { name: /^Colour mode/ });

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation pages' });

export const heading = (page: Page) => page.locator('main h1');

/** The message about content that cannot be loaded. */
export const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens a page and waits for the application. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** Opens later documents in a colour mode that was chosen before. */
export const startIn = (page: Page, mode: 'auto' | 'dark' | 'light') =>
  page.addInitScript(
    ([key, value]) => {
      // The frame that runs programs has an origin that owns nothing.
      if (origin !== 'null') localStorage.setItem(key, value);
    },
    [MODE_KEY, mode] as const,
  );

/** Waits until released requests have been handled. */
export const idleFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));

export const top = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel over the middle of the page, and waits until the page is at `to`. */
export async function wheelTo(page: Page, to: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, to - (await top(page)));
  await expect.poll(() => top(page)).toBe(to);
}

/** Tests the tooltip of a button: shown under the pointer and on keyboard focus, hidden by Escape, no wider than the window. */
export async function expectTooltip(page: Page, button: Locator): Promise<void> {
  const tooltip = button.locator('.tooltip');
  // Its words are read out all the time.
  const expectShown = () => expect(tooltip).toHaveCSS('clip-path', 'none');
  const expectHidden = () => expect(tooltip).not.toHaveCSS('clip-path', 'none');
  await button.blur();
  await page.mouse.move(0, 300);
  await expectHidden();
  await button.hover();
  await expectShown();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  // The pointer may move onto it (WCAG 1.4.13).
  await tooltip.hover();
  await expectShown();
  await page.keyboard.press('Escape');
  await expectHidden();
  await page.mouse.move(0, 300);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expectShown();
  await page.keyboard.press('Escape');
  await expectHidden();
}
