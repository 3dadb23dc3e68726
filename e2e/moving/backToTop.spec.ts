/**
 * specification.md ST-6: the way back to the top. The position of each frame, and that it jumps under reduced motion:
 * `e2e/engines/navigation.spec.ts` and `e2e/engines/states.spec.ts`, in every engine.
 */
import { select, treeOf } from '../support/html.ts';
import { expectTooltip, open, wheelTo } from '../support/pageParts.ts';
import { DOC_WITH_TABLES, POST, TEMPLATES } from '../support/pages.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

const LONG = DOC_WITH_TABLES;

const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** It is an icon in the navbar with room, and covers no words. */
async function expectPlace(page: Page, width: number): Promise<void> {
  const box = await button(page).boundingBox();
  if (!box) throw new Error('There is no button.');
  expect(Math.round(Math.min(box.width, box.height)), `size at ${width} px`).toBeGreaterThanOrEqual(
    width > 996 ? 40 : 44,
  );
  // Elements painted there, from top to bottom: the button, then nothing but the bar.
  const under = await button(page).evaluate((element) => {
    const { left, right, top: from, bottom } = element.getBoundingClientRect();
    const bar = element.closest('header');
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 10)
      for (let y = from + 1; y < bottom; y += 10)
        for (const other of document.elementsFromPoint(x, y)) {
          if (other === bar) break;
          if (!element.contains(other) && !other.contains(element)) found.add(other.outerHTML.slice(0, 80));
        }
    return { inBar: bar !== null, found: [...found] };
  });
  expect(under, `${width} px`).toEqual({ inBar: true, found: [] });
}

/** A reader who scrolls ends the way up. @param act how, as the name of an event. */
async function expectEnded(page: Page, act: string): Promise<void> {
  await wheelTo(page, 3000);
  const { at, later } = await page.evaluate(async (by) => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    document.querySelector<HTMLElement>('[data-back-to-top-button]')?.click();
    await frames(3);
    if (by === 'scroll bar') scrollBy({ top: 40, behavior: 'instant' });
    else dispatchEvent(new Event(by));
    const stopped = scrollY;
    await frames(10);
    return { at: stopped, later: scrollY };
  }, act);
  expect(at, act).toBeGreaterThan(0);
  expect(at, act).toBeLessThan(3000);
  expect(later, act).toBe(at);
}

for (const address of process.env.AUDIT ? [LONG, POST] : [LONG]) {
  test(`ST-6 C-6 ${address} offers it on the way up from 300 px; scrolling ends it`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, address);
    await expect(button(page)).toBeHidden();
    for (const [to, isOffered] of [
      [600, false],
      [301, true],
      [302, false],
      [300, false],
    ] as const) {
      await wheelTo(page, to);
      await expect(button(page), `at ${to} px`).toBeVisible({ visible: isOffered });
    }
    for (const width of process.env.AUDIT ? WIDTHS : [320, 997]) {
      await page.setViewportSize({ width, height: 700 });
      await wheelTo(page, 1100);
      await wheelTo(page, 1000);
      await expect(button(page)).toBeVisible();
      await expectPlace(page, width);
    }
    await expect(button(page)).toHaveText('Back to top');
    await expectTooltip(page, button(page));
    // By wheel, touch, pointer, key or scroll bar.
    const acts = ['keydown', 'scroll bar', 'wheel', 'touchstart', 'pointerdown'];
    for (const act of process.env.AUDIT ? acts : acts.slice(0, 2)) await expectEnded(page, act);
  });
}

fileTest('ST-6 only docs and posts offer it', () => {
  for (const { name, route } of TEMPLATES) {
    const offered = select('[data-back-to-top-button]', treeOf(name === 'not-found' ? '/404' : route));
    expect(offered !== undefined, route).toBe(['doc', 'tutorial', 'post'].includes(name));
  }
});
