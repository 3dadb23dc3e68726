/** Interactive parts by touch on the narrowest phone, with controls of 44 px (specification.md TRY-1 … TRY-4). */
import { expectNoOverflow } from '../support/layout.ts';
import { open as openPage } from '../support/pageParts.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import {
  firstProgram,
  methodOf,
  openFirst,
  pagesWith,
  RUN_PAGE,
  sendButton,
  statusOf,
  targetOf,
  word,
} from '../support/tryPrograms.ts';

const [EXPLORER_PAGE = ''] = pagesWith(word('explorerOpen'));
const [EXERCISE_PAGE = ''] = pagesWith(word('exerciseOpen'));

const CONTROLS = 'button, a[href], select, input, textarea, summary, [role="textbox"], pre[tabindex="0"]';

/** Controls that are smaller than a finger, or whose text makes iOS zoom in. */
const tooSmall = (part: Locator) =>
  part.locator(CONTROLS).evaluateAll((list) =>
    list
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const isField = control.matches('select, textarea, input:not([type]), [role="textbox"]');
        const text = Number.parseFloat(getComputedStyle(control).fontSize);
        return { html: control.outerHTML.slice(0, 120), width, height, text: isField ? text : 16 };
      })
      .filter(({ width, height, text }) => Math.min(width, height) < 44 || text < 16),
  );

async function expectFit(page: Page, part: Locator): Promise<void> {
  await expectNoOverflow(page);
  expect(await tooSmall(part)).toEqual([]);
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 } });

test('by touch a file is added and matched; controls have 44 px', async ({ page }) => {
  await openPage(page, EXPLORER_PAGE);
  await page.getByRole('button', { name: word('explorerOpen') }).tap();
  const part = page.locator('[data-explorer]');
  const files = part.getByLabel(new RegExp(`^${word('explorerFile').replace('{number}', '\\d')}`));
  const before = await files.count();
  await part.getByRole('button', { name: word('explorerAdd') }).tap();
  await files.nth(before).fill('touched/route.ts');
  await part.locator('li').last().locator('summary').tap();
  await part.getByRole('button', { name: 'DELETE', exact: true }).tap();
  await part.getByLabel(word('explorerMethod'), { exact: true }).selectOption('DELETE');
  await part.getByLabel(word('explorerTarget'), { exact: true }).fill('/api/touched');
  await expect(part.getByRole('status')).toContainText('api/touched/route.ts');
  await expectFit(page, part);
});

test('by touch a request is changed, an exercise restored; controls have 44 px', async ({ page }) => {
  const exchange = await openFirst(page, RUN_PAGE);
  const cut = await methodOf(exchange).evaluate((select) => {
    const { width } = select.getBoundingClientRect();
    select.style.inlineSize = 'max-content';
    return select.getBoundingClientRect().width - width;
  });
  expect(cut, 'px of the longest method').toBeLessThanOrEqual(0);
  await targetOf(exchange).fill('/nowhere');
  await sendButton(exchange).tap();
  await expect(statusOf(exchange)).toContainText('404');
  await firstProgram(page)
    .getByRole('button', { name: word('programEdit'), exact: true })
    .tap();
  await expect(firstProgram(page).getByRole('textbox').and(page.locator('.cm-content'))).toBeVisible();
  await expectFit(page, firstProgram(page));

  await openPage(page, EXERCISE_PAGE);
  const opener = page.getByText(word('exerciseOpen'));
  await opener.first().tap();
  const exercise = page.locator('main details[open]', { has: opener }).first();
  const press = (key: string) => exercise.getByRole('button', { name: word(key) }).tap();
  const editor = exercise.getByRole('textbox').and(exercise.locator('.cm-content'));
  await editor.tap();
  await page.keyboard.insertText('const mine = 1;');
  await press('exerciseChanges');
  await press('exerciseReset');
  await expect(exercise.getByRole('status')).toHaveText(word('exerciseBegun'));
  await expect(editor).not.toContainText('mine');
  await press('exerciseRestore');
  await expect(exercise.getByRole('status')).toHaveText(word('exerciseRestored'));
  await expect(editor).toContainText('const mine = 1;');
  await press('exerciseCheck');
  await expect(exercise.getByRole('status')).toContainText(/\d/);
  await expectFit(page, exercise);
});
