/** The focus ring of tabs, code blocks and tables is seen whole: nothing around clips it. */
import { GALLERY, test } from '../support/gallery.ts';
import { appReady, atRest, expect, type Page } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

/** Pages with tabs, answers, changes, folds and tables that hold links. */
const { code, pairs, samples, steps, tables, tabs } = GALLERY;
const PAGES = process.env.AUDIT ? [tabs, tables, samples, code, pairs, steps] : [tabs, samples];

/** Focusable elements in them. */
const CONTROLS =
  'main :is([role="tab"], [data-code-block] button, [data-code-block] > [tabindex], .table-scroll, .table-scroll a, .fold > summary)';

/** Controls whose focus ring is missing or clipped by an ancestor, and by how many CSS px. */
const clipped = (page: Page) =>
  page.locator(`${CONTROLS}:visible`).evaluateAll(async (controls) => {
    const found: string[] = [];
    for (const control of controls as HTMLElement[]) {
      // A button to wrap goes where nothing overflows any more.
      if (control.tabIndex < 0 || !control.checkVisibility()) continue;
      control.focus();
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      const name = `${control.tagName} "${control.textContent.slice(0, 30)}"`;
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      if (!control.matches(':focus-visible') || width < 2) found.push(`${name} has no ring`);
      const ring = Number.parseFloat(outlineOffset) + width;
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(box);
        if (display === 'contents') continue;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        // Scrolling into view is complete by the next frame.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const outer = box.getBoundingClientRect();
        const left = outer.left + box.clientLeft;
        const top = outer.top + box.clientTop;
        for (const rect of control.getClientRects()) {
          const beyond = Math.max(
            left - (rect.left - ring),
            top - (rect.top - ring),
            rect.right + ring - (left + box.clientWidth),
            rect.bottom + ring - (top + box.clientHeight),
          );
          if (beyond > 0.5) found.push(`${name}: ${beyond.toFixed(1)} px beyond ${box.className}`);
        }
      }
    }
    return found;
  });

test('no focus ring is cut off, at any width, in either colour mode', async ({ page }) => {
  for (const route of PAGES) {
    await test.step(route, async () => {
      await page.goto(route);
      await appReady(page);
      for (const fold of await page.locator('main .fold > summary:visible').all())
        await fold.evaluate((summary) => summary.parentElement?.setAttribute('open', ''));
      // A key, so that focus is shown.
      await page.keyboard.press('Tab');
      for (const width of process.env.AUDIT ? WIDTHS : [320, 997]) {
        await page.setViewportSize({ width, height: 900 });
        // Overflow is measured a frame later, and it decides which buttons exist.
        await atRest(page);
        // A ring is as wide in both modes: one page has both.
        const hasBoth = process.env.AUDIT && [320, 1440].includes(width);
        for (const dark of hasBoth ? [false, true] : [true]) {
          await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
          expect(await clipped(page), `${width} px`).toEqual([]);
        }
      }
    });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(tabs);
  const lists = page.getByRole('tablist');
  const index = await lists.evaluateAll((all) =>
    all.findIndex((list) => list.scrollWidth > list.clientWidth),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  const list = lists.nth(index);
  await list.getByRole('tab', { selected: true }).focus();
  for (let count = await list.getByRole('tab').count(); count > 0; count--) {
    await page.keyboard.press('ArrowRight');
    const selected = list.getByRole('tab', { selected: true });
    await expect(selected).toBeFocused();
    await expect
      .poll(() =>
        selected.evaluate((tab) => {
          const box = tab.parentElement?.getBoundingClientRect();
          const { left, right, width } = tab.getBoundingClientRect();
          return box && (width > box.width || (left >= box.left - 0.5 && right <= box.right + 0.5));
        }),
      )
      .toBe(true);
    const width = await selected.evaluate((tab) => getComputedStyle(tab).outlineWidth);
    await expect(selected).toHaveCSS('outline-offset', `-${width}`);
  }
});
