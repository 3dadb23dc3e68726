/**
 * What holds on every page, whatever the requirement: status, title, description, one h1, an empty console, no request
 * elsewhere, no violation of the policy, no horizontal scrolling, no finding of axe and html-validate, no dead link.
 */
import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { HtmlValidate } from 'html-validate';
import { expectFooter } from './support/chrome.ts';
import { BUILD, fileOfRoute, listFiles, readBuilt, readRoutes } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

const routes = readRoutes();

/** `npm run audit` runs the full grid; every change judges with axe in dark at two widths. */
const AUDIT = Boolean(process.env.AUDIT);
const AXE_WIDTHS = AUDIT ? WIDTHS : [390, 1440];
const MODES = AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);

for (const route of routes) {
  test.describe(route, () => {
    test('SAFE-1 SAFE-2 NAV-1 NAV-5 NAV-9.c answers, starts in silence, keeps its frame, never scrolls sideways', async ({
      page,
    }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
      await appReady(page);
      expect(new URL(page.url()).pathname).toBe(route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);

      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to content' });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();

      await expectFooter(page);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `px wider than a window of ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    for (const mode of MODES) {
      test(`axe finds nothing, ${mode}, ${AXE_WIDTHS.join(', ')} px`, async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem('rspress-theme-appearance', choice), mode);
        await page.goto(route);
        await appReady(page);
        for (const width of AXE_WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // The colours of tokens are held against their surfaces in a unit test: thousands of spans would only repeat it.
          const { violations } = await new AxeBuilder({ page }).exclude('pre code').analyze();
          const findings = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          );
          expect(findings, `at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

test('every page has a title and a description of its own', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const route of routes) {
    const html = readBuilt(fileOfRoute(route));
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(title, route).toContain('BurgerAPI');
    expect(titles.get(title), `${route} has the title of another page`).toBeUndefined();
    expect(description.length, `length of the description of ${route}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `length of the description of ${route}`).toBeLessThanOrEqual(160);
    expect(descriptions.get(description), `${route} has the description of another page`).toBeUndefined();
    titles.set(title, route);
    descriptions.set(description, route);
  }
});

test('html-validate finds nothing in any built page', async () => {
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

test('ST-3.a no served page gives the menu button a state: that is a script’s to add', () => {
  let buttons = 0;
  for (const file of listFiles('.html')) {
    const tree = fromHtml(readBuilt(file));
    buttons += selectAll('button[popovertarget="mobile-sidebar"]:not([popovertargetaction])', tree).length;
    expect(selectAll('[popovertarget][aria-expanded]', tree), file).toEqual([]);
  }
  expect(buttons, 'menu buttons').toBe(listFiles('.html').length);
});

test('links that only the browser reads stand in the head of every page', () => {
  for (const file of listFiles('.html')) {
    const tree = fromHtml(readBuilt(file));
    expect(selectAll('head link', tree).length, file).toBeGreaterThan(2);
    expect(selectAll('body link', tree), file).toEqual([]);
  }
});

test('every internal link, anchor and image leads somewhere', () => {
  const known = new Set(routes);
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
    const route = routes.find((candidate) => fileOfRoute(candidate) === file) ?? '/404';
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
