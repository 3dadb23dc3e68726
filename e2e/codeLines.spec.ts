/** The header of a block of code, wrapping, links to lines and long programs (CODE-4). */
import type { Element } from 'hast';
import { hold, START_SCRIPTS } from './support/faults.ts';
import { select, selectAll, textOf, treeOf } from './support/html.ts';
import { DOC_WITH_TABS, LONG_TUTORIAL } from './support/pages.ts';
import { isDoc, readRoutes } from './support/site.ts';
import { appReady, atRest, expect, fileTest, type Locator, type Page, test } from './support/test.ts';

/** Most px of chrome between the top of a block and its first line. */
const MAX_CHROME = 48;

const WIDTHS = [320, 390, 1440];

/** Programs that stand in no card, whose lines can be linked. */
const PROGRAM = 'main [data-code-block]:not([data-kind])';

interface Folded {
  route: string;
  title: string;
  /** Number of lines. */
  lines: number;
}

function findFolded(): Folded {
  for (const route of readRoutes()) {
    for (const block of selectAll('main figure[data-code-block]:not([data-kind])', treeOf(route))) {
      const summary = select(':scope > div > details > summary', block);
      if (!summary || !/more lines$/.test(textOf(summary))) continue;
      const text = selectAll('code', block).map(textOf).join('').replace(/\n$/, '');
      const title = textOf(select('figcaption > span', block) as Element);
      return { route, title, lines: text.split('\n').length };
    }
  }
  throw new Error('The site has no program that is folded.');
}

/** Number of programs of a page that are seen at once: in no card, fold or tab but the first. */
function countPrograms(route: string): number {
  const main = select('main', treeOf(route)) ?? treeOf(route);
  const unseen = new Set(
    selectAll('details, [data-hidden]', main).flatMap((part) => selectAll('figure', part)),
  );
  return selectAll('figure:not([data-kind])', main).filter(
    (figure) => !unseen.has(figure) && select('[data-wrap-button]', figure),
  ).length;
}

/** The doc with the most of them. */
function findPrograms(): string {
  const counts = new Map(
    readRoutes()
      .filter(isDoc)
      .map((route) => [route, countPrograms(route)]),
  );
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

// Each is looked for once, by the first test of a process that asks: to search all pages takes seconds.
let folded: Folded | undefined;
let pageOfPrograms: string | undefined;

/** A page with a long program that is folded. */
function foldedProgram(): Folded {
  folded ??= findFolded();
  return folded;
}

/** Address of the doc with the most programs. */
function programsPage(): string {
  pageOfPrograms ??= findPrograms();
  return pageOfPrograms;
}

const programs = (page: Page) => page.locator(`${PROGRAM}:visible`);

/** A program with more than a few lines. */
async function findProgram(page: Page): Promise<Locator> {
  const index = await programs(page).evaluateAll((blocks) =>
    blocks.findIndex((block) => (block.querySelector('pre code')?.textContent ?? '').split('\n').length > 6),
  );
  return programs(page).nth(index);
}

const linesOf = async (block: Locator) =>
  (await block.locator('code').allTextContents()).join('').replace(/\n$/, '').split('\n').length;

const addressOf = (page: Page) => page.evaluate(() => location.hash);

test('CODE-4.a one line of chrome stands before the first line of code, at every width', async ({ page }) => {
  for (const route of [DOC_WITH_TABS, LONG_TUTORIAL]) {
    await page.goto(route);
    await appReady(page);
    for (const width of WIDTHS) {
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
      // The buttons of a header stand in one row, and all of them inside it.
      const outside = await page.locator('main figcaption:visible').evaluateAll(
        (captions) =>
          captions.filter((caption) =>
            [...caption.querySelectorAll('button')].some((button) => {
              const own = button.getBoundingClientRect();
              const around = caption.getBoundingClientRect();
              return own.width > 0 && (own.right > around.right + 1 || own.left < around.left - 1);
            }),
          ).length,
      );
      expect(outside).toBe(0);
    }
  }
});

test('CODE-4.a tabs that do not fit scroll sideways, with the chosen one clear of the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(DOC_WITH_TABS);
  const lists = page.getByRole('tablist', { name: 'Files' });
  const index = await lists.evaluateAll((all) =>
    all.findIndex((list) => list.scrollWidth > list.clientWidth + 60),
  );
  const list = lists.nth(index);
  const last = list.getByRole('tab').last();
  const clear = async () => {
    const [tab, box, buttons] = await Promise.all([
      last.boundingBox(),
      list.boundingBox(),
      page.locator(`[id="${await last.getAttribute('aria-controls')}"] figcaption`).boundingBox(),
    ]);
    if (!tab || !box || !buttons) throw new Error('The tab is not seen.');
    const seen = Math.min(tab.x + tab.width, buttons.x) - Math.max(tab.x, box.x);
    return seen >= Math.min(tab.width, buttons.x - box.x - 40) - 1 && box.height <= MAX_CHROME;
  };
  await last.evaluate((tab) => (tab as HTMLElement).click());
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect.poll(clear).toBe(true);
  await list.getByRole('tab').first().focus();
  await page.keyboard.press('End');
  await expect.poll(clear).toBe(true);
});

test('CODE-4.a the name of a file stays in view over a long block, below the navbar', async ({ page }) => {
  const { route, title } = foldedProgram();
  await page.goto(route);
  const block = programs(page)
    .filter({ has: page.locator('details'), hasText: title })
    .first();
  for (const width of WIDTHS) {
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
    expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0) - 1);
  }
});

test('CODE-4.c wrapping holds for all blocks, survives a reload and is there before the application', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(programsPage());
  const overflowing = () =>
    programs(page)
      .locator('> :last-child')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  await expect.poll(overflowing).toBeGreaterThan(1);
  const wrap = page.getByRole('button', { name: 'Wrap' }).locator('visible=true');
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
});

test('CODE-4.c ST-8 with storage blocked wrapping holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(programsPage());
  const wrap = page.getByRole('button', { name: 'Wrap' }).locator('visible=true').first();
  // Headers of blocks stay below a navbar that comes and goes.
  await wrap.scrollIntoViewIfNeeded();
  await atRest(page);
  await wrap.click();
  await expect(page.locator('html')).toHaveAttribute('data-wrap');
});

test('CODE-4.b by mouse: a number links a line, with Shift a range, and the address brings others there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(programsPage());
  await appReady(page);
  const stops = () =>
    page.locator('main :is(a, button, [tabindex="0"]):visible:not([tabindex="-1"])').count();
  const stopsBefore = await stops();
  const block = await findProgram(page);
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  const row = (number: number) => block.locator(`[data-line="${number}"]`);
  await expect(row(1)).toBeAttached();
  expect(await block.locator('[data-line]').count()).toBe(await linesOf(block));
  // The numbers stand before the code, not over it, and each beside its line.
  const start = await block
    .locator('code')
    .first()
    .evaluate((code) => code.getBoundingClientRect().left);
  const number = { x: 8, y: 10 };
  const clickNumber = async (line: number, modifiers: 'Shift'[] = []) => {
    const box = await row(line).boundingBox();
    if (!box) throw new Error(`Line ${line} is not seen.`);
    await page.keyboard.down(modifiers[0] ?? 'Control');
    if (!modifiers[0]) await page.keyboard.up('Control');
    await page.mouse.click(start + number.x, box.y + number.y);
    if (modifiers[0]) await page.keyboard.up(modifiers[0]);
  };
  await clickNumber(2);
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2$/);
  await clickNumber(4, ['Shift']);
  await expect.poll(() => addressOf(page)).toMatch(/^#[\w-]+:L2-L4$/);
  await expect(block.locator('[data-linked]')).toHaveCount(3);
  // Nothing that the Tab key stops at has come.
  expect(await stops()).toBe(stopsBefore);
  const copy = block.getByRole('button', { name: /^Link to / });
  await copy.click();
  await expect(copy).toHaveAttribute('data-said', 'Link copied');
  await expect(page.locator('#announcer')).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());
  // The code alone is copied, without the numbers.
  const code = (await block.locator('code').allTextContents()).join('').replace(/\n$/, '');
  await block.getByRole('button', { name: /^Copy / }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.goto('about:blank');
  await page.goto(address);
  const linked = page.locator('main [data-linked]');
  await expect(linked).toHaveCount(3);
  await expect(linked.first()).toBeInViewport();
  // A reload keeps the place that the reader has scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(linked).toHaveCount(3);
  await atRest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('CODE-4.b by keyboard: the arrows reach the link beside the copy button, choose lines and extend them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(programsPage());
  await appReady(page);
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#[\w-]+:L2-L3$/);
  await page.keyboard.press('ArrowRight');
  await expect(block.locator('figcaption button:focus')).toHaveCount(1);
  await expect(link).not.toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('CODE-4.b two taps on numbers link what is between them, selected text its lines', async ({
    page,
  }) => {
    await page.goto(programsPage());
    await appReady(page);
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
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect.poll(() => addressOf(page)).toMatch(/:L1$/);
  });
});

test('CODE-4.d a long program is folded, and opens by itself where a linked line lies in it', async ({
  page,
}) => {
  const { route, title, lines } = foldedProgram();
  await page.goto(route);
  await appReady(page);
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
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.querySelector('main details[open]')?.removeAttribute('open'));
  expect(
    await fold.locator('code').evaluate((code) => code.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CODE-4.d what is folded is reached, and every block of tabs has its name', async ({ page }) => {
    const { route } = foldedProgram();
    await page.goto(route);
    const fold = page.locator(`${PROGRAM} details:visible`).first();
    await expect(fold.locator('code')).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('code')).toBeVisible();
    await page.goto(DOC_WITH_TABS);
    for (const panel of await page.locator('main [role="tabpanel"]:visible').all())
      await expect(panel.locator('figcaption > span')).toBeVisible();
    await expect(page.locator('main figcaption button:visible')).toHaveCount(0);
  });
});

test('CODE-4.e prompts are shown and never copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/getting-started/installation');
  await appReady(page);
  const blocks = page.locator('main [data-kind="terminal"]:visible');
  const several = blocks.filter({ has: page.locator('.command') }).first();
  const prompts = await several
    .locator('.command')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(new Set(prompts)).toEqual(new Set(['"$ "']));
  const count = (await several.locator('code').textContent())?.trim().split('\n').length;
  expect(prompts).toHaveLength(count ?? 0);
  await several.getByRole('button', { name: /^Copy / }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe((await several.locator('code').textContent())?.replace(/\n$/, ''));
  await expect.poll(copied).not.toContain('$');
});

fileTest('CODE-4.e what a block shows is told by its markup, whatever its language', { tag: '@site' }, () => {
  const kinds = new Set<string>();
  for (const route of readRoutes()) {
    for (const block of selectAll('main figure[data-code-block]', treeOf(route))) {
      const text = selectAll('code', block).map(textOf).join('');
      const kind = String(block.properties.dataKind ?? 'program');
      kinds.add(kind);
      if (text.startsWith('curl ')) expect(kind, route).toBe('terminal');
      if (/^HTTP\/1\.1 \d{3}/.test(text) && kind !== 'program') expect(kind, route).toBe('message');
    }
  }
  expect([...kinds].sort()).toEqual(['message', 'output', 'program', 'terminal']);
});
