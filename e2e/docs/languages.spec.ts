/** specification.md NAV-3, R-8, DATA-1: a site in three languages, one of them written from right to left. */
import { expectNoFindings } from '../support/axe.ts';
import { readBuilt } from '../support/builtSite.ts';
import { type Site, siteFixture } from '../support/fixtures.ts';
import { hrefOf, one, property, select, selectAll, textsOf, treeOf } from '../support/html.ts';
import { addLanguages, foreignWords, textsIn } from '../support/languages.ts';
import { open } from '../support/pageParts.ts';
import { test as base, expect, type Page } from '../support/test.ts';

const languages = base.extend<{ site: Site }>(siteFixture('versions', 'built', addLanguages));

const ORIGIN = 'https://fixture.example';

/** Language, direction and the addresses of the other languages of a page. */
function headOf({ build }: Site, route: string) {
  const tree = treeOf(route, build);
  const html = one('html', tree);
  const alternates = selectAll('link[rel="alternate"][hreflang]', tree).map(
    (link) => `${property(link, 'hrefLang')} ${hrefOf(link).replace(ORIGIN, '')}`,
  );
  return { lang: property(html, 'lang'), dir: property(html, 'dir'), alternates };
}

/** Opens the language menu of the navbar and follows an entry. */
async function chooseLanguage(page: Page, menu: string, entry: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: menu });
  await button.click();
  await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click();
}

languages.describe.configure({ mode: 'default' });

languages('every page says its language, direction and translations', async ({ site }) => {
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
  expect(textsOf('title', treeOf('/de/', site.build))).toEqual(['Beispiel']);
  expect(headOf(site, '/de/docs/0.4.0/').alternates).toEqual([]);
  // Words for the head script are there where they differ from those it has.
  expect(selectAll('[data-words]', treeOf('/de/docs/', site.build))).not.toEqual([]);
  expect(selectAll('[data-words]', treeOf('/docs/', site.build))).toEqual([]);
  const old = select('link[rel="canonical"]', treeOf('/de/docs/0.4.0/', site.build));
  expect(hrefOf(old)).toBe(`${ORIGIN}/de/docs/`);
});

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
  // `model/locales.test.ts` has the page of each entry.
  await open(page, '/docs/0.4.0/core/gone');
  await chooseLanguage(page, 'Language: English', 'Deutsch');
  await expect(page).toHaveURL('/de/docs/0.4.0/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sprache: Deutsch' })).toHaveCount(1);
});

languages(
  'DATA-1.d a language has its own versions, menus, links, dates, messages and search results',
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

languages('no word of the first language is left on pages of another', async ({ site }) => {
  const foreign = foreignWords(JSON.parse(readBuilt('words.de.json', site.dir)));
  expect(foreign.length).toBeGreaterThan(40);
  for (const route of ['/de/', '/de/docs/', '/de/docs/core/routing', '/de/docs/0.4.0/']) {
    const texts = textsIn(treeOf(route, site.build));
    expect(
      texts.filter((text) => foreign.includes(text)),
      route,
    ).toEqual([]);
  }
});

languages('sitemap, llms.txt and Markdown have all languages', async ({ site }) => {
  const read = (file: string) => readBuilt(file, site.build);
  const sitemap = read('sitemap.xml');
  for (const route of ['/docs/', '/de/', '/de/docs/core/routing', '/ar/docs/'])
    expect(sitemap).toContain(`<loc>${ORIGIN}${route}</loc>`);
  expect(sitemap).not.toContain('/de/docs/0.4.0/');
  const [, german = ''] = read('llms.txt').split('## Deutsch\n');
  expect(german).toContain(`[Wege](${ORIGIN}/de/docs/core/routing.md)`);
  expect(read('de/docs/core/routing.md')).toContain('# Wege');
});

languages('axe finds nothing on pages of other languages', { tag: '@audit' }, async ({ page }) => {
  for (const route of ['/de/', '/de/docs/', '/ar/', '/ar/docs/']) {
    await open(page, route);
    await expectNoFindings(page, route);
  }
});
