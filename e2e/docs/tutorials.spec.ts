/**
 * The steps of the tutorials in the built site. `npx tsx e2e/follow-tutorials` copies all files of all steps and follows them,
 * `engines/reading.spec.ts` unfolds and copies with the application.
 */
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { INSTALLATION } from '../support/addresses.ts';
import { readBuilt } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { setConnection } from '../support/faults.ts';
import { hrefOf, one, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { listTutorials, readSteps, type Step } from '../support/sampleFiles.ts';
import { atRest, expect, fileTest, noScriptsTest, type Page, test } from '../support/test.ts';

test.use(withClipboard);

const tutorialAt = (name: string) => `/docs/tutorials/${name}`;

test('READ-9.a before the application runs, too, a change is copied as its whole file', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await page.goto(tutorialAt('todo-api'));
  const [, step] = readSteps('todo-api');
  const file = step?.written.find((name) => step.before.has(name)) ?? '';
  const copy = page.locator(`[data-step="${step?.name}"]`).getByRole('button', { name: `Copy ${file}` });
  // Headers of blocks stay below a navbar that comes and goes.
  await copy.scrollIntoViewIfNeeded();
  await atRest(page);
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  expect(await copied(page)).toBe(step?.after.get(file));
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
});

fileTest('READ-9.b each tutorial has its steps, and begins with a drawing of its own', () => {
  const drawings = listTutorials().map((tutorial) => {
    const tree = treeOf(tutorialAt(tutorial));
    expect(selectAll('[data-step]', tree), tutorial).toHaveLength(readSteps(tutorial).length);
    const [drawing, ...others] = selectAll('main h1 ~ figure[data-drawing]', tree);
    expect(others, tutorial).toEqual([]);
    expect(drawing && textsOf('figcaption', drawing), tutorial).toEqual([
      expect.stringMatching(/^What .{20,}\.$/),
    ]);
    return drawing && textsOf('code', drawing).join();
  });
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('READ-9.b the line that folds stays in sight, and one width scrolls, however long the lines are', {
  tag: '@audit',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(tutorialAt('todo-api'));
  const block = page.locator('[data-step="03-validate"] [data-file="store.ts"] figure > div');
  await block.locator('summary').click();
  await expect(block.locator('details code')).toBeVisible();
  await block.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
  });
  expect(await block.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expect(block.locator('summary')).toBeInViewport({ ratio: 1 });
  const widths = await block
    .locator('code')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
});

fileTest('the footnote names the releases that ran the programs, and leads to changes', () => {
  const { dependencies, devDependencies } = JSON.parse(readBuilt('samples/package.json', PROJECT_ROOT));
  const [minimum, primary, latest] = ['bun-minimum', 'bun-primary', 'bun-latest'].map((name) =>
    devDependencies[name].replace(/^npm:bun@(\d+\.\d+).*/, '$1'),
  );
  const framework = dependencies['burger-api'];
  const words = `✓ run on Bun ${minimum}, ${primary} and ${latest} with burger-api ${framework}`;
  const [footnote] = selectAll('main a', treeOf(tutorialAt('hello-world'))).filter(
    (link) => textOf(link).trim() === words,
  );
  const [route = '', id] = hrefOf(footnote).split('#');
  expect(textOf(one(`[id="${id}"]`, treeOf(route)))).toContain(`BurgerAPI 0.5.0 and ${framework}`);
});

test('the first screen of Installation has two commands, two files and one request', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(INSTALLATION);
  const main = page.getByRole('main');
  await expect(main.locator('pre').first()).toHaveText('bun init -y\nbun add burger-api zod');
  for (const name of ['index.ts', 'api/hello/route.ts'])
    await expect(main.getByRole('tab', { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(main.locator('.Exchange-line', { hasText: '/api/hello' }).first()).toBeInViewport({
    ratio: 1,
  });
});

/** A change has its whole file, folded lines included, or links it. */
async function expectWholeFiles(page: Page, steps: readonly Step[]): Promise<void> {
  let links = 0;
  for (const { name, before, after, written } of steps)
    for (const file of written.filter((each) => before.has(each))) {
      const block = page.locator(`[data-step="${name}"] [data-file="${file}"] figure`);
      const link = block.getByRole('link', { name: `${file} (text file)`, includeHidden: true });
      if ((await link.count()) > 0) {
        links += 1;
        const answer = await page.request.get((await link.first().getAttribute('href')) ?? '');
        expect(await answer.text(), `${name}/${file}`).toBe(after.get(file));
        continue;
      }
      const removed = await block.locator('.remove').allTextContents();
      const lines = (await block.locator('code').allTextContents()).flatMap((text) =>
        text.replace(/\n$/, '').split('\n'),
      );
      for (const line of removed) lines.splice(lines.indexOf(line), 1);
      expect(lines.sort(), `${name}/${file}`).toEqual(after.get(file)?.trimEnd().split('\n').sort());
    }
  expect(links).toBeGreaterThan(0);
}

noScriptsTest('READ-9.b without scripts changes, commands and requests open by key', async ({ page }) => {
  await page.goto(tutorialAt('todo-api'));
  const steps = readSteps('todo-api');
  await test.step('lines that are added and removed', async () => {
    const change = page.locator('[data-step="02-add"] pre.has-diff');
    await expect(change.locator('.line.diff.remove')).toHaveText([
      'export const GET = () => Response.json([]);',
    ]);
    await expect(change.locator('.line.diff.add').first()).toHaveText(/^import type/);
    const sign = (line: Element) => getComputedStyle(line, '::before').content;
    expect(await change.locator('.add').first().evaluate(sign)).toBe('"+"');
    expect(await change.locator('.remove').first().evaluate(sign)).toBe('"-"');
  });
  await test.step('whole files', () => expectWholeFiles(page, steps.slice(-2)));

  const folds = page.locator('[data-step="01-empty-list"] > details').filter({ visible: true });
  await expect(folds).toHaveCount(2);
  for (const fold of await folds.all()) {
    const content = fold.locator('pre, a').first();
    await expect(content).toBeHidden();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(content).toBeVisible();
  }
  const command = folds.and(page.locator('[data-script]'));
  await expect(command.getByRole('status')).toBeEmpty();
  await command.getByRole('link').focus();
  await page.keyboard.press('Enter');
  // The browser shows it as it shows any text.
  for (const file of steps[0]?.written ?? [])
    await expect(page.locator('body')).toContainText(steps[0]?.after.get(file)?.trim() ?? '', {
      useInnerText: true,
    });

  await page.goBack();
  const request = page
    .locator('[data-step] > details', { has: page.locator('summary [data-status]') })
    .first();
  await request.locator('summary').focus();
  await page.keyboard.press('Enter');
  const status = (await request.locator('summary [data-status]').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await expect(request.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toContainText(`HTTP/1.1 ${status}`);
});
