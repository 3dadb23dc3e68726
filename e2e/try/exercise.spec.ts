/** Exercises of the tutorials: solved, and checked against the solution's responses on Bun (specification.md TRY-4). */
import fs from 'node:fs';
import path from 'node:path';
import { exerciseId } from '../../plugins/mdx/steps/stepExercise.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readExercises } from '../exercises/exercises.ts';
import { readSolutions } from '../exercises/solutions.ts';
import { isFirstLanguage, readRoutes, sourceOf } from '../support/builtSite.ts';
import {
  blockOf,
  checkOf,
  checksOf,
  EXERCISE,
  editorOf,
  FIRST,
  formOf,
  itemsOf,
  open,
  PAGES,
  programOf,
  runs,
  solve,
  statusOf,
  summaryOf,
  tabOf,
  verdict,
  WITH_BODIES,
  word,
  write,
} from '../support/exerciseForm.ts';
import { selectAll, textOf, treeOf } from '../support/html.ts';
import { open as openPage } from '../support/pageParts.ts';
import { appReady, expect, fileTest, type Locator, noScriptsTest, test } from '../support/test.ts';

/** How a reader gets on: at a desk by mouse, on a phone by keyboard. */
const WAYS = [
  { name: 'by mouse', width: 1280, use: (control: Locator) => control.click() },
  { name: 'by keyboard at 390 px', width: 390, use: (control: Locator) => control.press('Enter') },
] as const;

const ALL = PAGES.flatMap(({ route, exercises }) =>
  exercises.map((exercise, at) => ({ ...exercise, route, at })),
);

for (const { route, at, ...exercise } of ALL)
  for (const [turn, { name, width, use }] of WAYS.entries())
    test(`TRY-4.a ${exercise.sample} ${name}: wrong first, then solved for good`, {
      // With every change those of one page are solved, by turns; the audit solves all in both ways.
      tag: route === FIRST.route && turn === at % 2 ? [] : ['@audit'],
    }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/\/async\/exercise\.|\/run\//.test(request.url())) loaded.push(request.url());
      });
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, route);
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      await use(summaryOf(page, at));
      const form = formOf(page);
      await expect(form).toHaveAccessibleName(word('exerciseForm').replace('{number}', String(at + 1)));
      await expect(editorOf(form)).toBeVisible();
      await use(checkOf(form));
      await expect(statusOf(form)).toContainText(/^\D*\d+\D+\d+/);
      await solve(page, form, exercise, programOf(exercise.sample), use);
      await use(checkOf(form));
      await expect(statusOf(form)).toHaveText(word('exercisePassed'));
      await expect(statusOf(form)).toBeInViewport();
      await expect(form.getByRole('img', { name: /^\D+1\D+\d+/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Before it is opened, too; and who starts over has solved it none the less.
      await page.reload();
      await appReady(page);
      await expect(summaryOf(page, at)).toContainText(word('exerciseSolved'));
      await use(summaryOf(page, at));
      await expect(editorOf(form)).toBeVisible();
      await expect(summaryOf(page, at)).not.toContainText(word('exerciseSolved'));
      await use(form.getByRole('button', { name: word('exerciseReset') }));
      await use(checkOf(form));
      await expect(statusOf(form)).toContainText(/^\D*\d+\D+\d+/);
      await expect(form.getByText(word('exerciseSolvedBefore'))).toBeVisible();
      await use(summaryOf(page, at));
      await expect(summaryOf(page, at)).toContainText(word('exerciseSolved'));
    });

test('TRY-4.a checks are read before a run; each finds its own mistake', async ({ page }) => {
  const { route, exercises } = WITH_BODIES;
  const at = exercises.findIndex(({ sample }) => sample.endsWith('/by-hand'));
  const exercise = exercises[at] ?? { step: '', sample: '' };
  const id = exerciseId(exercise.sample);
  const named = readExercises().find((each) => each.id === id);
  const solutions = readSolutions(id, named?.files ?? new Map());
  const requests = (named?.solution.requests ?? []).filter(({ check }) => check);
  const solutionOf = (name: string) =>
    Object.fromEntries(solutions.find((each) => each.name === name)?.files ?? []);
  await openPage(page, route);
  await expect(checksOf(page, at)).toHaveCount(requests.length);
  for (const [place, { id, method, target, body = '' }] of requests.entries()) {
    const item = checksOf(page, at).nth(place);
    const answer = named?.solution.recording?.answers[id];
    await expect(item).toContainText(`${answer && 'status' in answer ? answer.status : 'none'}`);
    await expect(item.locator('pre')).toHaveText(`${method} ${target}\n${body}`);
  }
  const form = await open(page, at);

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

  // A program that cannot run has no response to compare.
  await tabOf(form, 'api/todos/route.ts').click();
  await write(page, form, '\nimport "../nowhere";');
  await checkOf(form).click();
  await expect(statusOf(form)).toContainText(/route\.ts, line 2: .*nowhere/);
  await expect(itemsOf(form)).toHaveCount(0);
});

test('TRY-4.a solved exercises have ticks in outline, sidebar and overview, in other tabs too', async ({
  page,
  context,
}) => {
  const tutorial = FIRST.route.split('/').at(-1) ?? '';
  const count = FIRST.exercises.length;
  await openPage(page, FIRST.route);
  const outlined = page.locator('nav a[data-tick=""]');
  const beside = page.locator(`[data-sidebar] a[href$="/tutorials/${tutorial}"]`).first();
  const tick = verdict('exerciseTick', 1, count);
  await expect(outlined).toHaveCount(0);
  const other = await context.newPage();
  await openPage(other, FIRST.route);

  const [exercise = { step: '', sample: '' }] = FIRST.exercises;
  const form = await open(page, 0);
  await solve(page, form, exercise, programOf(exercise.sample));
  await checkOf(form).click();
  await expect(statusOf(form)).toHaveText(word('exercisePassed'));
  await expect(beside).toHaveAttribute('data-tick', tick);
  const heading = page.locator('[data-exercise]').first().locator('xpath=preceding-sibling::h3[1]');
  for (const link of await outlined.all())
    expect(await link.getAttribute('href')).toBe(`#${await heading.getAttribute('id')}`);
  await expect(outlined.first()).toHaveText(/\S/);
  await expect(other.locator('nav a[data-tick=""]').first()).toBeAttached();
  // The way on.
  const next = form.getByRole('link', { name: word('exerciseNext').replace('{title}', '') });
  await next.click();
  expect(new URL(page.url()).hash).toMatch(/^#step-3/);

  const [overview = ''] = readRoutes().filter((route) => route.endsWith('/tutorials/intro'));
  await openPage(page, overview);
  await expect(page.locator(`main td a[href$="/tutorials/${tutorial}"]`)).toHaveAttribute('data-tick', tick);
  // Links to the page elsewhere in the words have none.
  await expect(page.locator('main p a[data-tick]')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('exercises.solved', '{"a":[null]} __proto__ \u0000'));
  await page.reload();
  await appReady(page);
  await expect(page.getByText(new RegExp(`^${verdict('exerciseSolvedSome', 0, '\\d+')}$`))).toBeVisible();
  await expect(page.locator('[data-tick]')).toHaveCount(0);
});

fileTest('TRY-4.a an exercise that cannot run in the page has the reason beside its solution', () => {
  const named = readRoutes()
    .filter(isFirstLanguage)
    .flatMap((route) => {
      const source = sourceOf(route);
      const text = source ? fs.readFileSync(path.join(PROJECT_ROOT, source), 'utf8') : '';
      return [...text.matchAll(EXERCISE)].map(([, , , sample = '']) => ({ route, sample }));
    })
    .filter(({ sample }) => !runs.includes(sample));
  expect(named.length).toBe(readExercises().length - ALL.length);
  expect(named.length).toBe(1);
  for (const route of new Set(named.map((each) => each.route))) {
    const notes = selectAll('main p', treeOf(route)).filter((each) =>
      /^Solve this one on your computer: .*`?bun test/.test(textOf(each)),
    );
    expect(notes.length, route).toBe(named.filter((each) => each.route === route).length);
  }
});

noScriptsTest('TRY-4.a without scripts task, checks, hints and solution are there', async ({ page }) => {
  await page.goto(FIRST.route);
  await expect(summaryOf(page, 0)).toBeHidden();
  await expect(checksOf(page, 0).first()).toContainText(/\d{3}/);
  // Each hint has the line of the next one in it.
  const hint = (number: number) => page.locator('summary', { hasText: `Hint ${number} of 3` }).first();
  await expect(hint(2)).toBeHidden();
  await hint(1).click();
  await hint(2).click();
  await hint(3).click();
  await expect(hint(3).locator('xpath=following-sibling::p').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(checksOf(page, 0).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const solution = page.locator('details', { has: page.getByText('Solution', { exact: true }) }).first();
  await solution.locator('summary').first().click();
  await solution.getByRole('link', { name: 'Solution (text file)' }).click();
  await expect(page.locator('body')).toContainText(/^`[^`]+` (?:Changed|New) file:/);
});
