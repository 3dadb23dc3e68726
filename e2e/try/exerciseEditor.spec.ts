/** The editor of an exercise: mistakes, keyboard, and stored work (specification.md TRY-4). */
import { expectNoFindingsIn } from '../support/colourModes.ts';
import {
  addFile,
  checkOf,
  editorOf,
  FIRST,
  formOf,
  itemsOf,
  open,
  statusOf,
  summaryOf,
  tabOf,
  tabsOf,
  WITH_BODIES,
  write,
} from '../support/exerciseForm.ts';
import { hold } from '../support/faults.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { open as openPage } from '../support/pageParts.ts';
import { appReady, atRest, expect, type Locator, test } from '../support/test.ts';
import { word } from '../support/tryPrograms.ts';

/** How far below the top of its form the button that checks is, in px. */
async function placeOf(form: Locator): Promise<number> {
  const [top, button] = [await form.boundingBox(), await checkOf(form).boundingBox()];
  return (button?.y ?? Number.NaN) - (top?.y ?? Number.NaN);
}

test('TRY-4.b Check is pressed while the editor loads, and stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const editor = await hold(page, /\/async\/editor\..*js/);
  await openPage(page, FIRST.route);
  await summaryOf(page, 0).click();
  await editor.arrived;
  const form = formOf(page);
  await expect(form.getByRole('tabpanel').locator('pre')).toContainText('export');
  await checkOf(form).click();
  await expect(statusOf(form)).toContainText(/^\D*\d+\D+\d+/);
  const before = await placeOf(form);
  await editor.release();
  await expect(editorOf(form)).toBeVisible();
  await expect(form.getByRole('tabpanel').locator('pre')).toHaveCount(0);
  expect(await placeOf(form)).toBeCloseTo(before, 0);
});

test('TRY-4.b lines of an editor that enter the window have the same height as before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = await hold(page, /\/async\/editor\..*js/);
  await openPage(page, WITH_BODIES.route);
  const summary = summaryOf(page, 1);
  await summary.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await summary.click();
  await editor.arrived;
  const form = formOf(page);
  const panel = form.getByRole('tabpanel');
  // Longer than the part that CodeMirror renders: up to half a thousand px below the window.
  expect((await panel.boundingBox())?.height).toBeGreaterThan(600);
  const before = await placeOf(form);
  await editor.release();
  await expect(editorOf(form)).toBeVisible();
  await atRest(page);
  expect(await placeOf(form)).toBeCloseTo(before, 0);
  await checkOf(form).scrollIntoViewIfNeeded();
  await expect(panel.locator('.cm-line').last()).toBeInViewport();
  await atRest(page);
  expect(await placeOf(form)).toBeCloseTo(before, 0);
});

/** A file that uses a feature the sandbox lacks, and the message about it. */
const LACKING: readonly (readonly [source: string, name: string, line?: number])[] = [
  ['\nimport fs from "node:fs";\nexport const POST = () => Response.json(fs);', 'node:fs', 2],
  ['import { jwtVerify } from "jose";\nexport const POST = () => Response.json(jwtVerify);', 'jose', 1],
  ['export const POST = async () => Response.json(await fetch("https://example.com/"));', 'fetch'],
  ['export const POST = () => new Response(Bun.file("a"));', 'Bun.file'],
  ['export const POST = () => Response.json(Bun.version);', 'Bun.version'],
  ["export const POST = () => new Response(Buffer.from('a'));", 'Buffer'],
  ['export const POST = () => Response.json(process.uptime());', 'process.uptime'],
  ["export const POST = (req: Request) => Response.json(req.cookies.get('a'));", 'request.cookies'],
  ['export const POST = () => Response.json(new WebSocket("wss://example.com/").url);', 'WebSocket'],
];

test('TRY-4.b a mistake is marked in its line, and missing features are named', async ({ page }) => {
  await openPage(page, WITH_BODIES.route);
  const form = await open(page, 0);
  const marked = form.locator('.cm-mistake');
  await write(page, form, 'export const GET = () => {\n  const = 3;\n  return Response.json([]);\n};\n');
  // The mark is in the file that has the mistake, whichever is shown.
  const [file = ''] = await form.locator('[role="tab"][aria-selected="true"]').allInnerTexts();
  await tabOf(form, 'index.ts').click();
  await checkOf(form).click();
  await expect(tabOf(form, file)).toHaveAttribute('aria-selected', 'true');
  await expect(marked).toHaveText('  const = 3;');
  const sentence = word('exerciseUnexpected').replace('{word}', '=');
  await expect(form.locator('.cm-mistakeWords')).toHaveText(sentence);
  await expect(statusOf(form)).toHaveText(`${file}, line 2: ${sentence}`);
  await expect(itemsOf(form)).toHaveCount(0);
  // The next change may mend it.
  await editorOf(form).press('Home');
  await page.keyboard.type(' ');
  await expect(marked).toHaveCount(0);
  await expect(statusOf(form)).toHaveText('');

  // The compiler accepts it, and no browser runs it.
  await write(page, form, 'export const GET = () => {\n  const menu = await load();\n};\n');
  await checkOf(form).click();
  await expect(marked).toHaveText('  const menu = await load();');
  await expect(statusOf(form)).toHaveText(
    `${file}, line 2: "await" can only be used inside an "async" function`,
  );

  for (const [source, name, line] of LACKING) {
    await write(page, form, source);
    await checkOf(form).click();
    await expect(statusOf(form), name).toContainText(name);
    await expect(statusOf(form), name).toContainText('bun index.ts');
    await expect(itemsOf(form), name).toHaveCount(0);
    await expect(marked, name).toHaveCount(line ? 1 : 0);
    if (line) await expect(marked).toContainText(name);
  }
});

test('TRY-4.b by keyboard on a phone: messages for mistakes and loops, stored work', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, FIRST.route);
  await summaryOf(page, 0).focus();
  await page.keyboard.press('Enter');
  const form = formOf(page);
  await expect(editorOf(form)).toBeVisible();
  const [begin = ''] = await editorOf(form).allInnerTexts();
  // Tab leaves the editor, as every field.
  await editorOf(form).focus();
  await page.keyboard.press('Tab');
  await expect(checkOf(form)).toBeFocused();
  // The tabs are one stop, and lead on by arrows.
  await tabsOf(form).first().focus();
  await page.keyboard.press('End');
  await expect(tabsOf(form).last()).toBeFocused();
  await expect(tabsOf(form).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabsOf(form).first()).toHaveAttribute('aria-selected', 'true');

  await write(page, form, 'export const GET = () => {');
  await checkOf(form).press('Enter');
  await expect(statusOf(form)).toContainText(word('exerciseUnclosed'));
  await write(page, form, 'for (;;);');
  await checkOf(form).press('Enter');
  await expect(statusOf(form)).toHaveText(word('tryTimeout'));
  await expect(itemsOf(form)).toHaveCount(0);
  await addFile(form, '../up.ts');
  await expect(form.getByLabel(word('exerciseNewFile'))).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: word('exerciseAnother') })).toBeFocused();

  // An added file gets the focus; Ctrl+Enter in it runs the checks, and the result is in view.
  await addFile(form, 'added.ts');
  await expect(editorOf(form)).toBeFocused();
  await expect(editorOf(form)).toHaveAccessibleName('added.ts');
  await page.keyboard.type('export const = 1;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(statusOf(form)).toContainText('added.ts, line 1: ');
  await expect(statusOf(form)).toBeInViewport({ ratio: 1 });
  await expect(editorOf(form)).toBeFocused();
  await tabsOf(form).first().click();

  // Typed characters trigger no shortcut of the page; removed and added lines are shown, and hidden again.
  await write(page, form, 'const kept = 1;');
  await page.keyboard.type(' // ?\n/');
  // Removes the line.
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form.getByRole('button', { name: word('exerciseChanges') }).press('Enter');
  await expect(form.locator('ins')).toHaveText('const kept = 1; // ?');
  await expect(form.locator('del').first()).toBeVisible();
  await expectNoFindingsIn(page, 'changes', 'main form');
  await form.getByRole('button', { name: word('exerciseHideChanges') }).press('Enter');
  await expect(form.locator('del')).toHaveCount(0);
  await page.reload();
  await appReady(page);
  await expect(summaryOf(page, 0)).toContainText(word('exerciseInProgress'));
  const again = await open(page, 0);
  await expect(summaryOf(page, 0)).not.toContainText(word('exerciseInProgress'));
  await expect(editorOf(again)).toHaveText('const kept = 1; // ?');
  await again.getByRole('button', { name: word('exerciseReset') }).click();
  await expect.poll(async () => (await editorOf(again).allInnerTexts())[0]).toBe(begin);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('exercise:'))),
  ).toEqual([]);

  await summaryOf(page, 0).click();
  await expect(summaryOf(page, 0)).toHaveText(word('exerciseOpen'));
  await summaryOf(page, 0).click();
  await checkOf(again).click();
  await expect(statusOf(again)).toContainText(/\d/);
  await expectNoOverflow(page);
  await expectNoFindingsIn(page, 'exercise', 'main form');
});
