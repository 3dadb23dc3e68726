/** The steps of the tutorials in the built site. `npx tsx e2e/follow-tutorials` follows them, and runs the commands that write a step. */
import fs from 'node:fs';
import path from 'node:path';
import { applyPatch } from 'diff';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { INSTALLATION } from '../support/addresses.ts';
import { readBuilt } from '../support/builtSite.ts';
import { withClipboard } from '../support/clipboard.ts';
import { listTutorials, readSteps, type Step } from '../support/sampleFiles.ts';
import { allBrought, atRest, expect, fileTest, noScriptsTest, type Page, test } from '../support/test.ts';

test.use(withClipboard);

const tutorialAt = (name: string) => `/docs/tutorials/${name}`;

const tutorials = listTutorials();

/** Tutorials that are opened in a browser: the audit opens all. */
const opened = process.env.AUDIT ? tutorials : ['todo-api'];

for (const tutorial of tutorials) {
  const route = tutorialAt(tutorial);

  fileTest(`the Markdown of ${tutorial} gives every file of every step`, () => {
    const markdown = readBuilt(`${route.slice(1)}.md`);
    const blocks = [...markdown.matchAll(/^```(\w+) title="([^"]+)"\n([\s\S]*?\n)```$/gm)].map(
      ([, language, file, text]) => ({ language, file, text: text ?? '' }),
    );
    for (const { before, after, written } of readSteps(tutorial)) {
      for (const file of written) {
        const old = before.get(file);
        const given = blocks
          .filter((block) => block.file === file && (block.language === 'diff') === (old !== undefined))
          .map(({ text }) => (old === undefined ? text : applyPatch(old, text)));
        expect(given, file).toContain(after.get(file));
      }
    }
  });
}

/** Presses the copy button of every file of every step, and compares the copied text with the files after the step. */
async function expectFiles(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const files = page.locator(`[data-step="${step.name}"] [data-file]`);
    await expect(files).toHaveCount(step.written.length);
  }
  // One is pressed by a pointer.
  const copy = page
    .locator('[data-step] [data-file]')
    .getByRole('button', { name: /^Copy / })
    .first();
  // Headers of blocks stay below a navbar that comes and goes.
  await copy.scrollIntoViewIfNeeded();
  await atRest(page);
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  // All, within the page: to bring each below the pointer takes a driver many times longer than to copy it.
  const copied = await page.evaluate(async () => {
    const texts: [place: string, text: string][] = [];
    for (const block of document.querySelectorAll<HTMLElement>('[data-step] [data-file]')) {
      const { file: name } = block.dataset;
      const button = block.querySelector<HTMLElement>(`button[aria-label="Copy ${name}"]`);
      await navigator.clipboard.writeText('');
      button?.click();
      let text = '';
      while (button && text === '') text = await navigator.clipboard.readText();
      texts.push([`${block.closest<HTMLElement>('[data-step]')?.dataset.step}/${name}`, text]);
    }
    return texts;
  });
  const wanted = steps.flatMap(({ name, written, after }) =>
    written.map((each) => [`${name}/${each}`, after.get(each)]),
  );
  expect(Object.fromEntries(copied)).toEqual(Object.fromEntries(wanted));
}

/** The operations of the OpenAPI document that a step's program responds with: none where it has no such document. */
function operationsOf({ dir }: Step): string[] {
  const recording = JSON.parse(fs.readFileSync(path.join(dir, 'recording.json'), 'utf8'));
  const body: string = recording.answers.openapi?.body ?? '{}';
  const { paths = {} } = JSON.parse(body) as { paths?: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
}

test('READ-9.a copy buttons give the files of the step; outline and operations fit', async ({ page }) => {
  // Before the application runs: the reader need not wait for it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let documents = 0;
  for (const tutorial of opened) {
    const steps = readSteps(tutorial);
    await page.goto(tutorialAt(tutorial));
    await test.step(`${tutorial}: files`, () => expectFiles(page, steps));
    await expect(page.locator('html')).not.toHaveAttribute('data-app');

    await test.step(`${tutorial}: outline`, async () => {
      await expect(page.locator('[data-step]')).toHaveCount(steps.length);
      const links = page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: /^Step \d/ });
      await expect(links).toHaveCount(steps.length);
      const target = await links.last().getAttribute('href');
      await links.last().click();
      await expect(page.locator(`${target}`)).toBeInViewport();
    });

    const blocksOf = ({ name }: Step) =>
      page.locator(`[data-step="${name}"] li`, { has: page.locator('dl') });
    const described = steps.filter((step) => operationsOf(step).length > 0);
    documents += described.length;
    for (const step of described)
      await expect(blocksOf(step).locator('p:first-child')).toHaveText(operationsOf(step));
    for (const width of described.length > 0 ? [320, 390, 768, 1440] : []) {
      await page.setViewportSize({ width, height: 800 });
      for (const step of described) {
        const overflow = await blocksOf(step).evaluateAll((list) =>
          list.map((block) => block.scrollWidth - block.clientWidth),
        );
        expect(overflow, `${tutorial}/${step.name} at ${width} px`).toEqual(operationsOf(step).map(() => 0));
      }
    }
  }
  expect(documents).toBeGreaterThan(0);
});

/** Unfolds unchanged lines by keyboard. @returns how many folds the page has. */
async function expectFolds(page: Page): Promise<number> {
  const all = page.locator('[data-step] [data-file] details');
  const found = await all.evaluateAll((list) =>
    list.map((fold) => ({
      label: fold.querySelector('summary')?.textContent,
      lines: fold.querySelector('code')?.textContent.match(/\n/g)?.length ?? 0,
    })),
  );
  for (const { label, lines } of found) {
    expect(lines).toBeGreaterThanOrEqual(4);
    // A new file that is long is folded, too.
    expect([`${lines} unchanged lines`, `${lines} more lines`]).toContain(label);
  }
  for (const fold of (await all.all()).slice(0, 2)) {
    const code = fold.locator('code');
    await expect(code).toBeHidden();
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(code).toBeVisible();
  }
  return found.length;
}

test('READ-9.b unchanged lines unfold by key, and each tutorial begins with a drawing', async ({ page }) => {
  const drawings: string[] = [];
  let folds = 0;
  for (const tutorial of opened) {
    await page.goto(tutorialAt(tutorial));
    await allBrought(page);
    folds += await test.step(`${tutorial}: folds`, () => expectFolds(page));
    const drawing = page.locator('main h1 ~ figure[data-drawing]');
    await expect(drawing).toHaveCount(1);
    await expect(drawing.locator('figcaption')).toHaveText(/^What .{20,}\.$/);
    drawings.push((await drawing.locator('code').allTextContents()).join('\n'));
  }
  expect(folds).toBeGreaterThan(0);
  expect(new Set(drawings).size).toBe(opened.length);
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

/** Dependencies of the samples, from their manifest. */
const { dependencies, devDependencies } = JSON.parse(
  readBuilt('package.json', path.join(PROJECT_ROOT, 'samples')),
);
const RELEASES = ['bun-minimum', 'bun-primary', 'bun-latest'].map((name) =>
  devDependencies[name].replace(/^npm:bun@(\d+\.\d+).*/, '$1'),
);

test('the footnote names the releases that ran the programs, and leads to changes', async ({ page }) => {
  await page.goto(tutorialAt('hello-world'));
  const [minimum, primary, latest] = RELEASES;
  const framework = dependencies['burger-api'];
  await page
    .getByRole('link', {
      name: `✓ run on Bun ${minimum}, ${primary} and ${latest} with burger-api ${framework}`,
    })
    .click();
  await expect(page.getByRole('heading', { name: `BurgerAPI 0.5.0 and ${framework}` })).toBeInViewport();
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

/** Unfolded, a change shows its whole file, or links it. */
async function expectWholeFiles(page: Page, steps: readonly Step[]): Promise<void> {
  let links = 0;
  for (const step of steps) {
    for (const file of step.written.filter((name) => step.before.has(name))) {
      const block = page.locator(`[data-step="${step.name}"] [data-file="${file}"] figure`);
      for (const summary of await block.locator('summary').all()) {
        await summary.focus();
        await page.keyboard.press('Enter');
      }
      const link = block.locator('a');
      if ((await link.count()) > 0) {
        links += 1;
        await expect(link.first()).toBeVisible();
        await expect(link.first()).toHaveText(`${file} (text file)`);
        const answer = await page.request.get((await link.first().getAttribute('href')) ?? '');
        expect(await answer.text(), `${step.name}/${file}`).toBe(step.after.get(file));
        continue;
      }
      const shown = await block.locator('code').allInnerTexts();
      const removed = await block.locator('.remove').allInnerTexts();
      const lines = shown.flatMap((text) => text.replace(/\n$/, '').split('\n'));
      for (const line of removed) lines.splice(lines.indexOf(line), 1);
      expect(lines.sort(), `${step.name}/${file}`).toEqual(
        step.after.get(file)?.trimEnd().split('\n').sort(),
      );
    }
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
