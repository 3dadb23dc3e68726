/** specification.md TRY: interactive parts of pages, in every engine. */

import { MAIN_DOC, PLAYGROUND } from '../support/addresses.ts';
import { firstRequest, programInPlace, word } from '../support/tryPrograms.ts';
import { needs } from './engineDifferences.ts';
import { expect, test } from './test.ts';
import { expectAllToRun, formOf, PAGES, responseOf, sendOn, statusOf } from './trying.ts';

/** How the names of the lists of steps begin. */
const STEPS = new RegExp(`^${word('onionSteps').replace(/\{.*/, '')}`);

/** A program whose handler looks for the page and for a way out, in place of a sample's. */
const ATTACK = programInPlace(
  {
    'index.ts':
      "const { Burger, setDir } = require('burger-api'); await new Burger({ apiDir: setDir(importMeta.dir, 'api') }).serve(4000, () => {});",
    'api/attack/route.ts': `exports.GET = async (request) => {
      const refused = (run) => (async () => run())().then(() => 'opened', () => 'refused');
      const found = ['window', 'document', 'parent', 'top', 'localStorage'].filter((name) => typeof self[name] !== 'undefined');
      Object.prototype.polluted = true;
      const kept = await (async () => caches.keys())().catch(() => []);
      await refused(() => caches.open('own'));
      return Response.json({ run: new URL(request.url).searchParams.get('run'), found, origin: self.origin, kept, network: await refused(() => fetch('/')) });
    };`,
    'api/loop/route.ts': 'exports.GET = () => { for (;;); };',
  },
  [firstRequest(PAGES.program)],
  '/api/attack',
);

test("WEB-1 TRY-1 TRY-2 TRY-4 explorer, program and exercise run the framework's code", async ({
  reader,
}) => {
  await expectAllToRun(reader);
  // Errors are reported, and the next run is a fresh one.
  await formOf(reader).label(word('tryTarget')).fill('/nowhere');
  await reader.press('Enter');
  await expect(statusOf(reader)).toHaveText(/404/);
});

test('WEB-1 TRY-5 code of readers finds no page, no storage and no network, in a frame of its own origin', async ({
  reader,
  host,
  problems,
}) => {
  // That the policy has held.
  problems.expect(/Content.Security.Policy|connect-src|Refused to connect|violates/i);
  host.answer(/\/static\/run\/.*\.json$/, ATTACK);
  await sendOn(reader, PAGES.program);
  await expect(statusOf(reader)).toHaveText(/200/);
  await reader.evaluate(async () => {
    await caches.open('of the page');
  });
  // WebKit gives such an origin a cache, which has nothing in it: neither of the page nor of the run before.
  for (const run of ['1', '2']) {
    await formOf(reader).label(word('tryTarget')).fill(`/api/attack?run=${run}`);
    await reader.press('Enter');
    await expect(responseOf(reader)).toHaveText(new RegExp(`"run":\\s*"${run}"`));
    expect(JSON.parse((await responseOf(reader).innerText()) ?? '')).toEqual({
      run,
      found: [],
      origin: 'null',
      kept: [],
      network: 'refused',
    });
  }
  expect(await reader.evaluate(() => 'polluted' in {})).toBe(false);
  await formOf(reader).label(word('tryTarget')).fill('/api/loop');
  await reader.press('Enter');
  await expect(reader.css('main .Program').role('alert')).toHaveText(word('tryTimeout'));
});

test('WEB-1 TRY-4 an error that the engine alone finds has a line, and the words of Bun', async ({
  reader,
  host,
}) => {
  const program = { 'index.ts': 'const menu = 1;\nconst menu = 2;' };
  host.answer(/\/static\/run\/.*\.json$/, programInPlace(program, [firstRequest(PAGES.program)], '/'));
  await sendOn(reader, PAGES.program);
  await expect(reader.css('main .Program').role('alert')).toHaveText(
    'index.ts, line 2: "menu" has already been declared',
  );
});

test('WEB-1 R-11.b the playground writes its program into a link, which runs when it is asked to', async ({
  reader,
}) => {
  const target = () => reader.label(word('tryTarget'));
  await reader.visit(PLAYGROUND);
  await target().fill('/nowhere');
  await expect.poll(() => reader.evaluate(() => location.hash.slice(0, 4))).toBe('#v1=');
  const link = await reader.evaluate(() => location.pathname + location.hash);
  await reader.visit(MAIN_DOC);
  await reader.visit(link);
  await expect.poll(() => target().value()).toBe('/nowhere');
  expect(await reader.css('iframe').count()).toBe(0);
  await expect(reader.css('.Playground-bar').role('status')).toHaveText(word('playgroundShared'));
  await reader.role('button', word('trySend')).click();
  await expect(reader.css('.Exchange-form').role('status')).toHaveText(/404/);
});

test('WEB-1 TRY-1 TRY-2 TRY-4 they run by keyboard alone', { tag: '@audit' }, async ({ reader }) => {
  await expectAllToRun(reader, 'enter');
});

test('WEB-1 TRY-3 the onion view is stepped through by arrow keys and buttons', async ({ reader }) => {
  await reader.visit(PAGES.onion);
  const view = reader.css('figure[data-drawing="onion"]');
  const steps = view.role('group', STEPS).role('radio');
  const isChecked = (at: number) =>
    steps.nth(at).evaluate((step) => step instanceof HTMLInputElement && step.checked);
  await view.role('button', word('onionNext')).click();
  await expect.poll(() => isChecked(1)).toBe(true);
  await steps.nth(1).focus();
  await reader.press('ArrowDown');
  await expect.poll(() => isChecked(2)).toBe(true);
  await view.role('button', word('onionPrevious')).click();
  await expect.poll(() => isChecked(1)).toBe(true);
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('WEB-1 TRY-1 TRY-2 TRY-3 TRY-4 they run by touch', needs('touch'), async ({ reader }) => {
    await reader.resize(390, 800);
    await expectAllToRun(reader, 'tap');
    await reader.visit(PAGES.onion);
    const view = reader.css('figure[data-drawing="onion"]');
    await view.role('button', word('onionNext')).tap();
    const second = view.role('group', STEPS).role('radio').nth(1);
    await expect
      .poll(() => second.evaluate((step) => step instanceof HTMLInputElement && step.checked))
      .toBe(true);
  });
});
