/**
 * What holds on every page, whatever stands on it: status, one h1, an empty console, no request elsewhere, no violation of
 * the policy, no horizontal scrolling, code that is read in one piece, few Tab stops, no finding of axe and html-validate,
 * no dead link. Each page is loaded once for all of it. Titles and descriptions: `head.spec.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { HtmlValidate } from 'html-validate';
import { kindOf } from '../scripts/words/kinds.ts';
import { expectNoFindings } from './support/axe.ts';
import { expectFooter } from './support/chrome.ts';
import { splitCode } from './support/inlineCode.ts';
import { TEMPLATES } from './support/pages.ts';
import { MODE_KEY } from './support/parts.ts';
import {
  BUILD,
  fileOfRoute,
  isFirstLanguage,
  listFiles,
  readBuilt,
  readPages,
  wordsOf,
} from './support/site.ts';
import { appReady, expect, fileTest, type Page, STATUS_404, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

/** `npm run audit` runs the full grid; every change all of it on one page of each template, and a part on each page. */
const AUDIT = Boolean(process.env.AUDIT);

const MODES = ['dark', 'light'] as const;

/** Where axe judges, in CSS px: phone and desktop; in the audit everywhere. */
const AXE_WIDTHS = AUDIT ? WIDTHS : ([390, 1440] as const);

/** Most screens of a guide, with what is folded closed. */
const MAX_SCREENS = 14;

/** What differs between pages of a template is their words: each has one of the four at least. */
const AXE_GRID = MODES.flatMap((mode) => AXE_WIDTHS.map((width) => ({ mode, width })));

/** How many Tab stops lie between the title and the nearest way to the outline, before or after it. */
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

/** All pages, and an address that is none. */
const addresses = [...new Set([...readPages(), ...templates])];

for (const [at, address] of addresses.entries()) {
  test.describe(address, { tag: '@site' }, () => {
    const isTemplate = templates.includes(address);
    const widths = AUDIT || isTemplate ? WIDTHS : [320];
    const grid = AUDIT || isTemplate ? AXE_GRID : AXE_GRID.slice(at % AXE_GRID.length).slice(0, 1);

    test('SAFE-1 SAFE-2 NAV-1 NAV-5 NAV-9.c CODE-1.d READ-4.b answers, starts in silence, keeps its frame, never scrolls sideways, is found good by axe', async ({
      page,
      problems,
    }) => {
      const isPage = fs.existsSync(path.join(BUILD, fileOfRoute(address)));
      if (!isPage) problems.expect(STATUS_404);
      await page.addInitScript((key) => localStorage.setItem(key, 'auto'), MODE_KEY);
      const response = await page.goto(address);
      expect(response?.status()).toBe(isPage ? 200 : 404);
      expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
      await appReady(page);
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);

      await page.keyboard.press('Tab');
      const words = wordsOf(address);
      const skipLink = page.getByRole('link', { name: words.pageSkipToContent, exact: true });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();

      if (isFirstLanguage(address)) await expectFooter(page);
      const stops = await stopsToOutline(page);
      const hasOutline = (await page.locator('#outline a').count()) > 0;
      expect(stops !== undefined, 'a way to the outline').toBe(hasOutline);
      expect(stops ?? 0, 'Tab stops to the outline').toBeLessThanOrEqual(40);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `px wider than a window of ${width} px`).toBeLessThanOrEqual(0);
        expect(await splitCode(page), `short code on several lines at ${width} px`).toEqual([]);
      }
      if (kindOf(address) === 'guide') {
        await page.setViewportSize({ width: 1440, height: 800 });
        const screens = await page.evaluate(
          () => (document.querySelector('main article')?.clientHeight ?? 0) / innerHeight,
        );
        expect(screens, 'screens of 1440 × 800 that a guide takes (words.md)').toBeLessThanOrEqual(
          MAX_SCREENS,
        );
      }
      for (const { mode, width } of grid) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: mode });
        await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
        // Only colours differ between the modes: where both are judged, all rules judge the first.
        const rules = AUDIT || mode === grid[0]?.mode ? 'all' : 'colours';
        await expectNoFindings(page, `${mode} at ${width} px`, undefined, rules);
      }
    });
  });
}

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
      // React's ids contain characters that are valid but not its taste.
      'valid-id': 'off',
    },
  });
  const findings: string[] = [];
  for (const file of listFiles('.html')) {
    const report = await validator.validateString(readBuilt(file));
    for (const result of report.results) {
      for (const { ruleId, message, line, column } of result.messages) {
        findings.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(findings).toEqual([]);
});

test('ST-3.a no served page gives the menu button a state: that is a script’s to add', {
  tag: '@site',
}, () => {
  let buttons = 0;
  for (const file of listFiles('.html')) {
    const tree = fromHtml(readBuilt(file));
    buttons += selectAll('button[popovertarget="mobile-sidebar"]:not([popovertargetaction])', tree).length;
    expect(selectAll('[popovertarget][aria-expanded]', tree), file).toEqual([]);
  }
  expect(buttons, 'menu buttons').toBe(listFiles('.html').length);
});

fileTest(
  'links that only the browser reads stand in the head of every page, but for the sheets of its parts',
  { tag: '@site' },
  () => {
    for (const file of listFiles('.html')) {
      const tree = fromHtml(readBuilt(file));
      expect(selectAll('head link', tree).length, file).toBeGreaterThan(2);
      expect(selectAll('body link:not([rel="stylesheet"])', tree), file).toEqual([]);
    }
  },
);

fileTest('every internal link, anchor and image leads somewhere', { tag: '@site' }, () => {
  const pages = readPages();
  const known = new Set(pages);
  const ids = new Map<string, Set<string>>();
  const idsOf = (route: string) => {
    const cached = ids.get(route);
    if (cached) return cached;
    const found = new Set(
      [...readBuilt(fileOfRoute(route)).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
    );
    ids.set(route, found);
    return found;
  };
  const dead: string[] = [];
  for (const file of listFiles('.html')) {
    const route = pages.find((candidate) => fileOfRoute(candidate) === file) ?? '/404';
    for (const [, address = ''] of readBuilt(file).matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), `http://site${route}`);
      if (url.host !== 'site') continue;
      const target = decodeURIComponent(url.pathname);
      const isFile =
        fs.existsSync(path.join(BUILD, target)) && path.extname(target) !== '.html' && !target.endsWith('/');
      const isSelf = route === '/404' && target === '/404';
      if (!known.has(target) && !isFile && !isSelf) dead.push(`${file}: ${address}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && known.has(target) && !idsOf(target).has(anchor))
        dead.push(`${file}: ${address} (no such anchor)`);
    }
  }
  expect(dead).toEqual([]);
});
