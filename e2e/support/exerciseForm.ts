/** Exercises of the tutorials as their pages show them, and the actions of readers in their editor. */
import path from 'node:path';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readInPage } from '../../plugins/mdx/window/inPage.ts';
import { type NamedExercise, readExercises } from '../exercises/exercises.ts';
import { readProgram } from './sampleFiles.ts';
import { expect, type Locator, type Page } from './test.ts';
import { word } from './tryPrograms.ts';

/** A word with how much is solved. */
export const verdict = (key: string, solved: number | string, count: number | string) =>
  word(key).replace('{solved}', String(solved)).replace('{count}', String(count));

const { runs } = readInPage(SAMPLES_DIR);

/** Those that run in their pages, in their order. */
export const EXERCISES = readExercises().filter(({ sample }) => runs.includes(sample));

export const pageNamed = (page: string) => ({
  route: `/docs/tutorials/${page}`,
  exercises: EXERCISES.filter((exercise) => exercise.page === page),
});
export function exerciseNamed(name: string): NamedExercise {
  const found = EXERCISES.find(({ id }) => id === name);
  if (!found) throw new Error(`No page has the exercise ${name}.`);
  return found;
}
export const FIRST = pageNamed('hello-world');
/** Its first exercise gets requests with bodies. */
export const WITH_BODIES = pageNamed('todo-api');

/** The programs of a sample, by path. */
export const programOf = (sample: string): Record<string, string> =>
  Object.fromEntries(
    [...readProgram(path.join(SAMPLES_DIR, sample))].filter(([file]) => /\.tsx?$/.test(file)),
  );

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
  await expect(form.getByLabel(word('exerciseNewFile'))).toHaveCount(0);
  await form.getByRole('button', { name: word('exerciseAnother') }).click();
  await expect(form.getByLabel(word('exerciseNewFile'))).toBeFocused();
  await form.getByLabel(word('exerciseNewFile')).fill(file);
  await form.getByLabel(word('exerciseNewFile')).press('Enter');
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
  { step }: Pick<NamedExercise, 'step'>,
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
