/** Links to lines of code, and long programs that open where one leads (CODE-4). */
import { copied, withClipboard } from '../support/clipboard.ts';
import { FOLDED_PROGRAM, GALLERY, test } from '../support/gallery.ts';
import { open } from '../support/pageParts.ts';
import { addressOf, findProgram, linesOf, programs } from '../support/shownPrograms.ts';
import { atRest, expect } from '../support/test.ts';

test.use(withClipboard);

test('by mouse: a number links a line, with Shift a range, and the address leads others there', {
  tag: '@audit',
}, async ({ page }) => {
  await open(page, GALLERY.programs);
  const stops = () =>
    page.locator('main :is(a, button, [tabindex="0"]):visible:not([tabindex="-1"])').count();
  const stopsBefore = await stops();
  const block = await findProgram(page);
  await block.scrollIntoViewIfNeeded();
  await atRest(page);
  await block.hover();
  const row = (number: number) => block.locator(`[data-line="${number}"]`);
  await expect(row(1)).toBeAttached();
  expect(await block.locator('[data-line]').count()).toBe(await linesOf(block));
  // The numbers are before the code, not over it, and each beside its line.
  const start = await block
    .locator('code')
    .first()
    .evaluate((code) => code.getBoundingClientRect().left);
  const clickNumber = async (line: number) => {
    const { y = 0 } = (await row(line).boundingBox()) ?? {};
    await page.mouse.click(start + 8, y + 10);
  };
  await clickNumber(2);
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2$/);
  await page.keyboard.down('Shift');
  await clickNumber(4);
  await page.keyboard.up('Shift');
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2-L4$/);
  await expect(block.locator('[data-linked]')).toHaveCount(3);
  // No Tab stops have been added.
  expect(await stops()).toBe(stopsBefore);
  const copy = block.getByRole('button', { name: /^Link to / });
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Link copied');
  await expect(page.locator('#announcer')).toHaveText('Link copied');
  const address = await copied(page);
  expect(address).toBe(page.url());
  // The code alone is copied, without the numbers.
  const code = (await block.locator('code').allTextContents()).join('').replace(/\n$/, '');
  await block.getByRole('button', { name: /^Copy / }).click();
  await expect.poll(() => copied(page)).toBe(code);

  await page.goto('about:blank');
  await page.goto(address);
  const linked = page.locator('main [data-linked]');
  await expect(linked).toHaveCount(3);
  await expect(linked.first()).toBeInViewport();
  // A reload restores the position that the reader has scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(linked).toHaveCount(3);
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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
});

const touchTest = test.extend({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

touchTest(
  'two taps on numbers link the range between them, selected text its lines',
  {
    tag: '@audit',
  },
  async ({ page }) => {
    await open(page, GALLERY.programs);
    const block = await findProgram(page);
    await block
      .locator('code')
      .first()
      .tap({ position: { x: 60, y: 12 } });
    const row = (number: number) => block.locator(`[data-line="${number}"]`);
    await expect(row(1)).toBeAttached();
    for (const line of [1, 3]) {
      const box = await row(line).boundingBox();
      if (!box) throw new Error(`Line ${line} is not seen.`);
      const left = await block.evaluate((element) => element.getBoundingClientRect().left);
      await page.touchscreen.tap(left + 10, box.y + box.height / 2);
    }
    await expect.poll(() => addressOf(page)).toMatch(/:L1-L3$/);
    await block
      .locator('code')
      .first()
      .evaluate((code) => {
        const text = document.createTreeWalker(code, NodeFilter.SHOW_TEXT).nextNode();
        if (text) getSelection()?.setBaseAndExtent(text, 0, text, 1);
      });
    const link = block.getByRole('button', { name: /^Link to / });
    await block.getByRole('button', { name: /^Tools for / }).tap();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect.poll(() => addressOf(page)).toMatch(/:L1$/);
  },
);

test('a line that a triple click has chosen is linked alone', async ({ page }) => {
  await open(page, GALLERY.programs);
  const block = await findProgram(page);
  await block.scrollIntoViewIfNeeded();
  await atRest(page);
  await block.hover();
  const box = await block.locator('[data-line="1"]').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 10, { clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^[^\n]+\n$/);
  await block.getByRole('button', { name: /^Link to / }).click();
  await expect.poll(() => addressOf(page)).toMatch(/:L1$/);
});

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
  await block.locator('[data-line="1"]').waitFor({ state: 'attached' });
  await block.locator('[data-line="1"]').evaluate((row) => (row as HTMLElement).click());
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
    const [navbar, box] = await Promise.all([page.locator('header').boundingBox(), header.boundingBox()]);
    expect(box?.y, `${width} px`).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
  }
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.querySelector('main details[open]')?.removeAttribute('open'));
  expect(
    await fold.locator('code').evaluate((code) => code.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});
