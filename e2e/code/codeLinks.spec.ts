/** Links to lines of code, and long programs that open where one leads (CODE-4). */
import { copied, withClipboard } from '../support/clipboard.ts';
import { FOLDED_PROGRAM, GALLERY, test } from '../support/gallery.ts';
import { open } from '../support/pageParts.ts';
import { addressOf, findProgram, linesOf, programs } from '../support/shownPrograms.ts';
import { atRest, expect } from '../support/test.ts';

test.use(withClipboard);

test('CODE-4.b by mouse a number links a line, with Shift a range, a triple click its line', async ({
  page,
}) => {
  await open(page, GALLERY.programs);
  const block = await findProgram(page);
  await block.scrollIntoViewIfNeeded();
  await atRest(page);
  await block.hover();
  await expect(block.locator('[data-line]')).toHaveCount(await linesOf(block));
  // The numbers are before the code, and each beside its line.
  const code = await block.locator('code').first().boundingBox();
  const click = async (line: number, right: number, clickCount = 1) => {
    const row = await block.locator(`[data-line="${line}"]`).boundingBox();
    await page.mouse.click((code?.x ?? 0) + right, (row?.y ?? 0) + 10, { clickCount });
  };
  await click(2, 8);
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2$/);
  await page.keyboard.down('Shift');
  await click(4, 8);
  await page.keyboard.up('Shift');
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2-L4$/);
  await expect(block.locator('[data-linked]')).toHaveCount(3);
  const link = block.getByRole('button', { name: /^Link to / });
  await link.click();
  await expect(link).toHaveAttribute('data-reply', 'Link copied');
  expect(await copied(page)).toBe(page.url());
  await click(1, 60, 3);
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^[^\n]+\n$/);
  await link.click();
  await expect.poll(() => addressOf(page)).toMatch(/:L1$/);
});

test('CODE-4.d a link to lines scrolls there if scripts load before hydration, too', async ({ page }) => {
  const linked = page.locator('main [data-linked]');
  await page.goto(`${GALLERY.programs}#first-ts:L2-L4`);
  await expect(linked).toHaveCount(3);
  await page.addInitScript(() => {
    // React schedules its work by messages. With delays between them, cached scripts load first.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 100);
    };
  });
  await page.goto('about:blank');
  await page.goto(`${GALLERY.programs}#first-ts:L2-L4`);
  await expect(linked).toHaveCount(3);
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.locator('main figcaption').first().evaluate(isHydrated)).toBe(true);
  await expect(linked).toHaveCount(3);
  await expect(linked.first()).toBeInViewport();
  // A reload restores the position that the reader has scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(linked).toHaveCount(3);
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const touchTest = test.extend({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

touchTest(
  'CODE-4.b by touch two numbers link the range between them, selected text its lines',
  async ({ page }) => {
    await open(page, GALLERY.programs);
    const block = await findProgram(page);
    const code = block.locator('code').first();
    await code.tap({ position: { x: 60, y: 12 } });
    const { x = 0 } = (await block.boundingBox()) ?? {};
    for (const line of [1, 3]) {
      const row = await block.locator(`[data-line="${line}"]`).boundingBox();
      await page.touchscreen.tap(x + 10, (row?.y ?? 0) + (row?.height ?? 0) / 2);
    }
    await expect.poll(() => addressOf(page)).toMatch(/:L1-L3$/);
    await code.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (text) getSelection()?.setBaseAndExtent(text, 0, text, 1);
    });
    await block.getByRole('button', { name: /^Tools for / }).tap();
    await block.getByRole('button', { name: /^Link to / }).tap();
    await expect.poll(() => addressOf(page)).toMatch(/:L1$/);
  },
);

test('CODE-4.d a long program is folded, opens for a linked line, its name in view', async ({ page }) => {
  const { title, lines } = FOLDED_PROGRAM;
  await open(page, GALLERY.programs);
  const block = programs(page)
    .filter({ has: page.locator('details'), hasText: title })
    .first();
  const fold = block.locator('details');
  await expect(fold.locator('code')).toBeHidden();
  expect(await linesOf(block)).toBe(lines);
  await block.hover();
  await block.locator('[data-line="1"]').dispatchEvent('click');
  const hash = (await addressOf(page)).replace(/:L1$/, `:L${lines}`);
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(fold).toHaveAttribute('open');
  await expect(block.locator('[data-linked]')).toBeInViewport();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 600 });
    await block
      .locator('code')
      .first()
      .evaluate((code) => {
        const { top, height } = code.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height / 2, behavior: 'instant' });
      });
    await page.mouse.wheel(0, -120);
    await atRest(page);
    const header = block.locator('figcaption');
    await expect(header).toBeInViewport({ ratio: 1 });
    const navbar = await page.locator('header').boundingBox();
    const lowest = (navbar?.y ?? 0) + (navbar?.height ?? 0) - 1;
    expect((await header.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(lowest);
  }
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.querySelector('main details[open]')?.removeAttribute('open'));
  expect(
    await fold.locator('code').evaluate((code) => code.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});
