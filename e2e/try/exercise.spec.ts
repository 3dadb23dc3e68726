/** Exercises of the tutorials: edited, checked against what the solution responded on Bun, stored and forgotten (specification.md TRY-4). */
import fs from 'node:fs';
import path from 'node:path';
import { exerciseId } from '../../plugins/mdx/steps/stepExercise.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { readExercises } from '../exercises/exercises.ts';
import { readSolutions } from '../exercises/solutions.ts';
import { expectNoFindings } from '../support/axe.ts';
import { isFirstLanguage, readRoutes, sourceOf, wordsOf } from '../support/builtSite.ts';
import { hold } from '../support/faults.ts';
import { selectAll, textOf, treeOf } from '../support/html.ts';
import { appReady, expect, fileTest, type Locator, type Page, test } from '../support/test.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

/** A word with how much is solved. */
const said = (key: string, solved: number | string, count: number | string) =>
  word(key).replace('{solved}', String(solved)).replace('{count}', String(count));

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
const NONE: (typeof PAGES)[number] = { route: '', exercises: [] };
const FIRST = PAGES.find(({ route }) => route.endsWith('/hello-world')) ?? NONE;
/** Its first exercise gets requests with bodies. */
const WITH_BODIES = PAGES.find(({ route }) => route.endsWith('/todo-api')) ?? NONE;

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
const tabsOf = (form: Locator) => form.getByRole('tab');
const tabOf = (form: Locator, file: string) => form.getByRole('tab', { name: file, exact: true });
const editorOf = (form: Locator) => form.getByRole('textbox').and(form.locator('.cm-content'));
const checkOf = (form: Locator) => form.getByRole('button', { name: word('exerciseCheck') });
const statusOf = (form: Locator) => form.getByRole('status');

/** Blocks of text below a heading. */
const blockOf = (part: Locator, key: string) =>
  part.getByText(word(key), { exact: true }).locator('xpath=following-sibling::pre');
const itemsOf = (form: Locator) => form.getByRole('listitem');

/** What the page shows of the checks of an exercise before anything runs. */
const checksOf = (page: Page, at: number) => page.locator('.Checks-checks').nth(at).getByRole('listitem');

/** Adds a file: the field for its path is there only when it is asked for. */
async function addFile(form: Locator, file: string): Promise<void> {
  await expect(form.getByLabel(word('exerciseNewFile'))).toHaveCount(0);
  await form.getByRole('button', { name: word('exerciseAnother') }).click();
  await expect(form.getByLabel(word('exerciseNewFile'))).toBeFocused();
  await form.getByLabel(word('exerciseNewFile')).fill(file);
  await form.getByLabel(word('exerciseNewFile')).press('Enter');
}

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
  use: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<void> {
  const before = programOf(step);
  for (const [file, source] of Object.entries(solution)) {
    if (before[file] === source) continue;
    if ((await tabOf(form, file).count()) === 0) await addFile(form, file);
    await use(tabOf(form, file));
    await expect(editorOf(form)).toHaveAccessibleName(file);
    await write(page, form, source);
  }
}

/** How a reader gets on: at a desk by mouse, on a phone by keyboard. */
const WAYS = [
  { name: 'by mouse', width: 1280, use: (control: Locator) => control.click() },
  { name: 'by keyboard at 390 px', width: 390, use: (control: Locator) => control.press('Enter') },
] as const;

const ALL = PAGES.flatMap(({ route, exercises }) =>
  exercises.map((exercise, at) => ({ ...exercise, route, at })),
);

fileTest('TRY-4 all exercises but one are solved in the page', () => {
  expect(ALL.length).toBe(11);
  expect(readExercises().length).toBe(12);
});

for (const { route, at, ...exercise } of ALL)
  for (const { name, width, use } of WAYS)
    test(`TRY-4 ${exercise.sample} ${name}: wrong first, then solved for good`, {
      // The audit solves those of every page.
      tag: route === FIRST.route ? [] : ['@audit'],
    }, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/\/async\/exercise\.|\/run\//.test(request.url())) loaded.push(request.url());
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await appReady(page);
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      await use(summaryOf(page, at));
      const form = formOf(page);
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

/** How far below the top of its form the button that checks is, in px. */
const placeOf = (form: Locator) =>
  checkOf(form).evaluate(
    (button) =>
      button.getBoundingClientRect().top -
      (button.closest('form')?.getBoundingClientRect().top ?? Number.NaN),
  );

for (const width of [390, 1280])
  test(`TRY-4 Check is pressed while the editor still loads, and is where it was after that (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const editor = await hold(page, /\/async\/editor\..*js/);
    await page.goto(FIRST.route);
    await appReady(page);
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
    expect(Math.abs((await placeOf(form)) - before)).toBeLessThanOrEqual(1);
  });

test('TRY-4 checks are read before the first run; each has a fresh app and finds its own mistake', async ({
  page,
}) => {
  const { route, exercises } = WITH_BODIES;
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

  // What cannot be run has no response to compare.
  await tabOf(form, 'api/todos/route.ts').click();
  await write(page, form, '\nimport "../nowhere";');
  await checkOf(form).click();
  await expect(statusOf(form)).toContainText(/route\.ts, line 2: .*nowhere/);
  await expect(itemsOf(form)).toHaveCount(0);
});

/** What the sandbox lacks, in a file, and its message. */
const LACKING: readonly (readonly [source: string, name: string, line?: number])[] = [
  ['\nimport fs from "node:fs";\nexport const POST = () => Response.json(fs);', 'node:fs', 2],
  ['import { jwtVerify } from "jose";\nexport const POST = () => Response.json(jwtVerify);', 'jose', 1],
  ['export const POST = async () => Response.json(await fetch("https://example.com/"));', 'fetch'],
  ['export const POST = () => new Response(Bun.file("a"));', 'Bun.file'],
  ['export const POST = () => Response.json(Bun.version);', 'Bun.version'],
  ['export const POST = () => Response.json(new WebSocket("wss://example.com/").url);', 'WebSocket'],
];

test('TRY-4 a mistake is marked in its line with one sentence; what the sandbox lacks is named', async ({
  page,
}) => {
  await page.goto(WITH_BODIES.route);
  await appReady(page);
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

  for (const [source, name, line] of LACKING) {
    await write(page, form, source);
    await checkOf(form).click();
    await expect(statusOf(form), name).toContainText(`${name}`);
    await expect(statusOf(form), name).toContainText('bun index.ts');
    await expect(itemsOf(form), name).toHaveCount(0);
    await expect(marked, name).toHaveCount(line ? 1 : 0);
    if (line) await expect(marked).toContainText(name);
  }
});

test('TRY-4 solved exercises have ticks in outline, sidebar and overview, in other tabs too', async ({
  page,
  context,
}) => {
  const tutorial = FIRST.route.split('/').at(-1) ?? '';
  const count = FIRST.exercises.length;
  await page.goto(FIRST.route);
  await appReady(page);
  const outlined = page.locator('nav a[data-tick=""]');
  const beside = page.locator(`[data-sidebar] a[href$="/tutorials/${tutorial}"]`).first();
  const tick = said('exerciseTick', 1, count);
  await expect(outlined).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(FIRST.route);
  await appReady(other);

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
  await page.goto(overview);
  await appReady(page);
  await expect(page.locator(`main td a[href$="/tutorials/${tutorial}"]`)).toHaveAttribute('data-tick', tick);
  // Links to the page elsewhere in the words have none.
  await expect(page.locator('main p a[data-tick]')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('exercises.solved', '{"a":[null]} __proto__ \u0000'));
  await page.reload();
  await appReady(page);
  await expect(page.getByText(new RegExp(`^${said('exerciseSolvedSome', 0, '\\d+')}$`))).toBeVisible();
  await expect(page.locator('[data-tick]')).toHaveCount(0);
});

test('TRY-4 by keyboard on a phone mistakes and endless loops are told, and work is stored', async ({
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

  // A file that is added is gone on with; Ctrl+Enter checks from in there, and what comes of it is seen.
  await addFile(form, 'added.ts');
  await expect(editorOf(form)).toBeFocused();
  await expect(editorOf(form)).toHaveAccessibleName('added.ts');
  await page.keyboard.type('export const = 1;');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(statusOf(form)).toContainText('added.ts, line 1: ');
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
  await tabsOf(form).first().click();

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
  const given = await tabsOf(form).allTextContents();
  // What was given stays.
  await expect(remove).toHaveCount(0);
  await addFile(form, 'api/mistake/route.ts');
  await page.keyboard.type('const kept = 1;');
  await form.getByRole('button', { name: word('exerciseChanges') }).click();
  await expect(form.locator('ins')).toHaveText('const kept = 1;');
  await expect(form.locator('.cm-deletedChunk:visible')).toHaveCount(0);
  await remove.press('Enter');
  await expect(tabsOf(form).first()).toBeFocused();
  await expect(tabsOf(form)).toHaveText(given);
  await expect(statusOf(form)).toContainText('api/mistake/route.ts');
  await form.getByRole('button', { name: word('exerciseRestore') }).press('Enter');
  await expect(tabOf(form, 'api/mistake/route.ts')).toHaveAttribute('aria-selected', 'true');
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
      /^Solve this one on your computer: .*`?bun test/.test(textOf(each)),
    );
    expect(said.length, route).toBe(named.filter((each) => each.route === route).length);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TRY-4 without scripts an exercise has its task, its checks, its hints and its solution', async ({
    page,
  }) => {
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
    await solution.getByRole('link', { name: 'Solution, as a file' }).click();
    await expect(page.locator('body')).toContainText(/^`[^`]+` (?:Changed|New) file:/);
  });
});
