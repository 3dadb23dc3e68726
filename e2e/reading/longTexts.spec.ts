/** Long texts of a tutorial, which are copied rather than read: loaded when the reader unfolds them. */
import { expectNoFindings } from '../support/axe.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { ALL_SCRIPTS, hold } from '../support/faults.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { open } from '../support/pageParts.ts';
import { allBrought, expect } from '../support/test.ts';

test.use(withClipboard);

/** Files with texts of tutorials. */
const TEXTS = /\/static\/run\/[\w-]+--[\w-]+\.\w+\.txt$/;

test('READ-5 AGENT-1 a long text is loaded when it is unfolded; after a failure Retry loads it', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (TEXTS.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, GALLERY.steps);
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
  // A message is shown until the text has loaded.
  const texts = await hold(page, TEXTS);
  await fold.getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText('Loading the text…');
  await texts.release();
  await expect(block).toBeVisible();
  await expect(status).toBeEmpty();
  const shown = await block.locator('code').textContent();
  const file = await page.request.get((await fold.getByRole('link').getAttribute('href')) ?? '');
  expect(shown).toBe(await file.text());
  if (process.env.AUDIT) await expectNoFindings(page, 'loaded', 'details[data-script]');
  // Folded and unfolded again, it is not loaded a second time.
  const before = asked.length;
  for (const open of [false, true]) {
    await fold.locator('summary').click();
    await expect(block).toBeVisible({ visible: open });
  }
  expect(asked.length).toBe(before);
});

test('AGENT-1 before a file is complete its copy button loads it, and reports a failure', {
  tag: '@audit',
}, async ({ page, problems }) => {
  // The application comes when the test lets it.
  const scripts = await hold(page, ALL_SCRIPTS);
  await page.goto(GALLERY.steps, { waitUntil: 'commit' });
  const file = page.locator('main [data-file]:has([data-with-app])').first();
  const copy = file.locator('[data-copy]');
  const fold = file.locator('details:has([data-with-app])').first();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  const link = fold.getByRole('link');
  await expect(link).toBeVisible();
  await expectNoFindings(page, 'linked', 'main [data-file]:has([data-with-app])');
  const address = (await link.getAttribute('href')) ?? '';
  problems.expect(/status of 404/);
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404 }));
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copying failed: use "View as Markdown"');
  await page.unroute(`**${address}`);
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  const asked = await page.request.get(address);
  expect(await copied(page)).toBe(await asked.text());
  // An open fold stays open, and the focus on the link stays at the fold.
  await link.focus();
  const block = await file.elementHandle();
  await scripts.release();
  await allBrought(page);
  const opened = await block?.$('details[open]');
  expect(await opened?.$eval('summary', (summary) => summary === document.activeElement)).toBe(true);
  const label = await opened?.$eval('summary', (summary) => summary.textContent);
  const lines = await opened?.$eval('code', (code) => code.textContent.match(/\n/g)?.length);
  expect(label).toBe(`${lines} unchanged lines`);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await (await block?.$('[data-copy]'))?.click();
  await expect.poll(() => copied(page)).toBe(await asked.text());
});
