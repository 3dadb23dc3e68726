/**
 * Requirements on every page, whatever its content: status, one h1, an empty console, no request elsewhere, no violation of
 * the policy, no horizontal scrolling, code that is read in one piece, few Tab stops, no finding of axe and html-validate,
 * no dead link. Each page is loaded once for all of it. Titles and descriptions: `head.spec.ts`.
 *
 * `npm run audit` checks all of it on every page, at all widths and in both colour modes. For a change, a page of each template
 * is checked at three widths, by axe on a phone or a desktop. Other pages are opened at the narrowest width, each in one engine
 * (`engines/everyPage.spec.ts`): axe has read their components in the gallery (`build/gallery.spec.ts`), html-validate reads all.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { kindOf, MAX_SCREENS } from '../../scripts/words/kinds.ts';
import { expectNoFindings } from '../support/axe.ts';
import {
  BUILD,
  fileOfRoute,
  isFirstLanguage,
  listFiles,
  readBuilt,
  readPages,
  wordsOf,
} from '../support/builtSite.ts';
import { selectAll, treeOf, withoutColours } from '../support/html.ts';
import { splitCode } from '../support/inlineCode.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { startIn } from '../support/pageParts.ts';
import { TEMPLATES } from '../support/pages.ts';
import { appReady, expect, fileTest, type Page, type Problems, STATUS_404, test } from '../support/test.ts';
import { turnOf } from '../support/turns.ts';
import { WIDTHS } from '../support/widths.ts';

const AUDIT = Boolean(process.env.AUDIT);

/** Window that a page is opened in. */
const DESKTOP = { width: 1440, height: 800 };

/** A phone and a desktop, each in one colour mode: for a change, axe checks templates in them by turns. */
const TEMPLATE_CELLS = [
  { mode: 'dark', width: 390 },
  { mode: 'light', width: 1440 },
] as const;

/** The narrowest phone and both sides of the breakpoint: where a page may be too wide with every change. */
const FEW_WIDTHS = [320, 996, 997] as const;

/** Every mode at every width: for the audit. */
const ALL_CELLS = WIDTHS.flatMap((width) => [
  { mode: 'dark', width } as const,
  { mode: 'light', width } as const,
]);

/** Longest time in ms that axe may take for a cell on a busy machine. */
const MAX_CELL_MS = 10_000;

/** Pages that one test opens, apart from templates. */
const rowsOf = (pages: readonly string[]) =>
  Array.from({ length: Math.ceil(pages.length / 6) }, (_, at) => pages.slice(6 * at, 6 * at + 6));

/** Number of Tab stops from the title to the nearest link of the outline, before or after it. */
const stopsToOutline = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));
    const ways = stops.filter((element) => element.matches('a[href="#outline"], #outline a'));
    if (!title || ways.length === 0) return undefined;
    const isAfter = (element: Element) =>
      Boolean(title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const first = stops.findIndex(isAfter);
    return Math.min(
      ...ways.map((way) => {
        const at = stops.indexOf(way);
        return isAfter(way) ? at - first : first - 1 - at;
      }),
    );
  });

const templates: readonly string[] = TEMPLATES.map(({ route }) => route);

/** Opens a page as a reader does whose colour mode is that of the system. */
async function visit(page: Page, problems: Problems, address: string): Promise<void> {
  const isPage = fs.existsSync(path.join(BUILD, fileOfRoute(address)));
  if (!isPage) problems.expect(STATUS_404);
  await page.setViewportSize(DESKTOP);
  const response = await page.goto(address);
  expect(response?.status()).toBe(isPage ? 200 : 404);
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await appReady(page);
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
}

/** Keyboard and footer: the frame, which all pages of a template share. */
async function expectFrame(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Tab');
  const words = wordsOf(address);
  const skipLink = page.getByRole('link', { name: words.pageSkipToContent, exact: true });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  if (isFirstLanguage(address)) await expectFooter(page);
}

/** The footer as specification.md NAV-5 has it; in docs of another version than the latest its links stay in it. */
async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Built with love for the Bun.js community.');
  await expect(footer.getByRole('heading')).toHaveText(['Documentation', 'Community', 'Feeds']);
  const [docs] = /^\/docs\/(?:next|\d[^/]*)\//.exec(new URL(page.url()).pathname) ?? ['/docs/'];
  for (const [name, href] of [
    ['Getting Started', docs],
    ['Blog', '/blog'],
    ['GitHub', 'https://github.com/isfhan/burger-api'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** Measures that depend on the length of a page, in the window's initial size: Tab stops, screens. */
async function expectMeasures(page: Page, address: string): Promise<void> {
  const stops = await stopsToOutline(page);
  const hasOutline = (await page.locator('#outline a').count()) > 0;
  expect(stops !== undefined, 'a way to the outline').toBe(hasOutline);
  expect(stops ?? 0, 'Tab stops to the outline').toBeLessThanOrEqual(40);
  const most = maxScreensOf(address);
  if (most) expect(await screensOf(page), `screens of 1440 × 800 (words.md)`).toBeLessThanOrEqual(most);
}

/** Most screens that a page may take; undefined where its kind has no limit. */
function maxScreensOf(address: string): number | undefined {
  const kind = kindOf(address);
  return kind && MAX_SCREENS[kind];
}

/** Screens that the text of a page takes. */
const screensOf = (page: Page) =>
  page.evaluate(() => (document.querySelector('main article')?.clientHeight ?? 0) / innerHeight);

/** Nothing is wider than the window. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ ...DESKTOP, width });
  await expectNoOverflow(page, `${width} px`);
  expect(await splitCode(page), `short code on several lines at ${width} px`).toEqual([]);
}

/** All pages, and an address without a page. */
const addresses = [...new Set([...readPages(), ...templates])];

/** Pages that are tested in full. */
const wholly = addresses.filter((address) => AUDIT || templates.includes(address));
const others = addresses.filter((address) => !wholly.includes(address) && turnOf(address) === 'chromium');

test.beforeEach(({ page }) => startIn(page, 'auto'));

for (const [at, address] of wholly.entries()) {
  test(`NAV-1 CODE-1.d ${address} starts, fits, passes axe`, {
    tag: '@site',
  }, async ({ page, problems }) => {
    if (AUDIT) test.setTimeout(ALL_CELLS.length * MAX_CELL_MS);
    await visit(page, problems, address);
    await expectFrame(page, address);
    await expectMeasures(page, address);
    for (const width of AUDIT ? WIDTHS : FEW_WIDTHS) await expectFits(page, width);
    for (const { mode, width } of AUDIT ? ALL_CELLS : TEMPLATE_CELLS.slice(at % 2).slice(0, 1)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: mode });
      await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      await expectNoFindings(page, `${mode} at ${width} px`);
    }
  });
}

for (const row of rowsOf(others)) {
  test(`CODE-1.d from ${row[0]} on pages start and fit`, {
    tag: '@site',
  }, async ({ page, problems }) => {
    for (const address of row) {
      await test.step(address, async () => {
        await visit(page, problems, address);
        await expectMeasures(page, address);
        await expectFits(page, 320);
      });
    }
  });
}

/** The address that a built file is served at; the not-found page is `/404`. */
const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

fileTest('html-validate finds nothing in any built page', { tag: '@site' }, async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // Names on lists and other elements that may have one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The serialisation is React's and the engine's: void elements, attribute case and quotes are theirs.
      'void-style': 'off',
      'doctype-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // React's ids contain valid characters that this rule rejects.
      'valid-id': 'off',
    },
  });
  const findings: string[] = [];
  for (const file of listFiles('.html')) {
    const html = readBuilt(file);
    // The colours of code are half of all there is to validate: a page of each template has them.
    const isWhole = AUDIT || templates.includes(routeOf(file));
    const report = await validator.validateString(isWhole ? html : withoutColours(html));
    for (const result of report.results) {
      for (const { ruleId, message, line, column } of result.messages) {
        findings.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(findings).toEqual([]);
});

fileTest(
  'the menu button is served without a state, a body links only sheets',
  {
    tag: '@site',
  },
  () => {
    for (const file of listFiles('.html')) {
      const tree = treeOf(routeOf(file));
      const button = 'button[popovertarget="mobile-sidebar"]:not([popovertargetaction])';
      expect(selectAll(button, tree), file).toHaveLength(1);
      expect(selectAll('[popovertarget][aria-expanded]', tree), file).toEqual([]);
      expect(selectAll('head link', tree).length, file).toBeGreaterThan(2);
      expect(selectAll('body link:not([rel="stylesheet"])', tree), file).toEqual([]);
    }
  },
);

fileTest('every internal link, anchor and image leads somewhere', { tag: '@site' }, () => {
  const ids = new Map(
    readPages().map((route) => {
      const found = readBuilt(fileOfRoute(route)).matchAll(/ id="([^"]+)"/g);
      return [route, new Set([...found].map(([, id]) => id))];
    }),
  );
  const dead: string[] = [];
  for (const file of listFiles('.html')) {
    const route = routeOf(file);
    for (const [, address = ''] of readBuilt(file).matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), `http://site${route}`);
      if (url.host !== 'site') continue;
      const target = decodeURIComponent(url.pathname);
      const isFile =
        fs.existsSync(path.join(BUILD, target)) && path.extname(target) !== '.html' && !target.endsWith('/');
      const isSelf = target === route;
      if (!ids.has(target) && !isFile && !isSelf) dead.push(`${file}: ${address}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      // `example=home/order` is a state of the playground, whose spec opens it.
      const isState = anchor.includes('=');
      if (anchor && !isState && ids.get(target)?.has(anchor) === false)
        dead.push(`${file}: ${address} (no such anchor)`);
    }
  }
  expect(dead).toEqual([]);
});
