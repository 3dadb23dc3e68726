/** specification.md NAV-3, R-8, DATA-1: a site in three languages, one of them written from right to left. */
import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, readBuilt } from '../support/builtSite.ts';
import { type Site, siteFixture } from '../support/fixtures.ts';
import { addLanguages, foreignWords, textsIn } from '../support/languages.ts';
import { open } from '../support/pageParts.ts';
import { test as base, expect, type Page } from '../support/test.ts';

const languages = base.extend<object, { site: Site }>(siteFixture('versions', 'built', addLanguages));

const ORIGIN = 'https://fixture.example';

const treeOf = (site: Site, route: string) =>
  fromHtml(readBuilt(fileOfRoute(route), path.join(site.dir, 'doc_build')));

/** Language, direction and the addresses of the other languages of a page. */
function headOf(site: Site, route: string) {
  const tree = treeOf(site, route);
  const { lang, dir } = select('html', tree)?.properties ?? {};
  const links = selectAll('link[rel="alternate"][hreflang]', tree);
  const alternates = links.map(
    ({ properties: { hrefLang, href } }) => `${hrefLang} ${String(href).replace(ORIGIN, '')}`,
  );
  return { lang, dir, alternates };
}

/** Opens the language menu of the navbar and follows an entry. */
async function chooseLanguage(page: Page, menu: string, entry: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: menu });
  await button.click();
  await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
}

languages.describe.configure({ mode: 'default' });

languages('R-8.a R-8.e every page says its language, direction and translations', async ({ site }) => {
  const all = ['en /docs/', 'de /de/docs/', 'ar /ar/docs/', 'x-default /docs/'];
  expect(headOf(site, '/docs/')).toEqual({ lang: 'en', dir: 'ltr', alternates: all });
  expect(headOf(site, '/de/docs/')).toEqual({ lang: 'de', dir: 'ltr', alternates: all });
  expect(headOf(site, '/ar/docs/')).toEqual({ lang: 'ar', dir: 'rtl', alternates: all });
  expect(headOf(site, '/de/docs/core/routing').alternates).toEqual([
    'en /docs/core/routing',
    'de /de/docs/core/routing',
    'x-default /docs/core/routing',
  ]);
  expect(headOf(site, '/blog').alternates).toEqual(['en /blog', 'x-default /blog']);
  expect(textOf(select('title', treeOf(site, '/de/')) ?? treeOf(site, '/de/'))).toBe('Beispiel');
  expect(headOf(site, '/de/docs/0.4.0/').alternates).toEqual([]);
  // Words for the head script are there where they differ from those it has.
  expect(selectAll('[data-words]', treeOf(site, '/de/docs/'))).not.toEqual([]);
  expect(selectAll('[data-words]', treeOf(site, '/docs/'))).toEqual([]);
  const old = select('link[rel="canonical"]', treeOf(site, '/de/docs/0.4.0/'));
  expect(old?.properties.href).toBe(`${ORIGIN}/de/docs/`);
});

const WAYS = [
  ['/docs/core/validation', 'Language: English', 'Deutsch', '/de/docs/'],
  ['/docs/0.4.0/core/gone', 'Language: English', 'Deutsch', '/de/docs/0.4.0/'],
  ['/docs/next/core/routing', 'Language: English', 'Deutsch', '/de/docs/core/routing'],
  ['/blog/post', 'Language: English', 'Deutsch', '/de/'],
  ['/', 'Language: English', 'العربية', '/ar/'],
  ['/de/docs/core/routing', 'Sprache: Deutsch', 'العربية', '/ar/docs/'],
] as const;

languages('NAV-3.d the language menu leads to the same page, or the main doc', async ({ page }) => {
  await open(page, '/docs/core/routing');
  await chooseLanguage(page, 'Language: English', 'Deutsch');
  await expect(page).toHaveURL('/de/docs/core/routing');
  await expect(page.locator('main h1')).toHaveText('Wege');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Wege | Fixture');
  await expect(page.getByRole('banner')).toContainText('Version der Doku');
  await expect(page.getByRole('navigation', { name: 'Seiten der Anleitung' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Es gibt Neues.');
  const footer = page.getByRole('contentinfo').getByRole('link');
  await expect(footer).toHaveText(['Anfang', 'Prüfung', 'Neues']);
  await chooseLanguage(page, 'Sprache: Deutsch', 'English');
  await expect(page).toHaveURL('/docs/core/routing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(footer).toHaveText(['Start', 'Validation', 'Blog']);
  for (const [from, menu, entry, to] of process.env.AUDIT ? WAYS : WAYS.slice(0, 2)) {
    await base.step(`from ${from} to ${to}`, async () => {
      await open(page, from);
      await chooseLanguage(page, menu, entry);
      await expect(page).toHaveURL(to);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: entry })).toHaveCount(1);
    });
  }
});

languages(
  'DATA-1.d NAV-4.d R-8.a R-8.h a language has its own versions, menus, links, dates, messages and search results',
  async ({ page }) => {
    await open(page, '/de/docs/');
    const banner = page.getByRole('banner');
    const docs = banner.getByRole('link', { name: 'Dokumentation', exact: true });
    await expect(docs).toHaveAttribute('href', '/de/docs/');
    await expect(docs).toHaveAttribute('aria-current', 'true');
    await expect(banner.getByRole('link', { name: 'Fixture' })).toHaveAttribute('href', '/de/');
    // Links to untranslated pages point to the first language.
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Prüfung' });
    await expect(footerLink).toHaveAttribute('href', '/docs/core/validation');
    await expect(page.locator('main time')).toHaveText('1. November 2025');
    await base.step('messages of the head script', async () => {
      await page.getByRole('button', { name: 'Kopieren Programm in Konsole' }).click();
      await expect(page.locator('#announcer')).toHaveText(/^Kopier|^Das Kopieren/);
    });
    await base.step('versions', async () => {
      await banner.getByRole('button', { name: 'Version der Doku: 0.5.0' }).click();
      await expect(banner.getByRole('link', { name: /^0\.|^Next/ })).toHaveText(['0.5.0', '0.4.0 (old)']);
      await banner.getByRole('link', { name: '0.4.0 (old)' }).click();
      await expect(page).toHaveURL('/de/docs/0.4.0/');
      await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/de/docs/');
      await page.goBack();
      await expect(page).toHaveURL('/de/docs/');
      await expect(page.getByRole('note')).toHaveCount(0);
    });
    const search = async (query: string) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
    };
    await base.step('search', async () => {
      await search('wegweiser');
      await expect(page.getByRole('option')).toHaveCount(1);
      await expect(page.getByRole('option')).toContainText('Dokumentation');
      await page.getByRole('combobox').fill('streaming validation');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nichts');
      await page.keyboard.press('Escape');
      await chooseLanguage(page, 'Sprache: Deutsch', 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await search('validation');
      await expect(page.getByRole('option').first()).toContainText('Validation');
      await page.getByRole('combobox').fill('wegweiser');
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('No results');
    });
  },
);

languages('R-8.a no word of the first language is left on pages of another', async ({ site }) => {
  const foreign = foreignWords(JSON.parse(readBuilt('words.de.json', site.dir)));
  expect(foreign.length).toBeGreaterThan(40);
  for (const route of ['/de/', '/de/docs/', '/de/docs/core/routing', '/de/docs/0.4.0/']) {
    const texts = textsIn(treeOf(site, route));
    expect(
      texts.filter((text) => foreign.includes(text)),
      route,
    ).toEqual([]);
  }
});

languages('R-7.a R-7.e R-7.f sitemap, llms.txt and Markdown have all languages', async ({ site }) => {
  const read = (file: string) => fs.readFileSync(path.join(site.dir, 'doc_build', file), 'utf8');
  const sitemap = read('sitemap.xml');
  for (const route of ['/docs/', '/de/', '/de/docs/core/routing', '/ar/docs/'])
    expect(sitemap).toContain(`<loc>${ORIGIN}${route}</loc>`);
  expect(sitemap).not.toContain('/de/docs/0.4.0/');
  const [, german = ''] = read('llms.txt').split('## Deutsch\n');
  expect(german).toContain(`[Wege](${ORIGIN}/de/docs/core/routing.md)`);
  expect(read('de/docs/core/routing.md')).toContain('# Wege');
});

languages('R-8.a axe finds nothing on pages of other languages', { tag: '@audit' }, async ({ page }) => {
  for (const route of ['/de/', '/de/docs/', '/ar/', '/ar/docs/']) {
    await open(page, route);
    await expectNoFindings(page, route);
  }
});
