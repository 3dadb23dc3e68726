/** specification.md ST-6: the way back to the top. */

import type { Page } from '@playwright/test';
import { DOC_WITH_TABLES, POST } from './support/pages.ts';
import { expectTooltip, wheelTo } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

const LONG = DOC_WITH_TABLES;

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  /** Clicks the button and notes every position that a frame shows until the page stands at the top. */
  const positions = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = [scrollY];
          const look = () => {
            if (scrollY !== seen.at(-1)) seen.push(scrollY);
            if (scrollY === 0) resolve(seen);
            else requestAnimationFrame(look);
          };
          document.querySelector<HTMLElement>('[data-back-to-top-button]')?.click();
          requestAnimationFrame(look);
        }),
    );

  for (const address of process.env.AUDIT ? [LONG, POST] : [LONG]) {
    test(`ST-6 C-6 ${address} offers it on the way up, beyond 300 px`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(address);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 600);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 301);
      await expect(button(page)).toBeVisible();
      await wheelTo(page, 302);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 300);
      await expect(button(page)).toBeHidden();
    });
  }

  test('ST-6 lists and home do not offer it', async ({ page }) => {
    for (const address of ['/', '/blog', '/blog/tags']) {
      await page.goto(address);
      await expect(page.locator('[data-back-to-top-button]')).toHaveCount(0);
    }
  });

  test('ST-6 it is an icon in the navbar with a name, a tooltip and room, and covers no words, at every width', async ({
    page,
  }) => {
    await page.goto(LONG);
    for (const width of process.env.AUDIT ? WIDTHS : [320, 996, 997, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await wheelTo(page, 1100);
      await wheelTo(page, 1000);
      await expect(button(page)).toBeVisible();
      const box = await button(page).boundingBox();
      if (!box) throw new Error('There is no button.');
      expect(Math.round(Math.min(box.width, box.height)), `size at ${width} px`).toBeGreaterThanOrEqual(
        width > 996 ? 40 : 44,
      );
      // What is painted there, from top to bottom: itself, then nothing but the bar.
      const under = await button(page).evaluate((element) => {
        const { left, right, top: from, bottom } = element.getBoundingClientRect();
        const bar = element.closest('header');
        const found = new Set<string>();
        for (let x = left + 1; x < right; x += 10)
          for (let y = from + 1; y < bottom; y += 10)
            for (const other of document.elementsFromPoint(x, y)) {
              if (other === bar) break;
              if (!element.contains(other) && !other.contains(element))
                found.add(other.outerHTML.slice(0, 80));
            }
        return { inBar: bar !== null, found: [...found] };
      });
      expect(under, `${width} px`).toEqual({ inBar: true, found: [] });
    }
    await expect(button(page)).toHaveText('Back to top');
    await expectTooltip(page, button(page));
  });

  test('ST-6 C-3 each frame leaves 0.85 of the way, rounded down, until the top', async ({ page }) => {
    await page.goto(LONG);
    await wheelTo(page, 1000);
    const seen = await positions(page);
    const expected = [1000];
    while (expected.at(-1) !== 0) expected.push(Math.floor(0.85 * (expected.at(-1) ?? 0)));
    expect(seen).toEqual(expected);
  });

  test('ST-6 under reduced motion it jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(LONG);
    await wheelTo(page, 1000);
    expect(await positions(page)).toEqual([1000, 0]);
  });

  test('ST-6 a reader who scrolls ends it: by wheel, touch, pointer, key or scroll bar', async ({ page }) => {
    await page.goto(LONG);
    const acts = ['keydown', 'scroll bar', 'wheel', 'touchstart', 'pointerdown'];
    for (const act of process.env.AUDIT ? acts : acts.slice(0, 2)) {
      await wheelTo(page, 3000);
      const { at, later } = await page.evaluate(
        (by) =>
          new Promise<{ at: number; later: number }>((resolve) => {
            const frames = (count: number, then: () => void) => {
              if (count === 0) then();
              else requestAnimationFrame(() => frames(count - 1, then));
            };
            document.querySelector<HTMLElement>('[data-back-to-top-button]')?.click();
            frames(3, () => {
              if (by === 'scroll bar') scrollBy({ top: 40, behavior: 'instant' });
              else dispatchEvent(new Event(by));
              const stopped = scrollY;
              frames(10, () => resolve({ at: stopped, later: scrollY }));
            });
          }),
        act,
      );
      expect(at, act).toBeGreaterThan(0);
      expect(at, act).toBeLessThan(3000);
      expect(later, act).toBe(at);
    }
  });
});
