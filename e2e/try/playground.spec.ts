/** The playground: examples, changes, links and their restrictions (specification.md R-11, TRY-5). */
import { deflateRawSync } from 'node:zlib';
import { MAIN_DOC, PLAYGROUND } from '../support/addresses.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { expectNoFindingsIn } from '../support/colourModes.ts';
import { editorOf } from '../support/exerciseForm.ts';
import { hold } from '../support/faults.ts';
import { hrefsOf, selectAll, treeOf } from '../support/html.ts';
import { expectNoOverflow, recordShifts, shiftsOf } from '../support/layout.ts';
import { open as openPage } from '../support/pageParts.ts';
import { appReady, expect, fileTest, noScriptsTest, type Page, test } from '../support/test.ts';
import { bodyOf, PROGRAM_PAGES, RUN_PAGE, sendButton, targetOf, word } from '../support/tryPrograms.ts';

test.use(withClipboard);

const frame = (page: Page) => page.locator('.Playground-frame');
const choice = (page: Page) => page.getByLabel(word('playgroundExample'), { exact: true });
const editor = (page: Page) => editorOf(frame(page));
const target = (page: Page) => targetOf(frame(page));
const status = (page: Page) => page.locator('.Exchange-form [role="status"]');
const body = (page: Page) => bodyOf(frame(page));
const message = (page: Page) => page.locator('.Playground-bar [role="status"]');
const button = (page: Page, key: string) => frame(page).getByRole('button', { name: word(key), exact: true });

async function open(page: Page, fragment = ''): Promise<void> {
  // Another fragment alone would load no document.
  await page.goto('about:blank');
  await openPage(page, PLAYGROUND + fragment);
  await expect(choice(page)).toBeVisible();
  await expect(editor(page)).toBeVisible();
}

const START = `import { Burger, setDir } from 'burger-api';
await new Burger({ apiDir: setDir(import.meta.dir, 'api') }).serve(4000);
`;

/** A program with one route in place of an example, as a link. */
function linkTo(route: string, path: string, { start = START, example = 'introduction/order' } = {}): string {
  const files = { 'index.ts': start, 'api/own/route.ts': route };
  const program = JSON.stringify([example, Object.entries(files), ['valid', 'GET', path, '', '']]);
  return `#v1=${deflateRawSync(program).toString('base64url')}`;
}

fileTest('R-11.a the playground is found; home, footer and every program that runs lead to it', () => {
  expect(readBuilt('playground.md')).toMatch(/^# Playground\n[\s\S]*runs in this page[\s\S]*```ts title=/);
  const indexes = listFiles('.json').filter((file) => file.startsWith('static/search/'));
  expect(indexes.some((file) => readBuilt(file).includes('/playground'))).toBe(true);
  expect(hrefsOf('main a', treeOf('/'))).toContain(PLAYGROUND);
  expect(hrefsOf('footer a', treeOf('/404'))).toContain(PLAYGROUND);
  expect(PROGRAM_PAGES.length).toBeGreaterThan(20);
  for (const route of PROGRAM_PAGES) {
    const programs = selectAll('.Program:has(.Exchange-line > button)', treeOf(route));
    for (const program of programs)
      expect(hrefsOf('a', program), route).toContainEqual(
        expect.stringMatching(/^\/playground#example=[\w/-]+$/),
      );
  }
});

test('R-11.d R-11.b a changed program runs, survives a reload, and is copied as a link', async ({ page }) => {
  await open(page);
  await sendButton(frame(page)).click();
  await expect(status(page)).toContainText('201');
  await expect(body(page)).toContainText('"placed"');
  expect(new URL(page.url()).hash).toBe('');

  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText("export const POST = () => new Response('mine');\n");
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#v1=[\w-]+$/);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(body(page)).toHaveText('mine');
  await target(page).fill('/api/orders?table=4');
  const before = page.url();
  await expect.poll(() => page.url()).not.toBe(before);
  await button(page, 'explorerCopy').click();
  await expect(page.locator(`[data-reply="${word('explorerCopied')}"]`)).toHaveCount(1);
  expect(await copied(page)).toBe(page.url());

  await page.reload();
  await appReady(page);
  await expect(editor(page)).toContainText("new Response('mine')");
  await expect(target(page)).toHaveValue('/api/orders?table=4');
  await expect(message(page)).toHaveText(word('playgroundShared'));
  await button(page, 'tryReset').click();
  await expect(editor(page)).toContainText('z.object');
  await expect.poll(() => new URL(page.url()).hash).toBe('#example=introduction/order');
});

test('R-11.d an example is chosen; Back restores a changed program, a reset one too', async ({ page }) => {
  await openPage(page, '/');
  await openPage(page, PLAYGROUND);
  await choice(page).selectOption('tutorials/todo-api/02-add');
  await expect.poll(() => new URL(page.url()).hash).toBe('#example=tutorials/todo-api/02-add');
  await expect(frame(page).getByRole('link', { name: /Todo List API/ })).toBeVisible();
  await sendButton(frame(page)).click();
  await expect(status(page)).toContainText(/\d{3}/);
  await target(page).fill('/api/mine');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#v1=/);
  const changed = page.url();
  await choice(page).selectOption('validation/body');
  await expect.poll(() => new URL(page.url()).hash).toBe('#example=validation/body');
  await expect(target(page)).not.toHaveValue('/api/mine');
  await page.goBack();
  await expect(target(page)).toHaveValue('/api/mine');
  expect(page.url()).toBe(changed);
  await button(page, 'tryReset').click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#example=/);
  await page.goBack();
  await expect(target(page)).toHaveValue('/api/mine');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('R-11.d a file is added and removed, and a mistake is marked in its line', async ({ page }) => {
  await open(page);
  await button(page, 'exerciseAnother').click();
  await page.getByLabel(word('exerciseNewFile')).fill('api/hello/route.ts');
  await page.keyboard.press('Enter');
  const tab = frame(page).getByRole('tab', { name: 'api/hello/route.ts' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.insertText("export const GET = () => new Response('hello');");
  await page.getByLabel(word('tryMethod'), { exact: true }).selectOption('GET');
  await target(page).fill('/api/hello');
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveText('hello');
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('const = 1;\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(frame(page).getByRole('alert')).toHaveText(/^api\/hello\/route\.ts, line 1: \S/);
  await expect(body(page)).toHaveCount(0);
  await button(page, 'exerciseRemove').click();
  await expect(tab).toHaveCount(0);
  await sendButton(frame(page)).click();
  await expect(status(page)).toContainText('404');
});

test('R-11.b R-11.c a link runs nothing by itself, and its program is text', async ({ page }) => {
  const attack = `export const GET = async () => Response.json({
  origin: self.origin,
  window: typeof window,
  network: await fetch('/').then(() => 'sent', () => 'refused'),
});
`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const path = '/api/own?<img src=x onerror=alert(1)>';
  const link = linkTo(attack, path, { start: `console.log('ran');\n${START}` });
  await open(page, link);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/static\/run\/(?:frame|worker)/.test(address))).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
  await expect(message(page)).toHaveText(word('playgroundShared'));
  await expect(frame(page).locator('[data-printed]')).toHaveCount(0);
  expect(await page.locator('main img[src="x"]').count()).toBe(0);
  // The skip link leaves the program in the address.
  await page.locator('a[href="#content"]').first().press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe(link);
  await expect(target(page)).toHaveValue(path);

  await sendButton(frame(page)).click();
  await expect(body(page)).toContainText('"origin"');
  expect(JSON.parse((await body(page).textContent()) ?? '')).toEqual({
    origin: 'null',
    window: 'undefined',
    network: 'refused',
  });

  // A link that is opened in the same document runs nothing, either.
  await page.evaluate(
    (hash) => window.location.assign(hash),
    linkTo('export const GET = () => new Response();', '/api/own'),
  );
  await expect(target(page)).toHaveValue('/api/own');
  await expect(body(page)).toHaveCount(0);
});

test('R-11.b R-11.c a damaged, too long or newer link gets a message and an example', async ({ page }) => {
  for (const [fragment, key] of [
    ['#v1=AAAA', 'playgroundDamaged'],
    [`#v1=${'A'.repeat(16_001)}`, 'playgroundTooLong'],
    ['#v2=AAAA', 'playgroundNewer'],
    ['#example=<img src=x onerror=alert(1)>', 'playgroundDamaged'],
    ['#example=gone/for-ever', 'playgroundUnknown'],
  ] as const) {
    await open(page, fragment);
    await expect(message(page), fragment.slice(0, 40)).toHaveText(word(key));
    await expect(choice(page)).toHaveValue('introduction/order');
    await expect(editor(page)).toContainText('z.object');
  }
  // A link still works after its example has been removed from the site.
  const route = "export const GET = () => new Response('here');";
  await open(page, linkTo(route, '/api/own', { example: 'gone/for-ever' }));
  await sendButton(frame(page)).click();
  await expect(body(page)).toHaveText('here');
});

test('R-11.a a program of the docs opens in the playground, with its changes', async ({ page }) => {
  await openPage(page, RUN_PAGE);
  const program = page.locator('main .Program:has(> .Program-run)').first();
  const link = program.getByRole('link', { name: word('playgroundOpen') });
  await expect(link).toHaveAttribute('href', /^\/playground#example=/);
  await program.getByRole('button', { name: word('programEdit'), exact: true }).click();
  await expect(program.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// mine\n');
  await expect(link).toHaveAttribute('href', /^\/playground#v1=/);
  await expect(program.getByRole('button', { name: word('explorerCopy'), exact: true })).toBeVisible();
  await link.click();
  await expect(editor(page)).toContainText('// mine');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('R-11.e side by side where there is room; nothing moves; axe finds nothing', async ({ page }) => {
  await recordShifts(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const [code, request] = await Promise.all(
      ['.Playground-code', '.Playground-request'].map((part) => page.locator(part).boundingBox()),
    );
    expect((request?.x ?? 0) > (code?.x ?? 0), `${width}`).toBe(width >= 1100);
    await expectNoOverflow(page);
    expect(await shiftsOf(page), `${width} px`).toBeLessThan(0.01);
  }
  await sendButton(frame(page)).click();
  await expect(body(page)).toBeVisible();
  await expectNoFindingsIn(page, 'playground', 'main .Program', ['dark', 'light']);
});

test('R-11.e the recorded example becomes live in its place: its response is shown until Send', async ({
  page,
}) => {
  const recorded = frame(page).locator('[data-kind="message"]').first();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const script = await hold(page, /\/async\/playground\..*js/);
    await page.goto(PLAYGROUND);
    await script.arrived;
    const served = await frame(page).locator('pre > code').first().boundingBox();
    await expect(frame(page).locator('[data-status]')).toHaveText('201 Created');
    await script.release();
    const line = editor(page).locator('.cm-line').first();
    await expect(line).toBeVisible();
    await expect(recorded).toBeVisible();
    await expect(status(page)).toContainText('201 Created');
    expect(Math.abs(((await line.boundingBox())?.y ?? 0) - (served?.y ?? 0)), `${width} px`).toBeLessThan(3);
  }
  await sendButton(frame(page)).click();
  await expect(body(page)).toContainText('"placed"');
  await expect(recorded).toBeHidden();
  // Nothing is recorded for another example, nor for a changed one.
  await open(page, linkTo('export const GET = () => new Response();', '/api/own'));
  await expect(frame(page).getByText(word('playgroundHint'))).toBeVisible();
  await expect(recorded).toHaveCount(0);
});

test('R-11.e by keyboard alone; on paper are all files; its keys are listed', async ({ page }) => {
  await open(page);
  await choice(page).focus();
  await page.keyboard.press('Tab');
  await expect(frame(page).getByRole('link', { name: /Introduction/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame(page).getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(editor(page)).toContainText('new Burger');
  await expect(frame(page).getByRole('tab', { name: 'index.ts' })).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  // Tab leaves the editor, as every field.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: word('programHeaders'), exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(status(page)).toContainText('201');

  await page.emulateMedia({ media: 'print' });
  await expect(editor(page)).toBeHidden();
  for (const path of ['api/orders/route.ts', 'index.ts'])
    await expect(page.locator('.Playground-printed').getByText(path, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('h1').click();
  await page.keyboard.press('?');
  for (const key of ['shortcutsSend', 'shortcutsLeave'])
    await expect(page.getByRole('dialog').getByText(word(key), { exact: true })).toBeVisible();
});

noScriptsTest('R-11.e without scripts an example is read, with a note on the rest', async ({ page }) => {
  await page.goto(PLAYGROUND);
  await expect(page.getByText(/need JavaScript/)).toBeVisible();
  const docs = frame(page).getByRole('link', { name: 'docs', exact: true });
  await expect(docs).toHaveAttribute('href', MAIN_DOC);
  await expect(frame(page).locator('pre > code > span[class]').first()).toBeVisible();
  await expect(frame(page).locator('[data-kind="message"] pre:not([data-head])')).toBeVisible();
  await expect(frame(page).locator('button:visible')).toHaveCount(0);
});
