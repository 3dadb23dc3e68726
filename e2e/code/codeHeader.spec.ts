/** specification.md CODE-4: header of a code block with its tools, wrapping, keys for lines, and the kind of each block. */
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, readBuilt, readRoutes, wordsOf } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { open } from '../support/pageParts.ts';
import { findProgram, programs } from '../support/shownPrograms.ts';
import { appReady, atRest, expect, fileTest } from '../support/test.ts';

test.use(withClipboard);

/** Most px of chrome between the top of a block and its first line. */
const MAX_CHROME = 48;

test('CODE-4.a one line of chrome precedes the first line of code, at every width', async ({ page }) => {
  for (const route of [GALLERY.tabs, GALLERY.programs]) {
    await open(page, route);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(page);
      const chrome = await page.locator('main [data-code-block]:visible').evaluateAll((blocks) =>
        blocks.map((block) => {
          const box = block.closest('[role="tabpanel"]')?.parentElement ?? block;
          const code = [...block.querySelectorAll('code, summary')].find((part) => part.checkVisibility());
          const first = code ? code.getBoundingClientRect().top : Number.NaN;
          return first - box.getBoundingClientRect().top;
        }),
      );
      expect(chrome.length).toBeGreaterThan(3);
      expect(Math.max(...chrome), `${route} at ${width} px`).toBeLessThanOrEqual(MAX_CHROME);
      // The buttons of a header are in one row, and all of them inside it.
      const outside = await page.locator('main figcaption:visible').evaluateAll(
        (captions) =>
          captions.filter((caption) =>
            [...caption.querySelectorAll('button')].some((button) => {
              const own = button.getBoundingClientRect();
              // Beside tabs, the one that comes and goes is over the end of their row.
              const header = caption.closest('[role="tabpanel"]')?.parentElement ?? caption;
              const around = header.getBoundingClientRect();
              return own.width > 0 && (own.right > around.right + 1 || own.left < around.left - 1);
            }),
          ).length,
      );
      expect(outside).toBe(0);
    }
  }
});

test('CODE-4.a tabs that do not fit scroll sideways, with the chosen one clear of the buttons', {
  tag: '@audit',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(GALLERY.tabs);
  const lists = page.getByRole('tablist', { name: 'Files' });
  const tooLong = (all: Element[]) => all.findIndex((list) => list.scrollWidth > list.clientWidth + 60);
  const list = lists.nth(await lists.evaluateAll(tooLong));
  const last = list.getByRole('tab').last();
  // A tab can be wider than its list.
  const isClear = async () => {
    const [tab, box, buttons] = await Promise.all([
      last.boundingBox(),
      list.boundingBox(),
      page.locator(`[id="${await last.getAttribute('aria-controls')}"] figcaption`).boundingBox(),
    ]);
    if (!tab || !box || !buttons) throw new Error('The tab is not seen.');
    const seen = Math.min(tab.x + tab.width, buttons.x) - Math.max(tab.x, box.x);
    return seen >= Math.min(tab.width, buttons.x - box.x - 40) - 1 && box.height <= MAX_CHROME;
  };
  await last.dispatchEvent('click');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isClear).toBe(true);
  await list.getByRole('tab').first().focus();
  await page.keyboard.press('End');
  await expect.poll(isClear).toBe(true);
});

test('CODE-4.c wrapping is for all blocks and lasts; arrows move between lines', async ({ page }) => {
  // Wide enough for the tools to be no menu.
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto(GALLERY.programs);
  const overflowing = () =>
    programs(page)
      .locator('> :last-child')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  await expect.poll(overflowing).toBeGreaterThan(1);
  const wrap = page.getByRole('button', { name: 'Wrap' }).locator('visible=true');
  // Headers of blocks stay below a navbar that comes and goes: a button that moves below the pointer gets no click.
  await wrap.first().scrollIntoViewIfNeeded();
  await atRest(page);
  // Those that are seen, by their place among all.
  const shown = () =>
    page
      .getByRole('button', { name: 'Wrap', includeHidden: true })
      .evaluateAll((all) => all.flatMap((button, index) => (button.checkVisibility() ? [index] : [])));
  const before = await shown();
  await wrap.first().click();
  await expect.poll(overflowing).toBe(0);
  // The buttons stay where they were, so that the choice can be taken back.
  await expect.poll(shown).toEqual(expect.arrayContaining(before));
  expect((await shown()).length).toBeLessThan(await programs(page).count());
  await expect(wrap.first()).toHaveAttribute('aria-pressed', 'true');
  const held = await hold(page, START_SCRIPTS);
  await page.reload();
  expect(await overflowing()).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await held.release();
  await appReady(page);
  await expect.poll(shown).toEqual(expect.arrayContaining(before));
  await wrap.first().click();
  await expect.poll(overflowing).toBeGreaterThan(1);
  await expect(wrap.first()).toHaveAttribute('aria-pressed', 'false');

  await test.step('by keyboard', async () => {
    const block = await findProgram(page);
    const copy = block.getByRole('button', { name: /^Copy / });
    const link = block.getByRole('button', { name: /^Link to / });
    await copy.focus();
    await expect(link).toBeAttached();
    // It comes before the other buttons, wherever these are.
    for (let left = await block.locator('figcaption button:visible').count(); left > 1; left--)
      await page.keyboard.press('ArrowLeft');
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#announcer')).toHaveText('Line 2');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.locator('#announcer')).toHaveText('Lines 2 to 3');
    await page.keyboard.press('Enter');
    await expect(page.locator('#announcer')).toHaveText('Link copied');
    expect(await copied(page)).toMatch(/#[\w-]+:L2-L3$/);
    await page.keyboard.press('ArrowRight');
    await expect(block.locator('figcaption button:focus')).toHaveCount(1);
    await expect(link).not.toBeFocused();
  });
});

test('CODE-4.f on a phone the tools are one menu, by keys, early, and by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const held = await hold(page, START_SCRIPTS);
  await page.goto(GALLERY.programs);
  const block = await findProgram(page);
  const menu = block.getByRole('button', { name: /^Tools for / });
  const copy = block.getByRole('button', { name: /^Copy / });
  await expect(block.locator('figcaption button:visible')).toHaveCount(1);
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  await expectNoFindings(page, 'the menu of a block', 'figcaption :popover-open');
  for (const tool of await block.locator('figcaption :popover-open > :visible').all()) {
    await expect(tool).toBeInViewport({ ratio: 1 });
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  // The next Tab stops are its entries.
  await page.keyboard.press('Tab');
  await expect(block.locator('figcaption :popover-open button:focus')).toHaveCount(1);
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  expect(await copied(page)).toBe(
    (await block.locator('code').allTextContents()).join('').replace(/\n$/, ''),
  );
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await expect(menu).toBeFocused();
  await held.release();
  await appReady(page);
  await menu.click();
  await expect(copy).toBeVisible();
  await page.locator('main h1').click();
  await expect(copy).toBeHidden();
});

fileTest('CODE-4.e the kind of a block is in its markup, for every language', { tag: '@site' }, () => {
  const kinds = new Set<string>();
  const wrong: string[] = [];
  for (const route of readRoutes()) {
    // In the text: to parse every block of every page takes many times longer.
    for (const [block, attributes = ''] of readBuilt(fileOfRoute(route)).matchAll(
      /<figure\b([^>]*\bdata-code-block\b[^>]*)>.*?<\/figure>/gs,
    )) {
      const [, code = ''] = /<code\b[^>]*>(.*?)<\/code>/s.exec(block) ?? [];
      const text = code.replace(/<[^>]*>/g, '');
      const [, kind = 'program'] = /data-kind="([^"]*)"/.exec(attributes) ?? [];
      kinds.add(kind);
      if (text.startsWith('curl ') && kind !== 'terminal') wrong.push(`${route}: ${text}`);
      if (/^HTTP\/1\.1 \d{3}/.test(text) && kind !== 'program' && kind !== 'message')
        wrong.push(`${route}: ${text}`);
      // A block without a language needs a title, because "Text" is no name of its content.
      if (block.includes(`>${wordsOf(route).codeText}</span>`)) wrong.push(`${route}, untitled: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...kinds].sort()).toEqual(['message', 'output', 'program', 'terminal']);
});
