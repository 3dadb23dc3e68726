/** The route explorer: used by mouse and keyboard (by touch in `tryTouch.spec.ts`), shared, attacked, and read without scripts (specification.md TRY-1). */
import manifest from '../../package.json' with { type: 'json' };
import { fileOfRoute, readBuilt } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { REQUEST_FAILED } from '../support/faults.ts';
import { GALLERY, noScriptsTest, test } from '../support/gallery.ts';
import { selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { heading, notice, open as openPage, sidebar } from '../support/pageParts.ts';
import { atRest, expect, fileTest, type Page } from '../support/test.ts';
import { expectAnnounced } from '../support/transcript.ts';
import { pagesWith, word } from '../support/tryPrograms.ts';

test.use(withClipboard);

const PAGES = pagesWith(word('explorerOpen'));
const PAGE = GALLERY.routes;

/** Everything that only the explorer loads. */
const CHUNK = /\/async\/explorer\./;

/** The table of the page, outcomes of the sample on Bun: requests, the file or the status of the answer, the handler's values. */
function recordedIn(build: string) {
  const tables = selectAll('main table', treeOf(PAGE, build)).filter((table) =>
    textOf(table).includes('Who answers'),
  );
  return tables
    .flatMap((table) => selectAll('tbody tr', table))
    .map((row) => {
      const [request = '', answer = ''] = textsOf('td', row);
      const [method = '', path = ''] = request.split(' ');
      return { method, path, answer, values: selectAll('td:nth-child(3) code', row).map(textOf) };
    });
}

const frameOf = (page: Page) => page.locator('[data-explorer]');
const openerOf = (page: Page) => page.getByRole('button', { name: word('explorerOpen') });
const formOf = (page: Page) => page.getByRole('form', { name: word('explorerForm') });
const buttonOf = (page: Page, key: string) => formOf(page).getByRole('button', { name: word(key) });
const pathOf = (page: Page) => formOf(page).getByLabel(word('explorerTarget'), { exact: true });
const methodOf = (page: Page) => formOf(page).getByLabel(word('explorerMethod'), { exact: true });
const matchOf = (page: Page) => buttonOf(page, 'explorerMatch');
const statusOf = (page: Page) => formOf(page).getByRole('status');
const fileOf = (page: Page, number: number) =>
  formOf(page).getByLabel(word('explorerFile').replace('{number}', String(number)));
const filesOf = (page: Page) => formOf(page).getByRole('listitem');
const winnerOf = (page: Page) => formOf(page).locator('li[data-outcome]');
const moreOf = (page: Page) => formOf(page).getByText(word('explorerMore'), { exact: true });

/** Reasons of all files but the winner. */
const reasonsOf = (page: Page) => formOf(page).locator('li:not([data-outcome]) p:not(:empty)');

async function open(page: Page): Promise<void> {
  await openPage(page, PAGE);
  await openerOf(page).click();
  await expect(pathOf(page)).toBeFocused();
}

test('TRY-1 loaded on intent, it shows without a network the result of Bun for each recorded request', async ({
  page,
  gallery,
}) => {
  const rows = recordedIn(gallery.build);
  expect(rows.length).toBeGreaterThan(4);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (CHUNK.test(request.url())) loaded.push(new URL(request.url()).pathname);
  });
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await openerOf(page).hover();
  await expect.poll(() => loaded.length).toBe(1);
  const served = await frameOf(page).boundingBox();
  const texts = await frameOf(page).locator('li p').allTextContents();
  await openerOf(page).click();
  await expect(pathOf(page)).toBeFocused();
  // The served outcome is the framework's, at the same height.
  await expect(winnerOf(page).or(reasonsOf(page)).first()).toBeVisible();
  await expect(formOf(page).locator('li p')).toHaveText(texts);
  expect((await frameOf(page).boundingBox())?.height).toBe(served?.height);
  // A block of code that scrolls past below the pointer requests its own tools.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const { method, path, answer, values } of rows) {
    await methodOf(page).selectOption(method);
    await pathOf(page).fill(path);
    const status = /^\d+/.exec(answer)?.[0];
    await expect(statusOf(page)).toContainText(status ?? answer);
    await expect(reasonsOf(page)).toHaveCount((await filesOf(page).count()) - (await winnerOf(page).count()));
    if (status !== undefined) continue;
    await expect(winnerOf(page).locator('textarea')).toHaveValue(answer.replace(/^api\//, ''));
    // The table leaves out an empty list.
    await expect(
      winnerOf(page)
        .locator('p code')
        .filter({ hasNotText: /^\[\]$/ }),
    ).toHaveText(values);
  }
});

test('TRY-1 the field that gets the focus is in view, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, PAGE);
  // The opener is below the recorded tree.
  await openerOf(page).evaluate((opener) => opener.scrollIntoView({ block: 'start' }));
  await openerOf(page).press('Enter');
  await expect(pathOf(page)).toBeFocused();
  await expect(pathOf(page)).toBeInViewport({ ratio: 1 });
});

test('TRY-1 by keyboard files are added, renamed, changed and removed; a conflict has its message', async ({
  page,
}) => {
  await open(page);
  const before = await filesOf(page).count();
  const add = buttonOf(page, 'explorerAdd');
  await add.press('Enter');
  const own = fileOf(page, before + 1);
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  // Enter in a field focuses the first invalid field, and so does "Copy link".
  for (const control of [pathOf(page), buttonOf(page, 'explorerCopy')]) {
    await control.press('Enter');
    await expect(own).toBeFocused();
  }
  await page.keyboard.type('pantry/[shelf]/route.ts');
  await expect(own).toHaveAttribute('aria-invalid', 'false');
  await pathOf(page).fill('/api/pantry/a%2Fb/');
  await expect(statusOf(page)).toContainText('404');
  await expect(winnerOf(page)).toHaveCount(0);
  await expect(reasonsOf(page)).toHaveCount(before + 1);
  await pathOf(page).fill('/api/pantry/a%2Fb c');
  await expect(statusOf(page)).toContainText('api/pantry/[shelf]/route.ts');
  await expect(winnerOf(page)).toContainText(word('explorerWins'));
  await expect(winnerOf(page).getByText('{"shelf":"a/b c"}')).toBeVisible();
  await expect(formOf(page).getByText('/api/pantry/a%2Fb%20c')).toBeVisible();
  await expect(reasonsOf(page)).toHaveCount(before);

  // Its GET is no longer exported.
  await own.focus();
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  const get = filesOf(page).last().getByRole('button', { name: 'GET', exact: true });
  await expect(get).toBeFocused();
  await page.keyboard.press('Space');
  await expect(get).toHaveAttribute('aria-pressed', 'false');
  await expect(statusOf(page)).toContainText('405');
  await expect(winnerOf(page)).toContainText(word('explorerChosen'));
  await page.keyboard.press('Escape');
  await expect(get).toBeHidden();

  await add.press('Enter');
  await page.keyboard.type('pantry/[...]/route.ts');
  await expect(formOf(page).locator('pre').first()).toHaveText(
    "Failed to load routes: Cannot mix wildcard and dynamic route folders in the same directory. Found wildcard folder '[...]' but dynamic folder already exists in '/app/api/pantry'.",
  );
  await expect(statusOf(page)).toHaveText(word('explorerNoApp'));
  const remove = word('explorerRemove').replace('{number}', String(before + 2));
  await formOf(page).getByRole('button', { name: remove }).press('Enter');
  await expect(add).toBeFocused();
  await expect(filesOf(page)).toHaveCount(before + 1);
  await moreOf(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'explorerReset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(filesOf(page)).toHaveCount(before);
});

test('TRY-1 one that cannot be loaded is reported on its own page, not on the one after it', async ({
  page,
  problems,
}) => {
  problems.expect(REQUEST_FAILED);
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route(CHUNK, async (route) => {
    await left;
    await route.abort('failed');
  });
  await openPage(page, PAGE);
  await openerOf(page).click();
  await sidebar(page).getByRole('link', { name: 'Code', exact: true }).click();
  await expect(heading(page)).toHaveText('Code');
  leave();
  await expect.poll(() => failed.length).toBe(2);
  await atRest(page);
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await openerOf(page).click();
  await expect(notice(page)).toContainText(word('explorerNotLoaded'));
});

test('TRY-1 the same outcome is announced each time', async ({ page }) => {
  await open(page);
  await pathOf(page).fill('/nowhere');
  const [none, linked] = [word('explorerNone'), word('explorerCopied')];
  await expect(statusOf(page)).toHaveText(none);
  const copy = buttonOf(page, 'explorerCopy');
  for (const [act, sentence] of [
    [() => pathOf(page).fill('/nowhere/else'), none],
    [() => pathOf(page).press('Enter'), none],
    [() => copy.click(), linked],
    [() => copy.click(), linked],
  ] as const)
    await expectAnnounced(statusOf(page), act, [sentence]);
  // As on pages over plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(statusOf(page)).toHaveText(word('explorerCopyFailed'));
});

for (const { name, viewport, screens } of [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 }, screens: 0.75 },
  { name: 'on a small phone', viewport: { width: 320, height: 720 }, screens: 1.25 },
])
  test(`TRY-1 all of a result is on the first screen ${name}`, async ({ browser, gallery }) => {
    const page = await browser.newPage({ baseURL: gallery.origin, viewport, hasTouch: viewport.width < 480 });
    await open(page);
    const { height = 0 } = (await frameOf(page).boundingBox()) ?? {};
    expect(height / viewport.height).toBeLessThan(screens);
    await expectNoOverflow(page);
    await page.close();
  });

/** A fragment that is no link of the explorer's: `fragment.test.ts` reads many more. */
const HOSTILE =
  '#routes?method=GET&path=/api&bun=1.3&file=%E0%A4%A&__proto__[polluted]=1&constructor.prototype.polluted=1';

test('TRY-1 the state of a link does not run by itself; a wrong one harms nothing', async ({
  page,
  context,
}) => {
  await open(page);
  const example = await fileOf(page, 1).inputValue();
  await fileOf(page, 1).fill('<img src=x onerror=alert(1)>/route.ts');
  await pathOf(page).fill('/api/x?a=1#b');
  await moreOf(page).click();
  await formOf(page).getByLabel(word('explorerBun')).selectOption('1.4');
  await buttonOf(page, 'explorerCopy').click();
  await expect(statusOf(page)).toHaveText(word('explorerCopied'));
  const link = await copied(page);
  expect(link).toBe(page.url());

  const other = await context.newPage();
  await other.goto(link);
  // For the keyboard, the focus is at the target of the link.
  await expect(matchOf(other)).toBeFocused();
  await expect(fileOf(other, 1)).toHaveValue('<img src=x onerror=alert(1)>/route.ts');
  await expect(pathOf(other)).toHaveValue('/api/x?a=1#b');
  await expect(statusOf(other)).toHaveText(word('explorerShared'));
  // The reader's changes to it wait, too.
  await expectAnnounced(statusOf(other), () => pathOf(other).fill('/api/y'), [word('explorerShared')]);
  await expect(winnerOf(other)).toHaveCount(0);
  await expect(reasonsOf(other)).toHaveCount(0);
  await pathOf(other).fill('/api/x?a=1#b');
  await matchOf(other).click();
  await expect(pathOf(other)).toBeFocused();
  await expect(matchOf(other)).toBeHidden();
  await expect(statusOf(other)).toContainText('404');
  await expect(reasonsOf(other)).toHaveCount(await filesOf(other).count());
  await expect(formOf(other).getByText('500')).toBeVisible();
  expect(other.url()).toBe(link);
  // From now on it is live.
  await pathOf(other).fill('/docs');
  await expect(statusOf(other)).toHaveText(word('explorerBuiltIn').replace('{status}', '200'));

  await page.goto('about:blank');
  await page.goto(`${PAGE}#routes?method=GET&path=/left&bun=1.3`);
  await expect(pathOf(page)).toHaveValue('/left');
  await page.evaluate((hash) => window.location.assign(hash), HOSTILE);
  await expect(statusOf(page)).toHaveText(word('explorerDamaged'));
  await expect(fileOf(page, 1)).toHaveValue(example);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  // Fragments of other features are ignored.
  await page.goto('about:blank');
  await openPage(page, `${PAGE}#route?s`);
  await expect(matchOf(page)).toBeHidden();
});

noScriptsTest('TRY-1 without scripts and on paper tree and table are read', async ({ page, gallery }) => {
  await page.goto(PAGE);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const { method, path, answer } of recordedIn(gallery.build)) {
      const row = page.locator('main tr', { hasText: `${method} ${path}` }).filter({ hasText: answer });
      await expect(row.first()).toBeVisible();
    }
    await expect(openerOf(page)).toBeHidden();
    await expect(frameOf(page).locator('li[data-outcome] p')).toContainText(word('explorerWins'));
    await expect(frameOf(page).locator('li:not([data-outcome]) p:not(:empty)')).toHaveCount(3);
  }
});

fileTest('TRY-1 the Markdown names the file that answered, and the reason for each other one', () => {
  expect(PAGES.length).toBeGreaterThan(1);
  for (const route of PAGES) {
    const markdown = readBuilt(fileOfRoute(route).replace(/\.html$/, '.md')).replaceAll(/[`\\]/g, '');
    const frame = selectAll('[data-explorer] li', treeOf(route));
    expect(frame.length, route).toBeGreaterThan(2);
    for (const file of frame) {
      const [outcome = ''] = textsOf('p', file);
      expect(markdown).toContain(`\n- api/${textsOf('code', file)[0]} (`);
      if (!outcome.startsWith('✓')) expect(markdown).toContain(`): ${outcome}`);
    }
  }
});

fileTest('packages whose code readers get are in the list of licences, and are dependencies', () => {
  const list = readBuilt('third-party-licences.txt');
  const shipped = [...list.matchAll(/^(@?[\w./-]+)@\d\S* \([^\n]+\)$/gm)].map(([, name = '']) => name);
  // Packages that only some readers load are included.
  expect(shipped).toEqual(expect.arrayContaining(['burger-api', 'minisearch', 'react', 'workbox-routing']));
  expect(shipped.filter((name) => name in manifest.devDependencies)).toEqual([]);
});
