/** Home's program, changed by its reader. */
import { expect, type Page, test } from '../support/test.ts';
import { word } from '../support/tryPrograms.ts';

const RESULTS = 'main .Hero-results';

const buttonOf = (page: Page, key: string) =>
  page.locator('main').getByRole('button', { name: word(key), exact: true });

const results = (page: Page) => page.locator(`${RESULTS} > li:visible`);

/** Replaces the first occurrence of a text in the editor. */
async function replace(page: Page, from: string, to: string): Promise<void> {
  const editor = page.locator('main .cm-content');
  const lines = await editor.locator('.cm-line').allTextContents();
  const source = lines.join('\n');
  expect(source).toContain(from);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source.replace(from, to));
}

test('the program of home loads its scripts on demand, and shows new results after each change', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(results(page)).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const recorded = await results(page).allInnerTexts();
  const run = await buttonOf(page, 'programRun').boundingBox();
  const first = await results(page).first().boundingBox();
  expect((run?.x ?? 0) + (run?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
  expect(loaded.filter((path) => /\/js\/async\/(?:program|editor|results)\./.test(path))).toEqual([]);

  await buttonOf(page, 'programEdit').click();
  await expect(page.locator('main .cm-content')).toBeFocused();
  expect(await results(page).allInnerTexts()).toEqual(recorded);

  await test.step('function, schema and summary', async () => {
    await replace(page, "'the grill'", "'the counter'");
    await expect(results(page).nth(1)).toContainText('{"id": 7, "at": "the counter"}');
    await replace(page, 'const { id } =', "console.log('asked');\n  const { id } =");
    await expect(page.locator('main [data-printed]')).toContainText('asked');
    await replace(page, '.positive()', '.max(5)');
    await expect(results(page).nth(1)).toContainText('400 Bad Request');
    await expect(results(page).nth(1)).toContainText('Too big: expected number to be <=5');
    await expect(results(page).nth(2)).toContainText('GET /api/orders/seven');
    await replace(page, 'Where an order is', 'Who has my fries');
    await expect(results(page).nth(3)).toContainText('GET /api/orders/{id} Who has my fries');
  });

  await test.step('the colour of a status is its own', async () => {
    const [refused, expected] = await results(page)
      .getByText('400 Bad Request')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).color));
    expect(refused).toBe(expected);
  });

  await test.step('path', async () => {
    const path = page.getByLabel(word('heroPath'));
    await path.fill('api/(staff)/tables/[id]/route.ts');
    await expect(results(page).nth(0)).toContainText('GET /api/tables/7');
    await expect(results(page).nth(3)).toContainText('GET /api/tables/{id}');
    await expect(path).toBeFocused();
    await path.fill('tables.ts');
    await expect(path).toHaveAttribute('aria-invalid', 'true');
    await expect(results(page).nth(0)).toContainText('GET /api/tables/7');
  });

  await test.step('no old response is beside a mistake', async () => {
    await replace(page, 'const { id } =', 'const = =');
    await expect(results(page).nth(0).getByRole('status')).toContainText('17'); // Line of the mistake.
    await expect(page.locator(RESULTS).locator('pre:visible')).toHaveCount(0);
    await expect(page.locator('main [data-printed]').filter({ hasText: 'asked' })).toHaveCount(0);
  });

  await buttonOf(page, 'tryReset').click();
  await expect.poll(() => results(page).allInnerTexts()).toEqual(recorded);
});
