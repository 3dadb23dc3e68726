/** specification.md NAV-4: the search, in every engine. */
import { MAIN_DOC } from '../support/addresses.ts';
import { readDocumentId } from '../support/faults.ts';
import { DOC_WITH_TABLES } from '../support/pages.ts';
import { IN_PAGE, WORKER } from '../support/search.ts';
import type { Reader } from './reader.ts';
import { expect, test } from './test.ts';

const dialogOf = (reader: Reader) => reader.role('dialog', 'Search');
const boxOf = (reader: Reader) => dialogOf(reader).role('combobox');
const resultsOf = (reader: Reader) => dialogOf(reader).role('option');
const buttonOf = (reader: Reader) => reader.role('navigation', 'Main').role('button', /^Search/);

test('WEB-1 NAV-4.a NAV-4.b by keyboard a query, with a typo too, leads to its page, by the worker', async ({
  reader,
  host,
}) => {
  await reader.visit(MAIN_DOC);
  await reader.press('/');
  await expect(boxOf(reader)).toBeFocused();
  await reader.window.type('valiation');
  await expect(resultsOf(reader).nth(0)).toHaveText(/Validation/);
  // Results of the page's own index come first; the selection is reset when the others arrive.
  await expect(dialogOf(reader).css('[role="listbox"]')).toHaveAttribute('aria-busy', 'false');
  const [first, second] = [resultsOf(reader).nth(0), resultsOf(reader).nth(1)];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await reader.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(boxOf(reader)).toBeFocused();
  await expect(boxOf(reader)).toHaveAttribute('aria-activedescendant', (await second.attribute('id')) ?? '');
  const target = (await second.attribute('href')) ?? '';
  const started = await reader.evaluate(readDocumentId);
  await reader.press('Enter');
  await expect(reader).toHaveURL(target);
  await expect(dialogOf(reader)).not.toBeVisible();
  expect(await reader.evaluate(readDocumentId)).toBe(started);
  // Without a worker the same search runs in the page, with the same results on the screen.
  expect(host.asked.filter((path) => WORKER.test(path))).toHaveLength(1);
  expect(host.asked.filter((path) => IN_PAGE.test(path))).toEqual([]);
});

test('WEB-1 NAV-4.a closed again, the reader is where he was: by Escape, and by the pointer', async ({
  reader,
}) => {
  await reader.visit(DOC_WITH_TABLES);
  await reader.scrollTo(600);
  for (const open of [
    () => reader.press('/'),
    () => reader.press('Control+k'),
    () => buttonOf(reader).click(),
  ]) {
    await open();
    await expect(boxOf(reader)).toBeFocused();
    await reader.press('Escape');
    await expect(dialogOf(reader)).not.toBeVisible();
    await expect(buttonOf(reader)).toBeFocused();
    expect(await reader.scrollTop()).toBe(600);
  }
  await reader.press('/');
  await expect(boxOf(reader)).toBeFocused();
  await reader.window.type('middleware');
  await expect(resultsOf(reader).nth(0)).toBeVisible();
  // Beside the dialog
  await reader.window.click(20, 500);
  await expect(dialogOf(reader)).not.toBeVisible();
  expect(await reader.scrollTop()).toBe(600);
});
