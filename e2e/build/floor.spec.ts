/** specification.md WEB-2: features newer than the oldest supported browsers, and the page without them. */
import fs from 'node:fs';
import path from 'node:path';
import css from '@eslint/css';
import html from '@html-eslint/eslint-plugin';
import { parse } from 'acorn';
import { Linter } from 'eslint';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { BLOG, footerLink } from '../support/addresses.ts';
import { fileOfRoute, listFiles, readBuilt, wordsOf } from '../support/builtSite.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { DOC } from '../support/pages.ts';
import { appReady, expect, fileTest, test } from '../support/test.ts';

/** Newest edition of the language that the oldest supported browsers know as a whole. */
const LANGUAGE = 2023;

const linter = new Linter();

/** Features of a file that are not "widely available": names of properties, selectors, functions, attributes. */
function newerIn(file: string): string[] {
  const kind: Linter.Config = file.endsWith('.css')
    ? {
        plugins: { css },
        language: 'css/css',
        languageOptions: { tolerant: true },
        rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
      }
    : {
        plugins: { html },
        language: 'html/html',
        rules: { 'html/use-baseline': ['error', { available: 'widely' }] },
      };
  const messages = linter.verify(readBuilt(file), [{ files: ['**/*.css', '**/*.html'], ...kind }], {
    filename: file,
  });
  return messages.map(({ message, fatal }) => {
    const [, name] = /'([^']+)'.* is not a widely available baseline feature/.exec(message) ?? [];
    if (fatal || !name) throw new Error(`${file}: ${message}`);
    return name;
  });
}

/** Names in the first column of the list in `contributing/browsers.md`. */
function listed(): string[] {
  const text = fs.readFileSync(path.join(PROJECT_ROOT, 'contributing/browsers.md'), 'utf8');
  const [, section = ''] = /^### Newer than that\n(.*?)(?=^##)/ms.exec(`${text}\n##`) ?? [];
  return [...section.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

fileTest('WEB-2 the build needs no feature newer than the oldest browsers, except those of the list', () => {
  fileTest.setTimeout(120_000);
  const documents = ['/', DOC].map(fileOfRoute);
  const found = new Set([...listFiles('.css'), ...documents].flatMap(newerIn));
  expect([...found].sort()).toEqual(listed().sort());
  const scripts = listFiles('.js');
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(() => parse(readBuilt(file), { ecmaVersion: LANGUAGE, sourceType: 'module' }), file).not.toThrow();
});

/** Style sheet as parsed by a browser without these features: it drops the declaration or the rule. */
const withoutStyles = (text: string) =>
  text
    .replace(
      /(?<=[;{\s])(?:text-wrap|scrollbar-gutter|view-timeline|animation-range|content-visibility)(?=:)/g,
      'x-$&',
    )
    .replace(/::(?:highlight|details-content)/g, '::x-unknown');

/** Policies as a browser reads them that knows no Trusted Types. */
const withoutTrustedTypes = (text: string) =>
  text.replace(/;\s*require-trusted-types-for 'script'/, '').replace(/;\s*trusted-types [\w -]+/, '');

/** Features that a browser may lack: those deleted before the page's scripts run, and files that are changed on their way. */
const MISSING = {
  'Trusted Types, the Navigation API, ClipboardItem and highlights': {
    globals: ['trustedTypes', 'navigation', 'ClipboardItem', 'Highlight'],
    pattern: DOC,
    change: withoutTrustedTypes,
  },
  'newer styles': { globals: [], pattern: '**/*.css', change: withoutStyles },
};

for (const [name, { globals, pattern, change }] of Object.entries(MISSING).slice(
  0,
  process.env.AUDIT ? undefined : 1,
)) {
  test(`WEB-2 without ${name} the page is read, leads on and is searched`, async ({ page }) => {
    const words = wordsOf(DOC);
    await page.addInitScript((names) => {
      for (const global of names) Reflect.deleteProperty(window, global);
    }, globals);
    const changed: string[] = [];
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = change(text);
      if (body !== text) changed.push(route.request().url());
      // A policy in a header, too.
      const headers = Object.entries(response.headers()).map(([key, value]) => [key, change(value)]);
      await route.fulfill({ response, headers: Object.fromEntries(headers), body });
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(DOC);
    await appReady(page);
    expect(changed).not.toEqual([]);
    expect(await page.evaluate((names) => names.filter((global) => global in window), globals)).toEqual([]);
    await expectNoOverflow(page);
    const menu = page.getByRole('dialog', { name: words.navMenu ?? '' });
    await page.getByRole('button', { name: words.navOpenMenu ?? '' }).click();
    await expect(menu).toBeVisible();
    const link = menu.locator('[data-sidebar] > ul > li > a').first();
    await menu.getByRole('button', { name: words.navCloseMenu ?? '' }).click();
    await expect(link).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.locator(footerLink(BLOG)).click();
    await expect(page).toHaveURL(BLOG);
    await expect(page.locator('main h1')).toBeVisible();
    // Pending prefetches end with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
