/**
 * Interactive parts, by touch on narrow phones: sizes, both colour modes, and controls (specification.md TRY-1 … TRY-4,
 * DESIGN: 44 px).
 */
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes } from '../support/builtSite.ts';
import { expectNoFindingsIn } from '../support/colourModes.ts';
import { open as openPage } from '../support/pageParts.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import {
  firstProgram,
  openFirst,
  PROGRAM_PAGES,
  RUN_PAGE,
  send,
  sendButton,
  statusOf,
  targetOf,
  word,
} from '../support/tryPrograms.ts';

/** The smallest page that has something to try. @param text that only such pages have. */
const pageWith = (text: string) =>
  readRoutes()
    .filter((route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(text))
    .sort((a, b) => readBuilt(fileOfRoute(a)).length - readBuilt(fileOfRoute(b)).length)[0] ?? '';

const FORM = 'main details[open] > form';
const PROGRAM = 'main .Program';

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

async function expectFit(page: Page, part: Locator, selector: string): Promise<void> {
  for (const width of process.env.AUDIT ? [320, 390] : [320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await tooSmall(part), `${selector}, ${width} px`).toEqual([]);
  }
  // With every change axe judges them in `program.spec.ts` and `exercise.spec.ts`.
  if (!process.env.AUDIT) return;
  await expectNoFindingsIn(page, selector, selector);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFindings(page, `${selector}, forced colours`, selector, 'colours');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => window.boot?.setColorMode('dark'));
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

test('by touch a file is added and matched; controls have 44 px', { tag: '@audit' }, async ({ page }) => {
  await openPage(page, pageWith(word('explorerOpen')));
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
  await expectFit(page, part, '[data-explorer]');
});

test('by touch a request is changed, an exercise restored; controls have 44 px', async ({ page }) => {
  const exchange = await openFirst(page, RUN_PAGE);
  await targetOf(exchange).fill('/nowhere');
  await sendButton(exchange).tap();
  await expect(statusOf(exchange)).toContainText('404');
  await firstProgram(page)
    .getByRole('button', { name: word('programEdit'), exact: true })
    .tap();
  await expect(firstProgram(page).getByRole('textbox').and(page.locator('.cm-content'))).toBeVisible();
  await expectFit(page, firstProgram(page), PROGRAM);

  await openPage(page, pageWith(word('exerciseOpen')));
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
  await expectFit(page, exercise, FORM);
});

test('programs share waiting workers, which end with the page', { tag: '@audit' }, async ({ page }) => {
  const route = PROGRAM_PAGES.find((each) => each.endsWith('/validation')) ?? '';
  const first = await openFirst(page, route);
  const frames = page.locator('iframe');
  await send(first);
  await expect(frames).toHaveCount(1);
  await frames.evaluate((frame) => frame.setAttribute('data-first', ''));
  // Files that the first program has loaded serve the second.
  const second = page.locator('main .Program').nth(1).locator('[data-request]').first();
  await sendButton(second).tap();
  await expect(statusOf(second)).toContainText(/\d{3}/);
  await expect(frames).not.toHaveAttribute('data-first', '');
  await expect(frames).toHaveCount(1);
  await page.getByRole('contentinfo').locator('a[href="/blog"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(frames).toHaveCount(0);
});
