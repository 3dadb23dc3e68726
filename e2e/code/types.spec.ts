/** Types of the framework's names in code (TYPE). Expected types come from the declarations that the samples run with. */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { open } from '../support/pageParts.ts';
import { expect, fileTest, type Locator, type Page } from '../support/test.ts';

const PACKAGE = path.join(PROJECT_ROOT, 'samples/node_modules/burger-api/dist/src');
const DECLARATIONS = ['index', 'types/index', 'utils/index']
  .map((file) => fs.readFileSync(path.join(PACKAGE, `${file}.d.ts`), 'utf8'))
  .join('\n');

/** Names that the framework exports, and names of members: no other word of the declarations. */
const DECLARED = [...DECLARATIONS.matchAll(/^(?:export (?:declare )?\w+ (\w+)| +(\w+)\??[:(])/gm)].map(
  ([, exported, member]) => exported ?? member,
);

/** The part of the declarations that a pattern captures. */
function declared(pattern: RegExp): string {
  const [, text] = pattern.exec(DECLARATIONS) ?? [];
  if (text === undefined) throw new Error(`The framework declares nothing like ${pattern}.`);
  return text;
}

/** A function, an option and a method, each with its comment: every program that starts a server has them. */
const NAMES = [
  {
    name: 'setDir',
    signature: declared(/export declare (function setDir\([^;]*);/),
    doc: declared(/\* (.*)\n(?: +\* @.*\n)* *\*\/\nexport declare function setDir\b/),
  },
  {
    name: 'apiDir',
    signature: `ServerOptions.${declared(/^ +(apiDir\?: [^;]*);/m)}`,
    doc: declared(/\* (.*)\n[^/]*\*\/\n +apiDir\?/),
  },
  {
    name: 'serve',
    signature: `Burger.${declared(/^ +(serve\([^;]*);/m)}`,
    doc: declared(/\* (.*)\n(?: +\* @.*\n)* *\*\/\n +serve\(/),
  },
] as const;

const LOADED = NAMES[0].doc;

/** A page with a program that has all the names. */
const PAGE = GALLERY.programs;

/** Blocks with a button that shows the types of their names. */
const blocks = (page: Page) =>
  page.locator('main [data-code-block]:visible').filter({ has: page.locator('[data-types]') });

/** A block that has all the names. */
const blockWithNames = (page: Page) =>
  NAMES.reduce((found, { name }) => found.filter({ hasText: name }), blocks(page)).first();

const tip = (page: Page) => page.locator('[role="dialog"]:popover-open');

/** The middle of the last place of a name in a block, in the window. */
async function placeOf(block: Locator, name: string): Promise<{ x: number; y: number }> {
  return block.evaluate((element, word) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let place: DOMRect | undefined;
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const start = node.parentElement?.closest('code') ? node.textContent?.lastIndexOf(word) : undefined;
      if (start === undefined || start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      place = range.getBoundingClientRect();
    }
    if (!place) throw new Error(`The block has no ${word}.`);
    return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  }, name);
}

async function point(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x + 2, y);
  await page.mouse.move(x, y);
}

/** Addresses of the scripts that contain the displayed types. */
function watchScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(LOADED)) found.push(response.url());
  });
  return found;
}

test('TYPE-1.a TYPE-2.a TYPE-3.a TYPE-3.b pointing at a name shows its type; a press reports a failure', async ({
  page,
  problems,
}) => {
  const scripts = watchScripts(page);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const block = blockWithNames(page);
  await test.step('files that cannot be loaded', async () => {
    problems.expect(/ERR_FAILED/);
    await page.route('**/async/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await point(page, await placeOf(block, NAMES[0].name));
    await failed;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await block.locator('[data-types]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
    await page.unroute('**/async/**');
    // The button has the focus still.
    await block.locator('[data-types]').blur();
  });
  for (const { name, signature, doc } of NAMES) {
    await point(page, await placeOf(block, name));
    await expect(tip(page).locator('pre')).toHaveText(signature);
    await expect(tip(page)).toContainText(doc);
    await expect(tip(page).getByRole('link')).toHaveCount(1);
    await expect(block.locator('[data-types]')).not.toBeFocused();
  }
  expect(scripts).toHaveLength(1);

  const link = tip(page).getByRole('link');
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5, { steps: 8 });
  await page.clock.install();
  await page.clock.runFor(2000);
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();

  await point(page, await placeOf(block, NAMES[0].name));
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeVisible();
  const outside = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.move(outside?.x ?? 0, Math.max(outside?.y ?? 0, 1));
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeHidden();

  const place = await placeOf(block, NAMES[0].name);
  await point(page, place);
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  // A hand that trembles does not bring it back.
  await page.mouse.move(place.x + 1, place.y);
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeHidden();
});

/** Expects that every name that is marked in the blocks of a page is one of the framework: in programs, regions and changes. */
async function expectNames(page: Page, route: string): Promise<void> {
  await open(page, route);
  const count = await blocks(page).count();
  expect(count, route).toBeGreaterThan(0);
  for (const block of await blocks(page).all()) {
    await block.locator('[data-types]').click();
    await expect(tip(page).locator('pre').first()).toHaveText(/\w/);
    // The tooltip of the button would cover code.
    await expect(page.locator('html')).toHaveAttribute('data-tooltips', 'off');
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await block
      .locator('code:visible')
      .first()
      .hover({ position: { x: 40, y: 8 } });
    const marked = await page.evaluate(() => [...(CSS.highlights.get('framework-names') ?? [])].map(String));
    expect(marked.length).toBeGreaterThan(0);
    const renamed = ((await block.textContent()) ?? '').match(/(?<=\bas )\w+/g) ?? [];
    for (const word of marked) expect([...DECLARED, ...renamed]).toContain(word);
    // It may have been a name.
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
  }
}

test("TYPE-1.b TYPE-2.b marked names are the framework's; a button lists them by keys", async ({ page }) => {
  // Programs, changes, samples.
  for (const route of [GALLERY.samples, GALLERY.pairs, GALLERY.steps]) await expectNames(page, route);
  await open(page, PAGE);
  const block = blockWithNames(page);
  const button = block.getByRole('button', { name: /^Types in / });
  const menu = block.getByRole('button', { name: /^Tools for / });
  // The audit has both colour modes, and a width between.
  for (const mode of process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const)) {
    await page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      mode === 'dark',
    );
    for (const width of process.env.AUDIT ? [320, 390, 1440] : [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const asked = width > 480 ? button : menu;
      await asked.focus();
      await page.keyboard.press('Enter');
      if (asked === menu) await button.press('Enter');
      const list = page.getByRole('dialog', { name: /^Types in / });
      await expect(list).toBeFocused();
      for (const { signature, doc } of NAMES) {
        await expect(list.locator('pre').filter({ hasText: signature })).toBeVisible();
        await expect(list).toContainText(doc);
      }
      await page.keyboard.press('Tab');
      await expect(list.getByRole('link').first()).toBeFocused();
      await expectNoFindings(page, `${mode}, ${width} px`, '[role="dialog"]:popover-open');
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await expectNoOverflow(page, `${mode}, ${width} px`);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(asked).toBeFocused();
    }
  }
  await page.keyboard.press('Enter');
  await page.emulateMedia({ media: 'print' });
  await expect(tip(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const link = tip(page).getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
  await expect(tip(page)).toHaveCount(0);
});

const touchTest = test.extend({ hasTouch: true, viewport: { width: 320, height: 640 } });

touchTest('TYPE-1.c a tap shows a type at the foot of the screen, another closes it', async ({ page }) => {
  await open(page, PAGE);
  const block = blockWithNames(page);
  const { name, signature } = NAMES[1];
  const { x, y } = await placeOf(block, name);
  await page.touchscreen.tap(x, y);
  await expect(tip(page).locator('pre')).toHaveText(signature);
  const box = await tip(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 320 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  expect((await tip(page).getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(160, 80);
  await expect(tip(page)).toBeHidden();
});

fileTest('TYPE-3.c pages carry buttons alone, less than 15 % of their HTML', { tag: '@site' }, () => {
  for (const route of readRoutes()) {
    const html = readBuilt(fileOfRoute(route));
    const without = html.replace(/<button[^>]* data-types="".*?<\/button>/gs, '');
    expect(Buffer.byteLength(html), route).toBeLessThanOrEqual(Buffer.byteLength(without) * 1.15);
    // Content on intent is in no page.
    expect(html, route).not.toContain(LOADED);
  }
});
