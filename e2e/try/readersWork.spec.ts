/** Programs that readers write: nothing of them is lost, and the focus stays with the reader (specification.md TRY-4, TRY-6, R-11). */
import { PLAYGROUND } from '../support/addresses.ts';
import {
  checkOf,
  editorOf,
  FIRST,
  open,
  programOf,
  summaryOf,
  tabsOf,
  WITH_BODIES,
  write,
} from '../support/exerciseForm.ts';
import { STORAGE_FAULTS } from '../support/faults.ts';
import { open as openPage } from '../support/pageParts.ts';
import { appReady, expect, type Page, test } from '../support/test.ts';
import { word } from '../support/tryPrograms.ts';

const EDITOR = /\/async\/editor\..*js/;

const STEP = WITH_BODIES.exercises[0]?.step ?? '';

const choice = (page: Page) => page.getByLabel(word('playgroundExample'), { exact: true });
const form = (page: Page) => page.locator('.Playground-frame');
const buttonOf = (page: Page, key: string) => form(page).getByRole('button', { name: word(key) });

async function openPlayground(page: Page): Promise<void> {
  await openPage(page, PLAYGROUND);
  await expect(editorOf(form(page))).toBeVisible();
}

test('an editor that cannot be loaded changes nothing; the next press loads it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(EDITOR, (route) => route.abort());
  await openPage(page, WITH_BODIES.route);
  const title = await page.locator('main h1').innerText();
  await summaryOf(page, 0).click();
  await expect(page.getByText(word('exerciseNotLoaded'))).toBeVisible();
  await expect(page.locator('main h1')).toHaveText(title);
  const exercise = page.getByRole('form').last();
  const [name] = await exercise.locator('[aria-selected="true"]').allInnerTexts();
  await expect(exercise.locator('pre').first()).toHaveText(programOf(STEP)[name ?? ''] ?? '');
  await page.unroute(EDITOR);
  await tabsOf(exercise).last().click();
  await expect(editorOf(exercise)).toBeVisible();
});

test('undo works in a file that is opened again; a mistake takes the focus there', async ({ page }) => {
  await openPage(page, WITH_BODIES.route);
  const exercise = await open(page, 0);
  const before = await editorOf(exercise).innerText();
  await write(page, exercise, 'const mine = 1;');
  const own = tabsOf(exercise).and(exercise.locator('[aria-selected="true"]'));
  const name = await own.innerText();
  await tabsOf(exercise).and(exercise.locator('[aria-selected="false"]')).first().click();
  await expect(editorOf(exercise)).not.toHaveAccessibleName(name);
  await exercise.getByRole('tab', { name, exact: true }).click();
  await expect(editorOf(exercise)).toHaveText('const mine = 1;');
  await editorOf(exercise).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => editorOf(exercise).innerText()).toBe(before);
  await test.step('from another file the focus goes to a mistake', async () => {
    await tabsOf(exercise).first().click();
    const wrong = await tabsOf(exercise).first().innerText();
    await write(page, exercise, 'export const = 1;');
    await tabsOf(exercise).last().click();
    await editorOf(exercise).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editorOf(exercise)).toHaveAccessibleName(wrong);
    await expect(editorOf(exercise)).toBeFocused();
  });
});

test('work that another tab writes is taken over; work with other files is opened', async ({
  page,
  context,
}) => {
  await openPage(page, FIRST.route);
  const first = await open(page, 0);
  const other = await context.newPage();
  await openPage(other, FIRST.route);
  const second = await open(other, 0);
  await write(other, second, 'const other = 1;');
  await expect(editorOf(first)).toHaveText('const other = 1;');
  await write(page, first, 'const mine = 1;');
  await expect(editorOf(second)).toHaveText('const mine = 1;');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('exercise:'));
    if (key) localStorage.setItem(key, JSON.stringify({ files: { 'old.ts': 'const old = 1;' } }));
  });
  await page.reload();
  await appReady(page);
  await expect(editorOf(await open(page, 0))).toHaveText('const old = 1;');
  await expect(tabsOf(first)).toHaveAttribute('aria-selected', 'true');
});

test('the exercise has a message where the browser does not store the work', async ({ page }) => {
  await page.addInitScript(STORAGE_FAULTS.full);
  await openPage(page, FIRST.route);
  const exercise = await open(page, 0);
  await expect(exercise.getByText(word('exerciseKept'))).toBeVisible();
  await write(page, exercise, 'const mine = 1;');
  await expect(exercise.getByText(word('exerciseNotKept'))).toBeVisible();
  await expect(checkOf(exercise)).toBeVisible();
});

test('in the playground the focus stays on the list, and beside a removed file', async ({ page }) => {
  await openPlayground(page);
  await choice(page).focus();
  const before = await editorOf(form(page)).innerText();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => editorOf(form(page)).innerText()).not.toBe(before);
  await expect(choice(page)).toBeFocused();
  const tabs = form(page).getByRole('tab');
  await expect(form(page).getByRole('tabpanel')).toHaveAccessibleName(
    (await tabs.first().innerText()).trim(),
  );
  await tabs.first().click();
  await buttonOf(page, 'exerciseRemove').press('Enter');
  await expect(tabs.first()).toBeFocused();
});

test('in the playground a large program is not lost without a question', async ({ page }) => {
  await openPlayground(page);
  await editorOf(form(page)).click();
  await page.keyboard.press('ControlOrMeta+a');
  const large = Array.from({ length: 12_000 }, (_, at) => Math.sin(at).toString(36).slice(-2)).join('');
  await page.keyboard.insertText(`// ${large}`);
  await expect(page.getByText(word('playgroundTooLarge'))).toBeVisible();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await choice(page).selectOption('validation/body');
  await expect.poll(() => asked).toEqual([word('playgroundLose')]);
  await expect(editorOf(form(page))).toContainText(large.slice(-20));
  await choice(page).selectOption('validation/body');
  await expect.poll(() => new URL(page.url()).hash).toBe('#example=validation/body');
});
