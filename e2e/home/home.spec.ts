/** Home: its first screen, that it shows recorded results only, and how long it is. */
import path from 'node:path';
import type { Element } from 'hast';
import { SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { readShownSample } from '../../plugins/mdx/samples/read.ts';
import { readBuilt } from '../support/builtSite.ts';
import { one, property, select, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { readProgram } from '../support/sampleFiles.ts';
import { expect, fileTest, noScriptsTest, type Page, test } from '../support/test.ts';
import { word } from '../support/tryPrograms.ts';
import { WIDTHS } from '../support/widths.ts';

/** The program that is shown whole, and the larger one from which the shapes below it come. */
const SAMPLE = 'home/order';
const LARGER = 'home/burger-bar';

/** Most screens that home is long, by width and height of the screen. */
const SCREENS = [
  { width: 1440, height: 900, screens: 4.3 },
  { width: 390, height: 844, screens: 9.3 },
] as const;

/** The numbers of the four results, as the lines that make them are marked. */
const MARKS = ['1', '2', '3', '4'] as const;

const RESULTS = 'main ol:has(> li:nth-child(3) pre)';

/** Fields that are read from an operation of an OpenAPI document. */
interface Operation {
  summary: string;
  parameters: { name: string; in: string; schema: { type: string } }[];
  responses: Record<string, { description: string } | undefined>;
}

/** Recorded requests and responses of a sample, by the id of the request. */
function readRecorded(name: string) {
  const { requests, recording } = readShownSample(SAMPLES_DIR, name);
  return new Map(
    requests.map(({ id, method, target }) => {
      const answer = recording?.answers[id];
      if (!answer || 'outcome' in answer) throw new Error(`${name} has no response to ${id}.`);
      const { status, statusText } = answer;
      const body: unknown = JSON.parse(answer.body);
      return [id, { request: `${method} ${target}`, status: `${status} ${statusText}`, body }];
    }),
  );
}

/** The code that a part of the page shows. */
const codeIn = (element: Element | undefined): string => (element ? textOf(one('pre', element)) : '');

const jsonIn = (element: Element | undefined): unknown => JSON.parse(codeIn(element));

fileTest('the four results on home are those of a run of the file beside them', () => {
  const recorded = readRecorded(SAMPLE);
  const tree = treeOf('/');
  const file = selectAll('main figure', tree).find((figure) => select('[data-mark]', figure));
  expect(`${codeIn(file)}\n`).toBe(
    readProgram(path.join(SAMPLES_DIR, SAMPLE)).get('api/orders/[id]/route.ts'),
  );

  const results = selectAll(`${RESULTS} > li`, tree);
  const codeOf = (result: Element | undefined) => (result ? textsOf('p > code', result) : []);
  const read = recorded.get('read');
  const refused = recorded.get('refused');
  expect(results).toHaveLength(MARKS.length);
  expect(codeOf(results[0])).toEqual([read?.request]);
  expect(codeOf(results[1])).toEqual([read?.status]);
  expect(jsonIn(results[1])).toEqual(read?.body);
  expect(codeOf(results[2])).toEqual([refused?.request, refused?.status]);
  expect(refused?.status).toBe('400 Bad Request');
  expect(jsonIn(results[2])).toEqual(refused?.body);
  const document = recorded.get('document')?.body as
    | { paths: Record<string, Record<string, Operation>> }
    | undefined;
  const [[address = '', methods = {}] = []] = Object.entries(document?.paths ?? {});
  const [[method = '', operation] = []] = Object.entries(methods);
  const [parameter] = operation?.parameters ?? [];
  expect(Object.keys(document?.paths ?? {})).toHaveLength(1);
  const [, , , entry = tree] = results;
  expect(textsOf('p', entry)[1]).toBe(`${method.toUpperCase()} ${address} ${operation?.summary}`);
  expect(textsOf('ul > li', entry)).toEqual([
    `Parameters: ${parameter?.name} (${parameter?.in}, ${parameter?.schema.type})`,
    `Responses: 200 (${operation?.responses['200']?.description})`,
  ]);

  // Each number is at lines of the file, and at the start of each run of them once.
  for (const mark of MARKS)
    expect(selectAll(`[data-mark="${mark}"][data-start]`, file), mark).toHaveLength(1);

  // Meaning of the shapes below for a larger app.
  const larger = readRecorded(LARGER);
  const files = readProgram(path.join(SAMPLES_DIR, LARGER));
  const sent = [...larger.values()]
    .filter(({ status }) => status === '200 OK')
    .map(({ request }) => request.split('?')[0]);
  const leaves = selectAll('main li', tree).filter((entry) => {
    const [name = '', address] = textsOf('code', entry);
    return /\/route\.ts$/.test(name) && address !== undefined;
  });
  expect(leaves.length).toBeGreaterThan(3);
  for (const leaf of leaves) {
    const [name = '', address] = textsOf('code', leaf);
    expect([...files.keys()]).toContain(`api/${name}`);
    expect(sent).toContain(`GET ${address}`);
  }
  const filtered = larger.get('filtered');
  const conversions = selectAll('main li', tree).filter((entry) => / gives /.test(textOf(entry)));
  expect(conversions.length).toBeGreaterThan(1);
  for (const conversion of conversions) {
    const [query = '', schema, value = ''] = textsOf('code', conversion);
    const [name = ''] = query.split('=');
    expect(filtered?.request).toContain(query);
    expect(files.get('api/menu/route.ts')).toContain(`${name}: ${schema}`);
    expect(filtered?.body).toMatchObject({ [name]: JSON.parse(value) });
  }
});

fileTest('the Markdown of home has its words, code and links as text', () => {
  const markdown = readBuilt('index.md');
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  expect(prose).not.toMatch(/<\/?[A-Za-z]|\{#|className|marks=/);
  expect(markdown).toContain(
    readProgram(path.join(SAMPLES_DIR, SAMPLE)).get('api/orders/[id]/route.ts')?.trimEnd(),
  );
  for (const heading of textsOf('main :is(h2, h3)', treeOf('/')))
    expect(markdown).toContain(heading.replace(/#$/, ''));
  for (const link of selectAll('main p:not([data-moved]) > a[href^="/docs/"]', treeOf('/')))
    expect(prose).toContain(`[${textOf(link)}](`);
});

fileTest('home tells readers that the framework runs in the pages; each figure leads to its proof', () => {
  const figures = selectAll('.Figures-figure', treeOf('/'));
  expect(figures.map((figure) => selectAll('a', figure).map((link) => property(link, 'href')))).toEqual([
    ['/docs/migration/express'],
    ['/docs/reference/versions'],
    ['/playground'],
  ]);
  expect(figures.map(textOf).join()).toContain('BurgerAPI sent. It also runs inside these pages.');
});

/** The files of home's program. */
const program = (page: Page) => page.locator('main [role="tabpanel"]').first();

test('related parts light up, once by themselves and under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const lights = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((each) =>
          each instanceof CSSAnimation ? Number(each.effect?.getComputedTiming().endTime) : [],
        ),
    );
  const running = await lights();
  expect(running.length).toBeGreaterThan(MARKS.length);
  // Longer animations would need a control that stops them.
  expect(Math.max(...running)).toBeLessThan(5000);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await lights()).toEqual([]);
  const lit = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-mark]')]
        .filter((mark) => Number(getComputedStyle(mark, '::after').opacity) > 0)
        .map((mark) => mark.getAttribute('data-mark')),
    );
  const results = page.locator(`${RESULTS} > li`);
  await expect(results).toHaveCount(MARKS.length);
  for (const [at, mark] of MARKS.entries()) {
    await results.nth(at).hover();
    await expect.poll(async () => [...new Set(await lit())]).toEqual([mark]);
  }
});

test('NAV-9 home names the product, its readers and its state, and fits each window', async ({ page }) => {
  await page.goto('/');
  const main = page.locator('main');
  for (const { width, height, screens } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const part of [
      main.locator('h1'),
      main.locator('h1 + p'),
      main.getByRole('link', { name: 'not for production yet' }),
      main.getByRole('link', { name: 'Get started' }),
      main.getByText('bun add burger-api zod', { exact: true }).first(),
      main.getByRole('list', { name: 'Project facts' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(program(page)).toBeInViewport();
    const ends = await page
      .locator(`main h1, .Hero-burger, ${RESULTS} > li:first-child`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends) / height, 'screens down to burger and first result').toBeLessThan(
      width < 720 ? 2 : 1,
    );
    const long = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(long / height, `${width} px wide`).toBeLessThanOrEqual(screens);
  }
  await expect(main.locator('h1 + p')).toContainText('TypeScript developers who use Bun');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width} px`);
  }

  await test.step('lines have numbers where a header copies their link, and hover does not change the width of a result', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    const file = program(page).locator('figure').first();
    await file.locator('code').hover();
    await expect(file.locator('[data-line]')).not.toHaveCount(0);
    await page.locator(RESULTS).locator('pre').nth(1).hover();
    await expect(main.locator('[data-line]')).toHaveCount(0);
    await expectNoOverflow(page);
  });
});

noScriptsTest('all of home is there without scripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(`${RESULTS} > li:visible`)).toHaveCount(MARKS.length);
  await expect(page.locator('main [role="tabpanel"]').last()).toBeVisible();
  const drawings = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/docs/tutorials/"]') });
  await expect(drawings).toHaveCount(4);
  await expect(drawings.filter({ has: page.locator('code').filter({ visible: true }) })).toHaveCount(4);
  await expect(page.getByRole('button', { name: word('burgerNext') })).toHaveCount(0);
});
