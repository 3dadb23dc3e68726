/** Exercises of the tutorials: solved, and checked against the solution's responses on Bun (specification.md TRY-4). */
import { readExercises } from '../exercises/exercises.ts';
import { readSolutions } from '../exercises/solutions.ts';
import { TUTORIALS } from '../support/addresses.ts';
import {
  blockOf,
  checkOf,
  checksOf,
  EXERCISES,
  editorOf,
  exerciseNamed,
  FIRST,
  formOf,
  itemsOf,
  open,
  pageNamed,
  programOf,
  solve,
  statusOf,
  summaryOf,
  tabOf,
  verdict,
  write,
} from '../support/exerciseForm.ts';
import { textsOf, treeOf } from '../support/html.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { open as openPage } from '../support/pageParts.ts';
import { appReady, expect, fileTest, type Locator, noScriptsTest, test } from '../support/test.ts';
import { word } from '../support/tryPrograms.ts';

/** How a reader gets on: at a desk by mouse, on a phone by keyboard. */
const WAYS = [
  { name: 'by mouse', width: 1280, use: (control: Locator) => control.click() },
  { name: 'by keyboard at 390 px', width: 390, use: (control: Locator) => control.press('Enter') },
] as const;

for (const exercise of EXERCISES)
  for (const [turn, { name, width, use }] of WAYS.entries())
    test(`TRY-4.a ${exercise.id} ${name}: wrong first, then solved for good`, {
      // With every change those of one page are solved, by turns; the audit solves all in both ways.
      tag: FIRST.exercises.indexOf(exercise) % 2 === turn ? [] : ['@audit'],
    }, async ({ page }) => {
      const { route, exercises } = pageNamed(exercise.page);
      const at = exercises.indexOf(exercise);
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
      await expectNoOverflow(page);
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
  const exercise = exerciseNamed('todo-api/by-hand');
  const { solution } = exercise;
  const { route, exercises } = pageNamed(exercise.page);
  const at = exercises.indexOf(exercise);
  const requests = solution.requests.filter(({ check }) => check);
  const solutions = readSolutions(exercise.id, exercise.files);
  const solutionOf = (name: string) =>
    Object.fromEntries(solutions.find((each) => each.name === name)?.files ?? []);
  await openPage(page, route);
  await expect(checksOf(page, at)).toHaveCount(requests.length);
  for (const [place, { id, method, target, body = '' }] of requests.entries()) {
    const item = checksOf(page, at).nth(place);
    const answer = solution.recording?.answers[id];
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
  await openPage(page, FIRST.route);
  const outlined = page.locator('nav a[data-tick=""]');
  const beside = page.locator(`[data-sidebar] a[href$="${FIRST.route}"]`).first();
  const tick = verdict('exerciseTick', 1, FIRST.exercises.length);
  await expect(outlined).toHaveCount(0);
  const other = await context.newPage();
  await openPage(other, FIRST.route);

  const form = await open(page, 0);
  const exercise = exerciseNamed('hello-world/time');
  await solve(page, form, exercise, programOf(exercise.sample));
  await checkOf(form).click();
  await expect(statusOf(form)).toHaveText(word('exercisePassed'));
  await expect(beside).toHaveAttribute('data-tick', tick);
  const heading = page.locator('[data-exercise]').first().locator('xpath=preceding-sibling::h3[1]');
  for (const link of await outlined.all())
    expect(await link.getAttribute('href')).toBe(`#${await heading.getAttribute('id')}`);
  await expect(outlined.first()).toHaveText(/\S/);
  await expect(other.locator('nav a[data-tick=""]').first()).toBeAttached();
  // The outline of a narrow window is in a bar.
  await other.setViewportSize({ width: 390, height: 800 });
  await other.locator('[data-outline-bar] > summary').click();
  await expect(other.locator('[data-outline-bar] a[data-tick=""]')).toBeVisible();
  // The way on.
  const next = form.getByRole('link', { name: word('exerciseNext').replace('{title}', '') });
  await next.click();
  expect(new URL(page.url()).hash).toMatch(/^#step-3/);

  await openPage(page, TUTORIALS);
  await expect(page.locator(`main td a[href$="${FIRST.route}"]`)).toHaveAttribute('data-tick', tick);
  // Links to the page elsewhere in the words have none.
  await expect(page.locator('main p a[data-tick]')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('exercises.solved', '{"a":[null]} __proto__ \u0000'));
  await page.reload();
  await appReady(page);
  await expect(page.getByText(new RegExp(`^${verdict('exerciseSolvedSome', 0, '\\d+')}$`))).toBeVisible();
  await expect(page.locator('[data-tick]')).toHaveCount(0);
});

fileTest('TRY-4.a an exercise that cannot run in the page has the reason beside its solution', () => {
  const elsewhere = readExercises().filter(({ id }) => EXERCISES.every((each) => each.id !== id));
  expect(elsewhere.length).toBe(1);
  for (const { page } of elsewhere)
    expect(textsOf('main p', treeOf(pageNamed(page).route))).toContainEqual(
      expect.stringMatching(/^Solve this one on your computer: .*`?bun test/),
    );
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
