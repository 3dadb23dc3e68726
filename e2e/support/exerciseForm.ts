/** Exercises of the tutorials as their pages show them, and the actions of readers in their editor. */
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { isFirstLanguage, readBuilt, readRoutes, sourceOf, wordsOf } from './builtSite.ts';
import { readProgram, SAMPLES } from './sampleFiles.ts';
import { expect, type Locator, type Page } from './test.ts';

const words = wordsOf('/');
export const word = (key: string) => words[key] ?? '';

/** A word with how much is solved. */
export const verdict = (key: string, solved: number | string, count: number | string) =>
  word(key).replace('{solved}', String(solved)).replace('{count}', String(count));

export const { runs }: { runs: string[] } = JSON.parse(readBuilt('inPage.json', SAMPLES));

export const EXERCISE = /<Exercise tutorial="([^"]+)" step="([^"]+)" sample="([^"]+)"/g;

/** Exercises that a page names, in its order, as the step that each begins with and its solution: those that run in the page. */
function exercisesOf(route: string) {
  const source = sourceOf(route);
  if (!source) return [];
  return [...readBuilt(source, PROJECT_ROOT).matchAll(EXERCISE)]
    .map(([, tutorial, step, sample = '']) => ({ step: `tutorials/${tutorial}/${step}`, sample }))
    .filter(({ sample }) => runs.includes(sample));
}

export const PAGES = readRoutes()
  .filter(isFirstLanguage)
  .map((route) => ({ route, exercises: exercisesOf(route) }))
  .filter(({ exercises }) => exercises.length > 0);
const pageNamed = (name: string) =>
  PAGES.find(({ route }) => route.endsWith(`/${name}`)) ?? { route: '', exercises: [] };
export const FIRST = pageNamed('hello-world');
/** Its first exercise gets requests with bodies. */
export const WITH_BODIES = pageNamed('todo-api');

/** The programs of a sample, by path. */
export const programOf = (sample: string): Record<string, string> =>
  Object.fromEntries([...readProgram(path.join(SAMPLES, sample))].filter(([file]) => /\.tsx?$/.test(file)));

export const summaryOf = (page: Page, at: number) => page.getByText(word('exerciseOpen')).nth(at);
export const formOf = (page: Page) =>
  page.getByRole('form', { name: word('exerciseForm').replace(' {number}', '') }).last();
export const tabsOf = (form: Locator) => form.getByRole('tab');
export const tabOf = (form: Locator, file: string) => form.getByRole('tab', { name: file, exact: true });
export const editorOf = (form: Locator) => form.getByRole('textbox').and(form.locator('.cm-content'));
export const checkOf = (form: Locator) => form.getByRole('button', { name: word('exerciseCheck') });
export const statusOf = (form: Locator) => form.getByRole('status');

/** Blocks of text below a heading. */
export const blockOf = (part: Locator, key: string) =>
  part.getByText(word(key), { exact: true }).locator('xpath=following-sibling::pre');
export const itemsOf = (form: Locator) => form.getByRole('listitem');

/** The checks of an exercise as the page shows them before the first run. */
export const checksOf = (page: Page, at: number) =>
  page.locator('.Checks-checks').nth(at).getByRole('listitem');

/** Adds a file; the field for its path exists only after the button is pressed. */
export async function addFile(form: Locator, file: string): Promise<void> {
  const field = form.getByLabel(word('exerciseNewFile'));
  await expect(field).toHaveCount(0);
  await form.getByRole('button', { name: word('exerciseAnother') }).click();
  await expect(field).toBeFocused();
  await field.fill(file);
  await field.press('Enter');
}

export async function open(page: Page, at: number): Promise<Locator> {
  await summaryOf(page, at).click();
  await expect(editorOf(formOf(page))).toBeVisible();
  return formOf(page);
}

/** Writes over all that the editor has, as readers do. */
export async function write(page: Page, form: Locator, source: string): Promise<void> {
  await editorOf(form).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(source);
}

/** Writes the files that a solution changes, and adds those that the program has not. */
export async function solve(
  page: Page,
  form: Locator,
  { step }: { step: string },
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
