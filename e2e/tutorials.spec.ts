/** The steps of the tutorials in the built site. That they can be followed is proven by `npm run tutorials:follow`. */
import fs from 'node:fs';
import path from 'node:path';
import { changesBetween, readSteps } from '../plugins/steps/history.ts';
import { shellScript } from '../plugins/steps/shellScript.ts';
import { readBuilt } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';

const TUTORIALS = path.resolve(import.meta.dirname, '../samples/tutorials');

const tutorials = fs.readdirSync(TUTORIALS).sort();

const historyOf = (tutorial: string) =>
  readSteps(path.join(TUTORIALS, tutorial)).map((step, index, steps) => ({
    step,
    changes: changesBetween(steps[index - 1], step),
  }));

for (const tutorial of tutorials) {
  const route = `/docs/tutorials/${tutorial}`;

  test(`CODE-3.b the twin of ${tutorial} holds every file of every step, and no component syntax`, () => {
    const twin = readBuilt(`${route.slice(1)}.md`);
    for (const { changes } of historyOf(tutorial)) {
      for (const { path: file, after } of changes)
        expect(twin).toContain(`\`\`\`ts title="${file}"\n${after}\`\`\``);
    }
    const prose = twin.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
    expect(prose).not.toMatch(/<\/?[A-Z]|\bclassName=|^import /m);
  });

  test(`NAV-7.a the outline of ${tutorial} leads to every step`, async ({ page }) => {
    await page.goto(route);
    const steps = await page.locator('[data-step]').count();
    expect(steps).toBe(historyOf(tutorial).length);
    const links = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: /^Step \d/ });
    await expect(links).toHaveCount(steps);
    const last = links.last();
    const target = await last.getAttribute('href');
    await last.click();
    await expect(page.locator(`${target}`)).toBeInViewport();
  });
}

test('CODE-1.a a change marks the lines it adds and removes', async ({ page }) => {
  await page.goto('/docs/tutorials/todo-api');
  const change = page.locator('[data-step="02-add"] pre.has-diff');
  await expect(change.locator('.line.diff.remove')).toHaveText([
    'export const GET = () => Response.json([]);',
  ]);
  await expect(change.locator('.line.diff.add').first()).toHaveText(/^import type/);
  const sign = (line: Element) => getComputedStyle(line, '::before').content;
  expect(await change.locator('.add').first().evaluate(sign)).toBe('"+"');
  expect(await change.locator('.remove').first().evaluate(sign)).toBe('"-"');
});

test('CODE-1.b copying a change copies what stands there afterwards; one command writes the whole step', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/tutorials/todo-api');
  await appReady(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const second = historyOf('todo-api').find(({ step }) => step.name === '02-add');
  const step = page.locator('[data-step="02-add"]');
  const file = 'api/todos/route.ts';
  await step
    .locator('figure', { has: page.locator('pre.has-diff') })
    .getByRole('button', { name: 'Copy' })
    .click();
  await expect.poll(copied).toBe(second?.step.files.get(file)?.trimEnd());
  const fold = step.locator('details[data-script]');
  await fold.locator('summary').click();
  await fold.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(copied).toBe(shellScript(second?.changes ?? []));
});

test('CODE-2.a a step that needs a token starts with it in either shell, and the choice of the shell is kept', async ({
  page,
}) => {
  await page.goto('/docs/tutorials/blog-api');
  const step = page.locator('[data-step="08-protect"]');
  const start = step.getByRole('tabpanel').filter({ visible: true });
  await expect(start.locator('pre')).toHaveText('BLOG_TOKEN=kitchen-key bun index.ts');
  await step.getByRole('tab', { name: 'PowerShell' }).click();
  await expect(start.locator('pre')).toHaveText("$env:BLOG_TOKEN = 'kitchen-key'; bun index.ts");
  await page.goto('/docs/getting-started/installation');
  await expect(page.getByRole('tab', { name: 'PowerShell' })).toHaveAttribute('aria-selected', 'true');
});

test('the footnote about the programs leads to why their version is not the documented one', async ({
  page,
}) => {
  await page.goto('/docs/tutorials/hello-world');
  await page.getByRole('link', { name: 'why not 0.5.0?' }).click();
  await expect(page.getByRole('heading', { name: 'Which version you get' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ST-9 the whole files, the project and the command of a step open by keyboard', async ({ page }) => {
    await page.goto('/docs/tutorials/todo-api');
    const folds = page.locator('[data-step="02-add"] details');
    await expect(folds).toHaveCount(3);
    for (const fold of await folds.all()) {
      await expect(fold.locator('pre').first()).toBeHidden();
      await fold.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(fold.locator('pre').first()).toBeVisible();
    }
  });
});
