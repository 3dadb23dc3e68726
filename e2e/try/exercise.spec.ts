/** Exercises of the tutorials: edited, checked against what the solution responded on Bun, kept and forgotten (specification.md TRY-4). */
import fs from 'node:fs';
import path from 'node:path';
import { exerciseId } from '../../plugins/mdx/steps/exercise.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readExercises } from '../exercises/exercises.ts';
import { readSolutions } from '../exercises/solutions.ts';
import { expectNoFindings } from '../support/axe.ts';
import { selectAll, textOf, treeOf } from '../support/html.ts';
import { isFirstLanguage, readRoutes, sourceOf, wordsOf } from '../support/site.ts';
import { appReady, expect, fileTest, type Locator, type Page, test } from '../support/test.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

const SAMPLES = path.join(PROJECT_ROOT, 'samples');
const { runs }: { runs: string[] } = JSON.parse(fs.readFileSync(path.join(SAMPLES, 'inPage.json'), 'utf8'));

/** An exercise as its page names it: the step that it begins with, and its solution. */
interface Named {
  step: string;
  sample: string;
}

const EXERCISE = /<Exercise tutorial="([^"]+)" step="([^"]+)" sample="([^"]+)"/g;

/** Exercises that a page names, in its order: those that run in the page. */
function exercisesOf(route: string): Named[] {
  const source = sourceOf(route);
  if (!source) return [];
  const text = fs.readFileSync(path.join(PROJECT_ROOT, source), 'utf8');
  return [...text.matchAll(EXERCISE)]
    .map(([, tutorial, step, sample = '']) => ({ step: `tutorials/${tutorial}/${step}`, sample }))
    .filter(({ sample }) => runs.includes(sample));
}

const PAGES = readRoutes()
  .filter(isFirstLanguage)
  .map((route) => ({ route, exercises: exercisesOf(route) }))
  .filter(({ exercises }) => exercises.length > 0);
const [FIRST = { route: '', exercises: [] }] = PAGES;

/** The programs of a sample, by path. */
const programOf = (sample: string) =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(SAMPLES, sample), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [
        file.split(path.sep).join('/'),
        fs.readFileSync(path.join(SAMPLES, sample, file), 'utf8'),
      ]),
  );

/** The audit has both. */
const MODES = process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);

const summaryOf = (page: Page, at: number) => page.getByText(word('exerciseOpen')).nth(at);
const formOf = (page: Page) => page.getByRole('form', { name: word('exerciseForm') }).last();
const fileOf = (form: Locator) => form.getByLabel(word('exerciseFile'), { exact: true });
const editorOf = (form: Locator) => form.getByRole('textbox').and(form.locator('.cm-content'));
const checkOf = (form: Locator) => form.getByRole('button', { name: word('exerciseCheck') });
const statusOf = (form: Locator) => form.getByRole('status');

/** Blocks of text below a heading. */
const blockOf = (part: Locator, key: string) =>
  part.getByText(word(key), { exact: true }).locator('xpath=following-sibling::pre');
const itemsOf = (form: Locator) => form.getByRole('listitem');

async function open(page: Page, at: number): Promise<Locator> {
  await summaryOf(page, at).click();
  await expect(editorOf(formOf(page))).toBeVisible();
  return formOf(page);
}

/** Writes over all that the editor has, as readers do. */
async function write(page: Page, form: Locator, source: string): Promise<void> {
  await editorOf(form).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(source);
}

/** Writes the files that a solution changes, and adds those that the program has not. */
async function solve(
  page: Page,
  form: Locator,
  { step }: Named,
  solution: Readonly<Record<string, string>>,
): Promise<void> {
  const before = programOf(step);
  for (const [file, source] of Object.entries(solution)) {
    if (before[file] === source) continue;
    if ((await fileOf(form).locator('option', { hasText: file }).count()) === 0) {
      await form.getByLabel(word('exerciseNewFile')).fill(file);
      await form.getByRole('button', { name: word('exerciseAdd') }).click();
    }
    await fileOf(form).selectOption(file);
    await expect(editorOf(form)).toHaveAccessibleName(file);
    await write(page, form, source);
  }
}

test('TRY-4 SAFE-1 each exercise begins unsolved, its own solution passes, which is said from then on until it is begun anew; nothing is loaded before', async ({
  page,
}) => {
  expect(PAGES.flatMap(({ exercises }) => exercises).length).toBeGreaterThan(4);
  // The audit solves those of every page.
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/async\/exercise\.|\/run\//.test(request.url())) loaded.push(request.url());
  });
  for (const { route, exercises } of process.env.AUDIT ? PAGES : PAGES.slice(0, 1)) {
    loaded.length = 0;
    await page.goto(route);
    await appReady(page);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await expect(page.getByText(word('exerciseOpen'))).toHaveCount(exercises.length);
    for (const [at, exercise] of exercises.entries()) {
      const form = await open(page, at);
      await checkOf(form).click();
      await expect(statusOf(form), exercise.sample).toContainText(/^\D*\d+\D+\d+/);
      await solve(page, form, exercise, programOf(exercise.sample));
      await checkOf(form).press('Enter');
      await expect(statusOf(form), exercise.sample).toHaveText(word('exercisePassed'));
      await expect(summaryOf(page, at)).toContainText(word('exerciseSolved'));
      await summaryOf(page, at).click();
    }
    // Before it is opened, too.
    await page.reload();
    await appReady(page);
    await expect(summaryOf(page, 0)).toContainText(word('exerciseSolved'));
    const form = await open(page, 0);
    await form.getByRole('button', { name: word('exerciseReset') }).click();
    await expect(summaryOf(page, 0)).not.toContainText(word('exerciseSolved'));
  }
});

test('TRY-4 checks can be read before the first run; each gets a fresh app, another id is right, and a mistake is found by its own check', async ({
  page,
}) => {
  const { route, exercises } = PAGES.find(({ route }) => route.endsWith('/todo-api')) ?? FIRST;
  const at = exercises.findIndex(({ sample }) => sample.endsWith('/by-hand'));
  const exercise = exercises[at] ?? { step: '', sample: '' };
  const id = exerciseId(exercise.sample);
  const named = readExercises().find((each) => each.id === id);
  const solutions = readSolutions(id, named?.files ?? new Map());
  const requests = (named?.solution.requests ?? []).filter(({ check }) => check);
  const solutionOf = (name: string) =>
    Object.fromEntries(solutions.find((each) => each.name === name)?.files ?? []);
  await page.goto(route);
  await appReady(page);
  const form = await open(page, at);
  await expect(itemsOf(form)).toHaveCount(requests.length);
  for (const [place, { id, method, target, headers, body = '' }] of requests.entries()) {
    const item = itemsOf(form).nth(place);
    const answer = named?.solution.recording?.answers[id];
    await expect(item).toContainText(`${answer && 'status' in answer ? answer.status : 'none'}`);
    const head = [`${method} ${target}`, ...headers.map((header) => header.join(': '))].join('\n');
    await expect(item.locator('pre')).toHaveText(`${head}\n\n${body}`);
  }

  await solve(page, form, exercise, solutionOf('wrong-blank'));
  await checkOf(form).click();
  await expect(statusOf(form)).toHaveText(
    word('exerciseSome')
      .replace('{passed}', String(requests.length - 1))
      .replace('{count}', String(requests.length)),
  );
  const refused = itemsOf(form).filter({ hasText: word('exerciseDiffers') });
  await expect(refused).toHaveCount(1);
  await expect(refused.locator('pre').first()).toContainText('{"title":" "}');
  await expect(blockOf(refused, 'exerciseGot').locator('mark').first()).toHaveText('201 Created');

  await solve(page, form, exercise, solutionOf('random-ids'));
  await checkOf(form).click();
  await expect(statusOf(form)).toHaveText(word('exercisePassed'));

  // What cannot be run has no response to compare.
  await write(page, form, 'import "../nowhere";');
  await checkOf(form).click();
  await expect(statusOf(form)).toContainText(/nowhere/);
  await expect(itemsOf(form).filter({ hasText: word('exerciseDiffers') })).toHaveCount(0);
});

test('TRY-4 by keyboard on a phone: mistakes and endless loops are told, work is kept until the reader starts over, axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(FIRST.route);
  await appReady(page);
  await summaryOf(page, 0).focus();
  await page.keyboard.press('Enter');
  const form = formOf(page);
  await expect(editorOf(form)).toBeVisible();
  const [begin = ''] = await editorOf(form).allInnerTexts();
  // Tab leaves the editor, as every field.
  await editorOf(form).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(word('exerciseNewFile'))).toBeFocused();

  await write(page, form, 'export const GET = () => {');
  await checkOf(form).press('Enter');
  await expect(statusOf(form)).toContainText(word('exerciseBroken').replace('{message}', ''));
  await write(page, form, 'for (;;);');
  await checkOf(form).press('Enter');
  await expect(statusOf(form)).toHaveText(word('tryTimeout'));
  await form.getByLabel(word('exerciseNewFile')).fill('../up.ts');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(word('exerciseNewFile'))).toHaveAttribute('aria-invalid', 'true');

  // A file that is added is gone on with; Ctrl+Enter checks from in there, and what comes of it is seen.
  await form.getByLabel(word('exerciseNewFile')).fill('added.ts');
  await page.keyboard.press('Enter');
  await expect(editorOf(form)).toBeFocused();
  await expect(editorOf(form)).toHaveAccessibleName('added.ts');
  await page.keyboard.type('export const = 1;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(statusOf(form)).toContainText('added.ts: ');
  await expect(statusOf(form)).toBeInViewport({ ratio: 1 });
  await expect(editorOf(form)).toBeFocused();
  // What is selected looks as it does on the page.
  const selections = await editorOf(form).evaluate((content) =>
    [content.querySelector('.cm-line'), document.querySelector('main p')].map((each) => {
      const { color, backgroundColor } = getComputedStyle(each ?? document.body, '::selection');
      return `${color} on ${backgroundColor}`;
    }),
  );
  expect(selections[0]).toBe(selections[1]);
  await fileOf(form).selectOption({ index: 0 });

  // What is typed is no shortcut of the page; what was removed and added is shown, and hidden again.
  await write(page, form, 'const kept = 1;');
  await page.keyboard.type(' // ?\n/');
  // Removes the line.
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form.getByRole('button', { name: word('exerciseChanges') }).press('Enter');
  await expect(form.locator('ins')).toHaveText('const kept = 1; // ?');
  await expect(form.locator('del').first()).toBeVisible();
  for (const mode of MODES) {
    await page.evaluate((name) => window.boot?.setColorMode(name), mode);
    await expectNoFindings(page, `changes, ${mode}`, 'main form', mode === 'dark' ? 'all' : 'colours');
  }
  await form.getByRole('button', { name: word('exerciseHideChanges') }).press('Enter');
  await expect(form.locator('del')).toHaveCount(0);
  await page.reload();
  await appReady(page);
  const again = await open(page, 0);
  await expect(editorOf(again)).toHaveText('const kept = 1; // ?');
  await again.getByRole('button', { name: word('exerciseReset') }).click();
  await expect.poll(async () => (await editorOf(again).allInnerTexts())[0]).toBe(begin);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('exercise:'))),
  ).toEqual([]);

  await checkOf(again).click();
  await expect(statusOf(again)).toContainText(/\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const mode of MODES) {
    await page.evaluate((name) => window.boot?.setColorMode(name), mode);
    await expectNoFindings(page, mode, 'main form', mode === 'dark' ? 'all' : 'colours');
  }
  if (!process.env.AUDIT) return;
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoFindings(page, 'forced colours', 'main', 'colours');
});

test('TRY-4 a file that was added by mistake is removed, and comes back with what was written', {
  tag: '@audit',
}, async ({ page }) => {
  await page.goto(FIRST.route);
  await appReady(page);
  const form = await open(page, 0);
  const remove = form.getByRole('button', { name: word('exerciseRemove') });
  const given = await fileOf(form).locator('option').allTextContents();
  // What was given stays.
  await expect(remove).toHaveCount(0);
  await form.getByLabel(word('exerciseNewFile')).fill('api/mistake/route.ts');
  await page.keyboard.press('Enter');
  await page.keyboard.type('const kept = 1;');
  await form.getByRole('button', { name: word('exerciseChanges') }).click();
  await expect(form.locator('ins')).toHaveText('const kept = 1;');
  await expect(form.locator('.cm-deletedChunk:visible')).toHaveCount(0);
  await remove.press('Enter');
  await expect(fileOf(form)).toBeFocused();
  await expect(fileOf(form).locator('option')).toHaveText(given);
  await expect(statusOf(form)).toContainText('api/mistake/route.ts');
  await form.getByRole('button', { name: word('exerciseRestore') }).press('Enter');
  await expect(fileOf(form)).toHaveValue('api/mistake/route.ts');
  await expect(editorOf(form)).toHaveText('const kept = 1;');
  // Where the responses differ is marked in both.
  await checkOf(form).click();
  for (const block of ['exerciseExpected', 'exerciseGot'])
    await expect(blockOf(form, block).first().locator('mark').first()).toBeVisible();
});

fileTest('TRY-4 an exercise that cannot run in the page says why, beside its solution', () => {
  const named = readRoutes()
    .filter(isFirstLanguage)
    .flatMap((route) => {
      const source = sourceOf(route);
      const text = source ? fs.readFileSync(path.join(PROJECT_ROOT, source), 'utf8') : '';
      return [...text.matchAll(EXERCISE)].map(([, , , sample = '']) => ({ route, sample }));
    })
    .filter(({ sample }) => !runs.includes(sample));
  expect(named.length).toBeGreaterThan(0);
  for (const route of new Set(named.map((each) => each.route))) {
    const said = selectAll('main p', treeOf(route)).filter((each) =>
      /^Solve this one on your computer: .*`?(?:bun:sqlite|bun test)/.test(textOf(each)),
    );
    expect(said.length, route).toBe(named.filter((each) => each.route === route).length);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TRY-4 without scripts an exercise has its task, its hints and its solution', async ({ page }) => {
    await page.goto(FIRST.route);
    await expect(summaryOf(page, 0)).toBeHidden();
    const hints = page.locator('details', { has: page.getByText(/^Hint \d$/) });
    expect(await hints.count()).toBeGreaterThanOrEqual(3);
    await hints.first().locator('summary').click();
    await expect(hints.first().locator('p').first()).toBeVisible();
    const solution = page.locator('details', { has: page.getByText('Solution', { exact: true }) }).first();
    await solution.locator('summary').first().click();
    await solution.getByRole('link', { name: 'Solution, as a file' }).click();
    await expect(page.locator('body')).toContainText(/^`[^`]+` (?:Changed|New) file:/);
  });
});
