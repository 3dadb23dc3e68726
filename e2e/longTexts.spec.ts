/** Long texts of a tutorial, which are copied rather than read: loaded when the reader unfolds them. */
import { expectNoFindings } from './support/axe.ts';
import { LONG_TUTORIAL } from './support/pages.ts';
import { appReady, expect, test } from './support/test.ts';

/** Files with texts of tutorials. */
const TEXTS = /\/static\/run\/[\w-]+--[\w-]+\.\w+\.txt$/;

test('READ-5 AGENT-1 a long text is asked for once it is unfolded; what could not be loaded says so and is loaded by Retry', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (TEXTS.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(LONG_TUTORIAL);
  await appReady(page);
  const fold = page.locator('details[data-script]').first();
  const status = fold.getByRole('status');
  const block = fold.locator('[data-code-block]');
  expect(asked).toEqual([]);
  problems.expect(/status of 503/);
  await page.route(TEXTS, (route) => route.fulfill({ status: 503 }));
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('The text could not be loaded.');
  await expect(block).toHaveCount(0);
  await expectNoFindings(page, 'not loaded', 'details[data-script]');
  await page.unroute(TEXTS);
  // Until it is there, that is said.
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(TEXTS, async (route) => {
    await held;
    await route.continue();
  });
  await fold.getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText('Loading the text…');
  go();
  await expect(block).toBeVisible();
  await expect(status).toBeEmpty();
  const shown = await block.locator('code').textContent();
  const file = await page.request.get((await fold.getByRole('link').getAttribute('href')) ?? '');
  expect(shown).toBe(await file.text());
  await expectNoFindings(page, 'loaded', 'details[data-script]');
  // Folded and unfolded again it is there.
  const before = asked.length;
  for (const open of [false, true]) {
    await fold.locator('summary').click();
    await expect(block).toBeVisible({ visible: open });
  }
  expect(asked.length).toBe(before);
});
