/** The route explorer: used by mouse and keyboard (by touch in `tryTouch.spec.ts`), shared, attacked, and read without scripts (specification.md TRY-1). */
import manifest from '../../package.json' with { type: 'json' };
import { namesInList } from '../../plugins/output/licences/licences.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { selectAll, textOf, treeOf } from '../support/html.ts';
import { fileOfRoute, isFirstLanguage, readBuilt, readRoutes, wordsOf } from '../support/site.ts';
import { appReady, expect, fileTest, type Page, test as siteTest } from '../support/test.ts';
import { expectAnnounced } from '../support/transcript.ts';

const words = wordsOf('/');
const word = (key: string) => words[key] ?? '';

const PAGES = readRoutes().filter(
  (route) => isFirstLanguage(route) && readBuilt(fileOfRoute(route)).includes(word('explorerOpen')),
);
const PAGE = GALLERY.routes;

/** Everything that only the explorer loads. */
const CHUNK = /\/async\/explorer\./;

/** A recorded request: what was sent, which file answered or with which status, what its handler got. */
interface Recorded {
  method: string;
  path: string;
  answer: string;
  values: string[];
}

/** What the page's own table says, which is what the sample did on Bun. */
function recordedOn(route: string, build?: string): Recorded[] {
  const tree = treeOf(route, build);
  const tables = selectAll('main table', tree);
  const table = tables.find((candidate) => textOf(candidate).includes('Who answers'));
  return selectAll('tbody tr', table ?? tree).map((row) => {
    const [request, answer, values] = selectAll('td', row);
    const [method = '', path = ''] = textOf(request ?? row)
      .trim()
      .split(' ');
    return {
      method,
      path,
      answer: textOf(answer ?? row).trim(),
      values: selectAll('code', values ?? row).map((code) => textOf(code)),
    };
  });
}

const summaryOf = (page: Page) => page.getByText(word('explorerOpen'));
const formOf = (page: Page) => page.getByRole('form', { name: word('explorerForm') });
const pathOf = (page: Page) => formOf(page).getByLabel(word('explorerTarget'), { exact: true });
const methodOf = (page: Page) => formOf(page).getByLabel(word('explorerMethod'), { exact: true });
const matchOf = (page: Page) => formOf(page).getByRole('button', { name: word('explorerMatch') });
const statusOf = (page: Page) => formOf(page).getByRole('status');
const fileOf = (page: Page, number: number) =>
  formOf(page).getByLabel(word('explorerFile').replace('{number}', String(number)));
const filesOf = (page: Page) => formOf(page).locator('ol input:not([type])');

async function open(page: Page, route = PAGE): Promise<void> {
  await page.goto(route);
  await appReady(page);
  await summaryOf(page).click();
  await expect(matchOf(page)).toBeVisible();
}

/** Adds, renames, changes and removes files by keyboard, in an explorer that is open; a conflict has the message of the framework. */
async function expectKeyboard(page: Page): Promise<void> {
  await summaryOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(matchOf(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(matchOf(page)).toBeVisible();
  const before = await filesOf(page).count();

  const add = formOf(page).getByRole('button', { name: word('explorerAdd') });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(fileOf(page, before + 1)).toBeFocused();
  await expect(fileOf(page, before + 1)).toHaveAttribute('aria-invalid', 'true');
  // Enter in a field asks, and leads to what is wrong first.
  await pathOf(page).press('Enter');
  await expect(fileOf(page, before + 1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('pantry/[shelf]/route.ts');
  await expect(fileOf(page, before + 1)).toHaveAttribute('aria-invalid', 'false');
  await pathOf(page).fill('/api/pantry/a%2Fb/');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('404');
  await pathOf(page).fill('/api/pantry/a%2Fb c');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('api/pantry/[shelf]/route.ts');
  await expect(formOf(page).getByText('{"shelf":"a/b c"}')).toBeVisible();
  await expect(formOf(page).getByText('/api/pantry/a%2Fb%20c')).toBeVisible();
  await expect(formOf(page).locator('dl').last().locator('dt')).toHaveCount(before);

  // Its GET is no longer exported.
  await fileOf(page, before + 1).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await pathOf(page).press('Enter');
  await expect(statusOf(page)).toContainText('405');

  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('pantry/[...]/route.ts');
  await pathOf(page).press('Enter');
  await expect(formOf(page).locator('pre').first()).toHaveText(
    "Failed to load routes: Cannot mix wildcard and dynamic route folders in the same directory. Found wildcard folder '[...]' but dynamic folder already exists in '/app/api/pantry'.",
  );
  await formOf(page)
    .getByRole('button', { name: word('explorerRemove') })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(filesOf(page)).toHaveCount(before + 1);
  await formOf(page)
    .getByRole('button', { name: word('explorerReset') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(filesOf(page)).toHaveCount(before);
}

/** Expects an explorer to load on intent alone, and to give the results of the page's table without a network. */
async function expectRecorded(page: Page, route: string, rows: readonly Recorded[]): Promise<void> {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (CHUNK.test(request.url())) loaded.push(new URL(request.url()).pathname);
  });
  expect(rows.length).toBeGreaterThan(4);
  await page.goto(route);
  await appReady(page);
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await summaryOf(page).hover();
  await expect.poll(() => loaded.length).toBe(2);
  await summaryOf(page).click();
  await expect(matchOf(page)).toBeVisible();
  await expect(statusOf(page)).toHaveText('');
  // A block of code that scrolls by below the pointer asks for its own tools.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const { method, path, answer, values } of rows) {
    await methodOf(page).selectOption(method);
    await pathOf(page).fill(path);
    await matchOf(page).press('Enter');
    const status = /^\d+/.exec(answer)?.[0];
    await expect(statusOf(page)).toContainText(status ?? answer);
    if (status === undefined)
      for (const value of values)
        await expect(formOf(page).locator('dd code', { hasText: value })).toHaveText(value);
  }
  await page.context().setOffline(false);
}

test('TRY-1 loaded on intent alone, it says of every recorded request what Bun did, without a network; by keyboard files are added, changed, removed', async ({
  page,
  gallery,
}) => {
  await expectRecorded(page, PAGE, recordedOn(PAGE, gallery.build));
  await test.step('by keyboard', () => expectKeyboard(page));
});

// `e2e/matching` holds the matching itself against Bun's.
siteTest(
  'TRY-1 on every page it says of every recorded request what Bun did',
  { tag: '@audit' },
  async ({ context }) => {
    expect(PAGES.length).toBeGreaterThan(1);
    for (const route of PAGES) {
      const page = await context.newPage();
      await expectRecorded(page, route, recordedOn(route));
      await page.close();
    }
  },
);

test('TRY-1 the same outcome is announced each time that the reader asks for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await pathOf(page).fill('/nowhere');
  const copy = formOf(page).getByRole('button', { name: word('explorerCopy') });
  const { explorerNone = '', explorerCopied = '' } = words;
  for (const [button, sentence] of [
    [matchOf(page), explorerNone],
    [matchOf(page), explorerNone],
    [copy, explorerCopied],
    [copy, explorerCopied],
  ] as const)
    await expectAnnounced(statusOf(page), () => button.click(), [sentence]);
});

const GOOD = 'method=GET&path=/api&bun=1.3';

/** Fragments that are no link of the explorer's. */
const HOSTILE = [
  '#routes?',
  `#routes?${GOOD}&file=GET:../../etc/passwd`,
  `#routes?${GOOD}&file=GET:api/route.ts&file=GET:api/route.ts`,
  `#routes?${GOOD}&file=__proto__,constructor:api/route.ts`,
  `#routes?method=__proto__&path=/api&bun=toString&file=GET:api/route.ts`,
  `#routes?${GOOD}&file=%E0%A4%A&__proto__[polluted]=1&constructor.prototype.polluted=1`,
  `#routes?${GOOD}&${'file=GET:api/a/route.ts&'.repeat(40)}`,
  '#routes?{"files":[{"path":"javascript:alert(1)"}]}</script><script>alert(1)</script>',
  `#routes?${'x'.repeat(1_500_000)}`,
];

test('TRY-1 SAFE-1 a link brings what somebody has made, nothing runs before the reader asks, and a fragment that is no such link harms nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await fileOf(page, 1).fill('api/<img src=x onerror=alert(1)>/route.ts');
  await pathOf(page).fill('/api/x?a=1#b');
  await formOf(page).getByLabel(word('explorerBun')).selectOption('1.4');
  await formOf(page)
    .getByRole('button', { name: word('explorerCopy') })
    .click();
  await expect(statusOf(page)).toHaveText(word('explorerCopied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const other = await context.newPage();
  await other.goto(link);
  await expect(matchOf(other)).toBeVisible();
  await expect(fileOf(other, 1)).toHaveValue('api/<img src=x onerror=alert(1)>/route.ts');
  await expect(pathOf(other)).toHaveValue('/api/x?a=1#b');
  await expect(statusOf(other)).toHaveText(word('explorerShared'));
  await expect(formOf(other).locator('dl')).toHaveCount(0);
  // By keyboard the reader goes on where the link leads.
  await other.keyboard.press('Tab');
  await expect(fileOf(other, 1)).toBeFocused();
  await matchOf(other).click();
  await expect(statusOf(other)).toContainText('404');
  await expect(formOf(other).getByText('500')).toBeVisible();
  expect(other.url()).toBe(link);

  await page.goto('about:blank');
  await page.goto(`${PAGE}${HOSTILE[1]}`);
  await expect(matchOf(page)).toBeVisible();
  await expect(statusOf(page)).toHaveText(word('explorerDamaged'));
  const example = await fileOf(page, 1).inputValue();
  for (const fragment of HOSTILE) {
    await page.evaluate((hash) => window.location.assign(hash), '#routes?method=GET&path=/left&bun=1.3');
    await expect(pathOf(page)).toHaveValue('/left');
    await page.evaluate((hash) => window.location.assign(hash), fragment);
    await expect(statusOf(page)).toHaveText(word('explorerDamaged'));
    await expect(fileOf(page, 1)).toHaveValue(example);
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  // Another's fragment is none of its business.
  await page.goto('about:blank');
  await page.goto(`${PAGE}#route?s`);
  await appReady(page);
  await expect(matchOf(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TRY-1 without scripts and on paper its table of recorded requests is read', async ({
    page,
    gallery,
  }) => {
    await page.goto(PAGE);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const { method, path, answer } of recordedOn(PAGE, gallery.build)) {
        const row = page.locator('main tr', { hasText: `${method} ${path}` }).filter({ hasText: answer });
        await expect(row.first()).toBeVisible();
      }
      await expect(summaryOf(page)).toBeHidden();
    }
  });
});

fileTest('packages whose code readers get are in the list of licences, and are dependencies', () => {
  const shipped = namesInList(readBuilt('third-party-licences.txt'));
  // What only some readers load is among them.
  expect(shipped).toEqual(expect.arrayContaining(['burger-api', 'minisearch', 'react', 'workbox-routing']));
  expect(shipped.filter((name) => name in manifest.devDependencies)).toEqual([]);
});
