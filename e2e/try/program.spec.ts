/**
 * Programs: read without scripts, run and edited in place by mouse and keyboard (specification.md TRY-2, TRY-6). Their responses are held
 * against the recordings in `engines/programs.spec.ts`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SampleSource } from '../../model/sampleSource.ts';
import { allFilesCommand } from '../../theme/try/program/allFilesCommand.ts';
import { BUILD } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { expectNoFindingsIn } from '../support/colourModes.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { selectAll, treeOf } from '../support/html.ts';
import { expectNoOverflow, recordFrames, recordShifts, shiftsOf } from '../support/layout.ts';
import { open } from '../support/pageParts.ts';
import { atRest, expect, fileTest, noScriptsTest, type Page, test } from '../support/test.ts';
import {
  bodyOf,
  exchangesOf,
  firstProgram,
  firstRequest,
  methodOf,
  openFirst,
  PROGRAM_PAGES,
  programInPlace,
  runButton,
  send,
  sendButton,
  statusOf,
  targetOf,
  word,
} from '../support/tryPrograms.ts';

test.use(withClipboard);

const PAGE = PROGRAM_PAGES.find((route) => route.endsWith('/validation')) ?? '';

/** A page with a program that counts its requests. */
const TUTORIAL = PROGRAM_PAGES.find((route) => route.endsWith('/tutorials/todo-api')) ?? '';

/** A page whose first program has code and a recorded console. */
const PRINTING = PROGRAM_PAGES.find((route) => route.endsWith('/request-handling/middleware')) ?? '';

/** Everything that only a live program loads. */
const LOADED = /\/async\/(?:program|editor)\.|\/static\/run\//;

/** A button of the first program. @param key of its word. */
const buttonOf = (page: Page, key: string) =>
  firstProgram(page).getByRole('button', { name: word(key), exact: true });
const editButton = (page: Page) => buttonOf(page, 'programEdit');
const editorOf = (page: Page) => firstProgram(page).getByRole('textbox').and(page.locator('.cm-content'));

/** Opens the editor of the first program, and writes at its beginning. */
async function writeFirst(page: Page, text: string): Promise<void> {
  await editButton(page).click();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

test('TRY-2 TRY-6.b a program loads on intent alone; earlier requests are sent first', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (LOADED.test(request.url())) loaded.push(request.url());
  });
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await send(exchangesOf(page).first());
  expect(loaded.length).toBeGreaterThan(3);
  await expect(firstProgram(page).locator('[data-printed]')).toContainText('running');

  // A list contains earlier additions: the requests before this one are sent first.
  await open(page, TUTORIAL);
  const adding = exchangesOf(page).filter({ hasText: '201' }).first();
  await sendButton(adding).focus();
  await methodOf(adding).selectOption({ label: 'The list holds all three' });
  await send(adding);
  await expect(bodyOf(adding)).toContainText('"id": 3');
});

// A visible movement has a layout shift score of a hundredth or more.
for (const [at, route] of ['/', PAGE].entries())
  for (const width of process.env.AUDIT ? [320, 1440] : [at === 0 ? 320 : 1440])
    test(`TRY-6.b nothing shifts on ${route} when a program becomes live and its editor loads (${width} px)`, async ({
      page,
    }) => {
      await recordShifts(page);
      await page.setViewportSize({ width, height: 900 });
      const editor = await hold(page, /\/async\/editor\..*js/);
      await open(page, route);
      const program = page.locator('main .Program:has(> .Program-run)').first();
      await program.hover();
      await expect(targetOf(program)).toHaveCount(await sendButton(program).count());
      const edit = program.getByRole('button', { name: word('programEdit'), exact: true });
      await edit.scrollIntoViewIfNeeded();
      // No pointer press: movements within half a second after one do not count as layout shifts.
      await edit.dispatchEvent('click');
      await editor.arrived;
      await expect(program.locator('.Program-edit pre')).toBeVisible();
      await editor.release();
      await expect(program.locator('.cm-content')).toBeFocused();
      await atRest(page);
      // The elements of line numbers are used for other lines by and by, which counts as a shift of 20 px by 20 px.
      expect(await shiftsOf(page)).toBeLessThan(0.002);
      await expectNoOverflow(page);
    });

test('TRY-6.c Run replaces recorded responses by those of the program, and marks them', async ({ page }) => {
  await open(page, PAGE);
  const exchange = exchangesOf(page).first();
  const served = exchange.locator(':scope > [data-kind="message"]');
  const mark = exchange.locator('mark');
  const recorded = await served.locator('pre:not([data-head])').textContent();
  await runButton(page).first().click();
  await expect(statusOf(exchange)).toContainText(word('programNow'));
  await expect(bodyOf(exchange)).toHaveText(recorded ?? '');
  await expect(served).toBeHidden();
  await expect(mark).toHaveCount(0);

  await editButton(page).click();
  await expect(editorOf(page)).toBeFocused();
  const code = (await editorOf(page).innerText()).replaceAll(
    'default(1)',
    'default(1).transform((page) => page + 40)',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await runButton(page).first().click();
  await expect(mark).toHaveCount(1);
  await expect(mark).toContainText('42');

  // The recorded one is a press away, and stays as it was.
  await exchange.getByRole('button', { name: word('programRecorded') }).click();
  await expect(served).toBeVisible();
  await expect(exchange.locator('.Program-verdict')).toHaveText('1 line differs from the recorded response.');
  await expect(served.locator('pre:not([data-head])')).toHaveText(recorded ?? '');

  // Of the changes nothing is left.
  await buttonOf(page, 'tryReset').click();
  await expect(editorOf(page)).not.toContainText('40');
  await expect(exchange.locator('[data-now]')).toHaveCount(0);
});

test('TRY-6.c earlier responses stay until the new ones are there: the frame is never lower', async ({
  page,
}) => {
  await recordFrames(page, () =>
    document.querySelector<HTMLElement>('main .Program')?.offsetHeight.toString(),
  );
  await open(page, PRINTING);
  const served = await firstProgram(page).evaluate((program: HTMLElement) => program.offsetHeight);
  const exchange = exchangesOf(page).first();
  for (const _ of ['recorded', 'of the first run']) {
    await runButton(page).first().click();
    await expect(statusOf(exchange)).toContainText(word('programNow'));
    await expect(bodyOf(exchange)).toBeVisible();
  }
  const heights = ((await page.locator('html').getAttribute('data-seen')) ?? '').split('; ').map(Number);
  expect(Math.min(...heights)).toBe(served);
});

test('TRY-6.d a press on code begins to edit; a mistake has no old response beside it', async ({ page }) => {
  await open(page, PAGE);
  const exchange = exchangesOf(page).first();
  await runButton(page).first().click();
  await expect(bodyOf(exchange)).toBeVisible();
  // The caret is where the code was pressed.
  await firstProgram(page).locator('pre > code').first().getByText('object').click();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.insertText('pressed');
  await expect(editorOf(page).locator('.cm-line', { hasText: 'pressed' })).toContainText(/z\..*pressed/);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('const = 1;\n');
  await sendButton(exchange).click();
  await expect(firstProgram(page).getByRole('alert')).toHaveText(/^api\/menu\/route\.ts, line 1: \S/);
  await expect(firstProgram(page).locator('.cm-mistake')).toHaveCount(1);
  await expect(bodyOf(exchange)).toHaveCount(0);
  await expect(exchange.locator(':scope > [data-kind="message"]')).toBeHidden();

  // Other files have tabs, those that the page leaves out too.
  await firstProgram(page).getByRole('tab', { name: 'index.ts' }).click();
  await expect(editorOf(page)).toContainText('new Burger');
});

test('TRY-6.d a mistake has neither a console nor a comparison beside it', async ({ page }) => {
  await open(page, PRINTING);
  const console = firstProgram(page).locator('[data-kind="output"]:visible');
  const compare = firstProgram(page).getByRole('button', { name: word('programRecorded') });
  await expect(console).toHaveCount(1);
  await writeFirst(page, 'const ( = 1;\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(firstProgram(page).getByRole('alert')).toHaveCount(1);
  await expect(console).toHaveCount(0);
  await expect(compare).toHaveCount(0);

  // The recorded response, chosen after an earlier run, does not return, either.
  await buttonOf(page, 'tryReset').click();
  await runButton(page).first().click();
  await compare.click();
  await expect(console).toHaveCount(1);
  await writeFirst(page, 'const ( = 1;\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(console).toHaveCount(0);
  await expect(exchangesOf(page).first().locator(':scope > [data-kind="message"]')).toBeHidden();
});

test('TRY-6 the chosen tab of a program is seen whole beside its buttons', async ({ page }) => {
  const many = '.Program:has(> .Program-run) [role="tablist"]:has(> :nth-child(6))';
  const route = PROGRAM_PAGES.find((each) => selectAll(many, treeOf(each)).length > 0) ?? '';
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(route);
  const tabs = page.locator(many).first().getByRole('tab');
  await tabs.first().focus();
  for (let count = await tabs.count(); count > 0; count -= 1) {
    const chosen = page.locator('[role="tab"]:focus');
    await expect
      .poll(() =>
        chosen.evaluate((tab) => {
          const { left, right, top } = tab.getBoundingClientRect();
          return [left + 2, right - 2].every((x) => document.elementFromPoint(x, top + 12) === tab);
        }),
      )
      .toBe(true);
    await page.keyboard.press('ArrowRight');
  }
});

test('TRY-6.d "Edit" shows the first line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, PAGE);
  await editButton(page).click();
  await expect(editorOf(page)).toBeFocused();
  await expect(editorOf(page).locator('.cm-line').first()).toBeInViewport();
  await editButton(page).click();
  await expect(editorOf(page)).toBeFocused();
});

test('TRY-6.c the command of a changed request is the changed one, until it is reset', async ({ page }) => {
  const exchange = await openFirst(page, PAGE);
  await exchange.getByText(word('programDetails'), { exact: true }).click();
  const recorded = exchange.locator(':scope > [data-kind="terminal"]');
  const written = exchange.locator('[data-written]');
  await expect(recorded).toBeVisible();
  await targetOf(exchange).fill('/api/menu?page=9');
  await expect(written).toContainText("curl -i 'http://localhost:4000/api/menu?page=9'");
  await expect(recorded).toBeHidden();
  await exchange.getByText(word('programDetails'), { exact: true }).click();
  await expect(written).toBeHidden();
  await buttonOf(page, 'tryReset').press('Enter');
  await expect(written).toHaveCount(0);
  // The button no longer exists, and the focus is still in the program.
  await expect(firstProgram(page).locator('button:focus')).toBeVisible();
  await exchange.getByText(word('programDetails'), { exact: true }).click();
  await expect(recorded).toBeVisible();
});

test('TRY-2 by keyboard each part of a request is changed; axe finds nothing', async ({ page }) => {
  await open(page, PAGE);
  const exchange = exchangesOf(page).filter({ hasText: 'POST' }).first();
  await sendButton(exchange).focus();
  await expect(targetOf(exchange)).toBeVisible();
  const expectStatus = async (status: string) => {
    await targetOf(exchange).press('Enter');
    await expect(statusOf(exchange)).toContainText(status);
  };
  const fieldOf = (key: string) => exchange.getByRole('textbox', { name: word(key), exact: true });
  await exchange.getByRole('button', { name: word('tryBody'), exact: true }).press('Enter');
  await fieldOf('tryBody').fill('{"burger": 7}');
  await expectStatus('400');
  await expect(bodyOf(exchange)).toContainText('expected string, received number');
  await exchange.getByRole('button', { name: word('programHeaders'), exact: true }).press('Enter');
  await fieldOf('tryHeaders').fill('Content-Type: text/plain');
  await expectStatus('415');
  await methodOf(exchange).selectOption('PATCH');
  await expectStatus('405');
  await targetOf(exchange).fill('/nowhere?x=1');
  await expectStatus('404');
  await fieldOf('tryHeaders').fill('no header');
  await expect(exchange.getByText(word('tryBadHeaders'))).toBeVisible();
  // The response to the request before it is not the answer to this one.
  await targetOf(exchange).press('Enter');
  await expect(statusOf(exchange)).toBeEmpty();
  await expect(bodyOf(exchange)).toHaveCount(0);
  await expect(exchange.locator(':scope > [data-kind="message"]')).toBeHidden();

  for (const width of [1440, 997, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width} px`);
  }
  await expectNoFindingsIn(page, 'program', 'main .Program');
});

test('TRY-6.c a run that ends after a reset changes nothing', async ({ page }) => {
  await open(page, PAGE);
  const exchange = exchangesOf(page).first();
  await writeFirst(page, 'while (true) {}\n');
  await runButton(page).first().click();
  await expect(statusOf(exchange)).toContainText(word('trySending'));
  await buttonOf(page, 'tryReset').click();
  await runButton(page).first().click();
  await expect(statusOf(exchange)).toContainText(word('programNow'));
  // An endless loop in another program begins later than the first one, and is ended later.
  const other = page.locator('main .Program:has(.Exchange-line > button)').nth(1);
  await other.getByRole('button', { name: word('programEdit'), exact: true }).click();
  await expect(other.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('while (true) {}\n');
  await runButton(page).nth(1).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(firstProgram(page).getByRole('alert')).toHaveCount(0);
  await expect(statusOf(exchange)).toContainText(word('programNow'));
});

test('TRY-6 an early focus makes a program live; an editor that loads late leaves it there', async ({
  page,
}) => {
  const scripts = await hold(page, START_SCRIPTS);
  const editor = await hold(page, /\/async\/editor\..*js/);
  await page.goto(PAGE);
  const exchange = exchangesOf(page).first();
  await sendButton(exchange).focus();
  await scripts.release();
  await expect(targetOf(exchange)).toBeVisible();
  await editButton(page).click();
  await editor.arrived;
  await targetOf(exchange).fill('/api/orders');
  await editor.release();
  await expect(editorOf(page)).toBeVisible();
  await page.keyboard.type('?page=2');
  await expect(targetOf(exchange)).toHaveValue('/api/orders?page=2');
});

test('TRY-6 a reader who returns to a page finds its program as it was left, until a reload', async ({
  page,
}) => {
  await open(page, PAGE);
  const playground = firstProgram(page).getByRole('link', { name: word('playgroundOpen') });
  const original = (await playground.getAttribute('href')) ?? '';
  const added = 'console.log("of the reader");\n';
  await writeFirst(page, added);
  await runButton(page).first().click();
  const printed = firstProgram(page).locator('[data-printed]');
  await expect(printed).toContainText('of the reader');
  const shared = (await playground.getAttribute('href')) ?? '';
  expect(shared).not.toBe(original);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(editorOf(page)).toContainText(added.trim());
  await expect(editorOf(page)).not.toBeFocused();
  await expect(printed).toContainText('of the reader');
  await expect(playground).toHaveAttribute('href', shared);
  await buttonOf(page, 'tryReset').click();
  await expect(editorOf(page)).not.toContainText(added.trim());
  await expect(playground).toHaveAttribute('href', original);
  await page.reload();
  await expect(playground).toHaveAttribute('href', original);
  await expect(editorOf(page)).toHaveCount(0);
});

test('TRY-6 a mistake opens its file, and takes the focus there from the editor alone', async ({ page }) => {
  const files = { 'index.ts': 'import "./menu";', 'menu.ts': 'const = ;' };
  await page.route(/\/static\/run\/.*\.json$/, (route) =>
    route.fulfill({ json: programInPlace(files, [firstRequest(PAGE)]) }),
  );
  const tabOf = (name: string) => firstProgram(page).getByRole('tab', { name });
  const expectOpened = async () => {
    await expect(firstProgram(page).getByRole('alert')).toContainText('menu.ts, line 1');
    await expect(tabOf('menu.ts')).toHaveAttribute('aria-selected', 'true');
  };
  const exchange = await openFirst(page, PAGE);
  await targetOf(exchange).press('Enter');
  await expectOpened();
  await expect(editorOf(page)).toBeVisible();
  await expect(targetOf(exchange)).toBeFocused();
  await tabOf('index.ts').click();
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectOpened();
  await expect(editorOf(page)).toBeFocused();
});

test('TRY-2 a sandbox that never loads has a message, leaves the page, and is asked for again', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/*.xhtml', () => {});
  const exchange = await openFirst(page, PAGE);
  await sendButton(exchange).click();
  // Another one may already wait for the next press.
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('data-first', ''));
  await page.clock.fastForward(15_000);
  await expect(page.getByText(word('tryNotLoaded'))).toBeVisible();
  await expect(page.locator('iframe[data-first]')).toHaveCount(0);
  await page.unroute('**/*.xhtml');
  await send(exchange);
});

test(`TRY-6.f "Copy all files" copies one command for each shell`, async ({ page }) => {
  await open(page, PAGE);
  await buttonOf(page, 'programCopyAll').click();
  await expect
    .poll(() => copied(page))
    .toMatch(/^mkdir -p api\/menu\n[\s\S]*\nbun add burger-api zod\nbun index\.ts\n$/);
  await firstProgram(page)
    .getByRole('button', { name: word('programCopyFor').replace('{shell}', 'PowerShell') })
    .click();
  await expect.poll(() => copied(page)).toMatch(/^\[void\]\[IO\.Directory\]::CreateDirectory\(/);
});

fileTest('TRY-6.f the one command writes every program of the site, file by file, and starts it', () => {
  const folder = path.join(BUILD, 'static/run');
  const programs = fs.readdirSync(folder).filter((file) => /^(?!.*\.exercise\.).*\.json$/.test(file));
  expect(programs.length).toBeGreaterThan(200);
  const sources = programs.map((program): [string, SampleSource] => [
    program,
    JSON.parse(fs.readFileSync(path.join(folder, program), 'utf8')),
  ]);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  // One shell for all, in which `bun` notes its arguments: each start of a shell takes longer than a command.
  const commands = sources.map(
    ([program, { files, start }]) =>
      `(mkdir ${program} && cd ${program}\n${allFilesCommand('bash', files, start)}\n)`,
  );
  const input = ['bun() { echo "$@" >> bun.log; }', ...commands].join('\n');
  execFileSync('/bin/sh', { cwd: dir, input });
  const problems: string[] = [];
  for (const [program, { files, start }] of sources) {
    const read = (file: string) => fs.readFileSync(path.join(dir, program, file), 'utf8');
    for (const [file, text] of Object.entries(files))
      if (read(file) !== `${text}\n`) problems.push(`${program}: ${file}`);
    const log = read('bun.log');
    if (!log.endsWith(`${start.command.replace(/^bun /, '')}\n`)) problems.push(`${program}: ${log}`);
  }
  fs.rmSync(dir, { recursive: true });
  expect(problems).toEqual([]);
});

noScriptsTest('TRY-6.a without scripts a program is whole, with its responses', async ({ page }) => {
  await page.goto(PAGE);
  const program = page.locator('main .Program').first();
  await expect(program.locator('pre > code > span[class]').first()).toBeVisible();
  const exchange = program.locator('[data-request]').first();
  await expect(exchange.locator('.Exchange-line [data-status]')).toBeVisible();
  await expect(exchange.locator('[data-kind="message"] pre:not([data-head])')).toBeVisible();
  await expect(program.locator('button:visible')).toHaveCount(0);
  // Headers and the command are a press away.
  const head = exchange.locator('[data-head]');
  await expect(head).toBeHidden();
  await exchange.locator('details > summary').click();
  await expect(head).toBeVisible();
  await expect(exchange.locator('[data-kind="terminal"]')).toBeVisible();
});
