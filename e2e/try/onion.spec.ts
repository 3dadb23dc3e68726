/**
 * The onion view: the recorded execution of a request, stepped through by keys and buttons, and read without scripts
 * (specification.md TRY-3).
 */
import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { fileOfRoute, readBuilt } from '../support/builtSite.ts';
import { expectNoFindingsIn } from '../support/colourModes.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { open } from '../support/pageParts.ts';
import { appReady, expect, fileTest, type Page } from '../support/test.ts';
import { pagesWith, word } from '../support/tryPrograms.ts';

const VIEW = 'figure[data-drawing="onion"]';
const PAGES = pagesWith('data-drawing="onion"');

/** Output of samples for each of their requests: the request, and the layers in the order of their lines. */
function tracesOf(sample: string): string[] {
  const { stdout } = JSON.parse(fs.readFileSync(path.join(PROJECT_ROOT, 'samples', sample), 'utf8'));
  if (!stdout?.some((line: string) => /^ {2}in: /.test(line))) return [];
  return stdout
    .join('\n')
    .split(/\n(?! )/)
    .map((part: string) => part.replace(/ \((global|route)\)/g, ''));
}

const TRACES = fs
  .readdirSync(path.join(PROJECT_ROOT, 'samples'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('recording.json') && !file.includes('node_modules'))
  .flatMap(tracesOf);

/** Printed lines of a program by its list of steps: layers entered and left, in this order. */
const printedOf = (steps: readonly string[]) =>
  steps.slice(1, -1).flatMap((step) => {
    const [, who = '', what] = /^(.*): (.*)$/.exec(step) ?? [];
    const name = who.split(' ').at(-1) ?? '';
    if (what === word('onionHookRuns')) return [`  out: ${name}`];
    if (what !== word('onionRuns')) return [];
    return [who === name ? `  ${name.toLowerCase()}` : `  in: ${name}`];
  });

/** The requests of a page's view: request, response and steps. */
const runsOf = (route: string, build?: string) =>
  selectAll(`${VIEW} [role="group"]`, treeOf(route, build)).map((run) => {
    const [method, address, status] =
      /^.*?([A-Z]+) (\/\S*) (\d{3} .*)$/.exec(textsOf('p', run)[0] ?? '')?.slice(1) ?? [];
    return {
      request: `${method} ${address}`,
      status,
      steps: selectAll('ol li', run).map((step) => textOf(step).trim()),
    };
  });

fileTest('TRY-3 every step of every request was printed, and its list has its own name', () => {
  expect(PAGES.length).toBeGreaterThan(2);
  const statuses = PAGES.flatMap((route) => {
    const markdown = readBuilt(fileOfRoute(route).replace(/\.html$/, '.md')).replaceAll('`', '');
    const runs = runsOf(route);
    expect(runs.length, route).toBeGreaterThan(3);
    const names = textsOf(`${VIEW} [role="group"] legend`, treeOf(route));
    expect(new Set(names).size, route).toBe(runs.length);
    for (const [at, { request, status, steps }] of runs.entries()) {
      expect(names[at], route).toContain(request);
      expect(markdown).toContain(steps.map((step, place) => `${place + 1}. ${step}`).join('\n'));
      expect(steps.at(-1)).toContain(status);
      // A request that reaches no handler prints nothing.
      if (steps.length > 2) expect(TRACES, route).toContain([request, ...printedOf(steps)].join('\n'));
      else expect(status).toMatch(/^40[45]/);
    }
    return runs.map(({ status }) => status?.[0]);
  });
  expect(new Set(statuses)).toEqual(new Set(['2', '4', '5']));
});

const viewOf = (page: Page) => page.locator(VIEW);
const requestsOf = (page: Page) =>
  viewOf(page)
    .getByRole('group', { name: word('onionRequest'), exact: true })
    .getByRole('radio');
const stepsOf = (page: Page) =>
  viewOf(page)
    .getByRole('group', { name: word('onionSteps').replace(/\{.*/, '') })
    .getByRole('radio');

/** The steps of the marked part of the shown drawing: the layer's, and the mark's. */
const emphasised = (page: Page) =>
  viewOf(page)
    .locator('svg:visible [data-steps]')
    .evaluateAll((groups) =>
      groups
        .filter((group) => {
          const shape = group.firstElementChild;
          return shape !== null && Number.parseFloat(getComputedStyle(shape).strokeWidth) > 3;
        })
        .map((group) => group.getAttribute('data-steps')?.split(' ')),
    );

/** Expects that a step is chosen, and emphasised in the drawing by its layer and its mark. */
async function expectStep(page: Page, number: number): Promise<void> {
  await expect(stepsOf(page).nth(number - 1)).toBeChecked();
  const found = await emphasised(page);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain(String(number));
  expect(found[1]).toEqual([String(number)]);
}

const noScriptsTest = test.extend({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

noScriptsTest('TRY-3 without scripts keys choose steps, and paper has all', async ({ page, gallery }) => {
  await page.goto(GALLERY.layers);
  const runs = runsOf(GALLERY.layers, gallery.build);
  await requestsOf(page).first().focus();
  for (const [at, { steps }] of runs.entries()) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(requestsOf(page).nth(at)).toBeChecked();
    await expect(stepsOf(page)).toHaveCount(steps.length);
    await expect(viewOf(page).locator('li:visible')).toHaveText(steps);
  }
  await page.keyboard.press('Tab');
  await expectStep(page, 1);
  await page.keyboard.press('ArrowDown');
  await expectStep(page, 2);
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expectStep(page, runs.at(-1)?.steps.length ?? 0);
  await expect(viewOf(page).getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(viewOf(page).locator('li:visible')).toHaveText(runs.flatMap(({ steps }) => steps));
  await expect(viewOf(page).locator('input:visible')).toHaveCount(0);
});

const touchTest = test.extend({ hasTouch: true });

touchTest('TRY-3 buttons announce each step, nothing loads, axe finds nothing', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(GALLERY.layers);
  // A choice before hydration stays.
  await requestsOf(page).nth(1).check();
  await stepsOf(page).nth(1).check();
  await appReady(page);
  await page.waitForLoadState('networkidle');
  await expect(requestsOf(page).nth(1)).toBeChecked();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const { steps = [] } = runsOf(GALLERY.layers, gallery.build)[1] ?? {};
  const next = viewOf(page).getByRole('button', { name: word('onionNext') });
  const previous = viewOf(page).getByRole('button', { name: word('onionPrevious') });
  const targets = viewOf(page).locator('label:visible, button:visible');
  const status = viewOf(page).getByRole('status');
  await expect(status).toHaveText('');
  for (let number = 3; number <= steps.length; number++) {
    await next.tap();
    await expect(status).toHaveText(`${number}. ${steps[number - 1]}`);
    await expectStep(page, number);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expectStep(page, steps.length);
  await previous.press('Enter');
  await expect(status).toHaveText(`${steps.length - 1}. ${steps.at(-2)}`);
  await expect(previous).toBeFocused();
  // In the list, screen readers announce the radio buttons, so the status of the buttons is empty.
  await stepsOf(page).first().check();
  await expect(status).toHaveText('');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(loaded).toEqual([]);
  const heights = await targets.evaluateAll((list) =>
    list.map((each) => each.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  // Wrapped steps are told apart: their own lines are nearer to each other.
  const texts = await viewOf(page)
    .locator('li:visible label > span')
    .evaluateAll((list) => list.map((each) => each.getBoundingClientRect()));
  const gaps = texts.slice(1).map(({ top }, at) => top - (texts[at]?.bottom ?? top));
  expect(Math.max(...texts.map(({ height }) => height))).toBeGreaterThan(40);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  expect(await viewOf(page).evaluate((view) => view.scrollWidth - view.clientWidth)).toBeLessThanOrEqual(0);
  await expectNoFindingsIn(page, 'onion view', VIEW);
  await page.emulateMedia({ forcedColors: 'active' });
  const inks = await viewOf(page)
    .locator('svg:visible text')
    .evaluateAll((list) => list.map((each) => getComputedStyle(each).fill));
  expect(new Set(inks).size).toBe(1);
  await expectStep(page, 1);
});

test('TRY-3 the focused step is above the buttons at the end of the window', async ({ page }) => {
  await open(page, GALLERY.layers);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 500 });
    const step = stepsOf(page).first();
    await step.blur();
    await step.evaluate((input) => {
      scrollBy({ top: input.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    await step.focus();
    const [row, buttons] = await Promise.all([
      step.boundingBox(),
      viewOf(page).locator('.OnionView-actions').boundingBox(),
    ]);
    expect((row?.y ?? 0) + (row?.height ?? 0), `${width} px`).toBeLessThanOrEqual(buttons?.y ?? 0);
  }
});

test('TRY-3 Play runs until it is paused; no request changes the height', async ({ page, gallery }) => {
  await open(page, GALLERY.layers);
  const runs = runsOf(GALLERY.layers, gallery.build);
  const count = runs[0]?.steps.length ?? 0;
  /** Parts of the way that the request has passed. */
  const passed = () =>
    viewOf(page)
      .locator('svg:visible .OnionView-way path')
      .evaluateAll((legs) => legs.filter((leg) => getComputedStyle(leg).strokeWidth === '4px').length);
  const play = viewOf(page).getByRole('button', { name: word('onionPlay') });
  const pause = viewOf(page).getByRole('button', { name: word('onionPause') });
  await page.clock.install();
  expect(await passed()).toBe(1);
  await play.press('Enter');
  const expectAfter = async (time: number, number: number) => {
    await page.clock.runFor(time);
    await expectStep(page, number);
  };
  for (let number = 2; number < count; number++) {
    await expectAfter(1200, number);
    expect(await passed()).toBe(number);
  }
  await pause.press('Enter');
  await expectAfter(5000, count - 1);
  await play.press('Enter');
  await expectAfter(1200, count);
  await expectAfter(5000, count);
  // At the end it restarts; choosing a step stops it.
  await play.press('Enter');
  await expectStep(page, 1);
  await stepsOf(page).nth(2).check();
  await expect(play).toBeVisible();
  await expectAfter(5000, 3);

  const heights = new Set<number | undefined>();
  for (const at of runs.keys()) {
    await requestsOf(page).nth(at).check();
    heights.add((await viewOf(page).locator('.OnionView-frame').boundingBox())?.height);
  }
  expect(heights.size).toBe(1);
  // The last one throws: the part of the way without response hooks is dashed, even after it is passed.
  await stepsOf(page).last().check();
  const lost = viewOf(page).locator('svg:visible .OnionView-way [data-lost]');
  await expect(lost).not.toHaveCSS('stroke-dasharray', 'none');
});
