/** Code blocks and tabs, as readers use them. Wrapping: `codeHeader.spec.ts`; which blocks are Tab stops: `access/tabStops.spec.ts`. */
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { GALLERY, noScriptsTest, test } from '../support/gallery.ts';
import { open } from '../support/pageParts.ts';
import { PROGRAM } from '../support/shownPrograms.ts';
import { appReady, atRest, expect, fileTest, stopClock } from '../support/test.ts';

test.use(withClipboard);

test('CODE-1.a CODE-1.c blocks have title, language, marked lines, and scroll by keys', async ({ page }) => {
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto(GALLERY.code);
  const block = page.locator('[data-code-block]', { has: page.locator('.line.highlighted') }).first();
  await expect(block.locator('figcaption')).toContainText('.ts');
  await expect(page.locator('main figcaption > span', { hasText: 'Response' }).first()).toBeVisible();
  const line = block.locator('.line.highlighted').first();
  const colours = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await line.evaluate(colours)).not.toBe(await block.locator('pre').evaluate(colours));

  await page.setViewportSize({ width: 320, height: 640 });
  await page.mouse.move(0, 0);
  // The page detects scrolling blocks only after the window has its new width.
  await page.locator('main pre[tabindex="0"]:visible').first().focus();
  // Another block before it may be detected later, and be the first one then.
  const focused = page.locator('main pre:focus');
  await scripts.release();
  // The application adds line numbers to a focused block. Chromium stops a smooth scroll whose box changes.
  await expect(focused.locator('[data-line]')).not.toHaveCount(0);
  await atRest(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});

test('CODE-1.b copy buttons copy the code and confirm it; a blocked one selects it', async ({ page }) => {
  await open(page, GALLERY.code);
  await stopClock(page);
  const all = page.locator('main [data-code-block]:visible');
  const changed = all.filter({ has: page.locator('.remove') });
  const blocks = await all.filter({ hasNot: page.locator('.remove') }).all();
  expect(blocks.length).toBeGreaterThan(3);
  for (const block of blocks.slice(0, 3)) {
    const copy = block.getByRole('button', { name: 'Copy' });
    await copy.click();
    await expect(copy).toHaveAttribute('data-reply', 'Copied');
    await expect(page.locator('#announcer')).toHaveText('Copied');
    const code = (await block.locator('code').allTextContents()).join('').replace(/\n$/, '');
    expect(await copied(page)).toBe(code);
    await page.clock.fastForward(2000);
    await expect(copy).not.toHaveAttribute('data-reply');
    await expect(page.locator('#announcer')).toHaveText('');
  }

  await test.step('the code after a change is copied', async () => {
    await expect(changed.locator('code')).toContainText('price: 7');
    await changed.getByRole('button', { name: /^Copy / }).click();
    await expect.poll(() => copied(page)).toContain('price: 8');
    expect(await copied(page)).not.toContain('price: 7');
  });

  await test.step('prompts are shown and never copied', async () => {
    const terminals = page.locator('main [data-kind="terminal"]:visible');
    const several = terminals.filter({ has: page.locator('.command') }).first();
    const prompts = await several
      .locator('.command')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
    expect(new Set(prompts)).toEqual(new Set(['"$ "']));
    const code = (await several.locator('code').textContent())?.replace(/\n$/, '');
    expect(prompts).toHaveLength(code?.split('\n').length ?? 0);
    await several.getByRole('button', { name: /^Copy / }).click();
    await expect.poll(() => copied(page)).toBe(code);
    expect(await copied(page)).not.toContain('$');
  });

  await test.step('where copying is blocked', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
    });
    const [block] = blocks;
    await block?.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'select the text instead' })).toHaveCount(1);
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    expect(selected).toBe((await block?.locator('code').textContent())?.trim());
  });
});

fileTest('CODE-2.b bun is first in every list of package managers', () => {
  let lists = 0;
  for (const route of readRoutes()) {
    const html = readBuilt(fileOfRoute(route));
    for (const [, list] of html.matchAll(/aria-label="Package manager"[^>]*>(.*?)<\/div>/gs)) {
      lists += 1;
      const names = [...(list ?? '').matchAll(/data-tab="([^"]+)"/g)].map(([, name]) => name);
      expect(names).toEqual(['bun', 'npm', 'pnpm', 'yarn']);
    }
  }
  expect(lists).toBeGreaterThan(1);
});

test('CODE-2.a CODE-2.b tabs follow ARIA, in step, remembered; print shows all panels', async ({ page }) => {
  await page.goto(GALLERY.tabs);
  const lists = page.getByRole('tablist', { name: 'Package manager' });
  const list = lists.first();
  const tab = (name: string) => list.getByRole('tab', { name, exact: true });
  await tab('bun').focus();
  for (const [key, name] of [
    ['ArrowRight', 'npm'],
    ['End', 'yarn'],
    ['ArrowRight', 'bun'],
    ['Control+ArrowLeft', 'bun'],
    ['ArrowLeft', 'yarn'],
    ['Home', 'bun'],
    ['ArrowRight', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(list.locator('[aria-selected="true"]')).toHaveCount(1);
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1);
    const panel = page.locator(`[id="${await tab(name).getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    await expect(panel).toHaveRole('tabpanel');
    await expect(panel).toHaveAccessibleName(name);
  }
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect(tab('pnpm'), 'the next one is at the left').toBeFocused();
  await page.locator('html').evaluate((html) => html.removeAttribute('dir'));
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('main [role="tabpanel"]').all()) await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const count = await lists.count();
  expect(count).toBeGreaterThan(1);
  const chosen = page.getByRole('tab', { name: 'pnpm', selected: true });
  const last = lists.last().getByRole('tab', { name: 'pnpm' });
  await last.scrollIntoViewIfNeeded();
  // A navbar that appears or disappears moves the elements that stick to it away from under the pointer.
  await atRest(page);
  const before = await last.boundingBox();
  await last.click();
  await expect(chosen).toHaveCount(count);
  // The text being read does not move.
  expect((await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.reload();
  await expect(chosen).toHaveCount(count);
  await page.goto(GALLERY.home);
  await expect(chosen).not.toHaveCount(0);
  await appReady(page);
  await expect(chosen).not.toHaveCount(0);
});

noScriptsTest('CODE-1.c CODE-2.b without scripts all code is there', async ({ page }) => {
  await page.goto(GALLERY.tabs);
  const panels = await page.locator('main [role="tabpanel"]').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) {
    await expect(panel.locator('figcaption > span').first()).toHaveText(/\S/);
    for (const part of [panel, panel.locator('figcaption > span').first(), panel.locator('pre').first()])
      await expect(part).toBeVisible();
  }
  await expect(page.locator('main figcaption button:visible')).toHaveCount(0);

  await page.goto(GALLERY.programs);
  const fold = page.locator(`${PROGRAM} details:visible`).first();
  await expect(fold.locator('code')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('code')).toBeVisible();

  await page.goto(GALLERY.pairs);
  const boxOf = (name: RegExp) => page.getByRole('group', { name }).first().boundingBox();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [other, own] = [await boxOf(/^Express \d/), await boxOf(/^BurgerAPI$/)];
    expect(own?.y === other?.y, `side by side at ${width} px`).toBe(width === 1440);
    expect(own?.x === other?.x, `below at ${width} px`).toBe(width === 390);
  }
});
