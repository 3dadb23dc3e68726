/** specification.md RSP-2: plugins of the engine that others wrote, and one that has every hook, on a site of the real theme. */
import path from 'node:path';
import { XmlDocument } from 'libxml2-wasm';
import { readBuilt } from '../support/builtSite.ts';
import { type Site, siteFixture } from '../support/fixtures.ts';
import { select, selectAll, textOf, treeOf as treeOfBuilt } from '../support/html.ts';
import { appReady, test as base, expect, STATUS_404 } from '../support/test.ts';

const test = base.extend<object, { site: Site }>(siteFixture('plugins', 'built'));

// One build for all.
test.describe.configure({ mode: 'default' });

const PAGES = ['/', '/docs/', '/docs/added-file', '/docs/added-text', '/docs/preview'];

const buildOf = (site: Site) => path.join(site.dir, 'doc_build');
const treeOf = (site: Site, route: string) => treeOfBuilt(route, buildOf(site));

/** Texts that an XPath expression finds in a file of the build. */
function textsIn(site: Site, file: string, xpath: string): string[] {
  const document = XmlDocument.fromString(readBuilt(file, buildOf(site)));
  try {
    return document
      .find(xpath, { s: 'http://www.sitemaps.org/schemas/sitemap/0.9', a: 'http://www.w3.org/2005/Atom' })
      .map(({ content }) => content);
  } finally {
    document.dispose();
  }
}

test('RSP-2 every hook is called with the documented arguments', ({ site }) => {
  const calls: Record<string, unknown[]> = JSON.parse(readBuilt('hooks.json', buildOf(site)));
  const title = 'Fixture with plugins';
  const { extendPageData: pages = [], i18nSource = [], parse: _parse, ...others } = calls;
  expect(others).toEqual({
    config: [true],
    addPages: [true],
    routeGenerated: [true, ...PAGES, '/offline'],
    routeServiceGenerated: [true, PAGES.length + 1],
    beforeBuild: [true, title],
    addRuntimeModules: [true, title],
    afterBuild: [true, title],
  });
  expect(i18nSource).toContain(true);
  expect(pages).toHaveLength(PAGES.length);
  expect(pages).toContainEqual(
    expect.objectContaining({
      isProd: true,
      routePath: '/docs/',
      title: 'Introduction',
      description: 'What plugins bring.',
      frontmatter: { title: 'Introduction', description: 'What plugins bring.' },
      toc: [{ id: 'a-heading', text: 'A heading', depth: 2, charIndex: 46 }],
      content: 'One two three . A page of a plugin, another.\n\nA heading\n\nFour.',
      lang: 'en',
      version: '',
      _relativePath: 'docs/index.mdx',
    }),
  );
});

test('the engine parses each page once, whichever of its builds asks for it', ({ site }) => {
  const { parse: parsed = [] }: Record<string, string[]> = JSON.parse(readBuilt('hooks.json', buildOf(site)));
  expect(parsed.length).toBeGreaterThan(PAGES.length);
  expect(parsed.filter((page) => page === 'preview.mdx')).toHaveLength(1);
  expect(new Set(parsed).size).toBe(parsed.length - 1);
});

test('RSP-2 pages have the content of the hooks', ({ site }) => {
  for (const [route, words] of [
    ['/docs/', 13],
    ['/docs/added-file', 10],
  ] as const) {
    const tree = treeOf(site, route);
    expect(
      selectAll('.every-hook li', tree).map((item) => textOf(item)),
      route,
    ).toEqual([
      'From a property',
      'From a runtime module',
      'From the words',
      `${words} words`,
      `added to ${route}`,
    ]);
    const main = select('main', tree) ?? tree;
    expect(textOf(main), route).toContain('From remark');
    expect(textOf(main), route).toContain('From rehype');
    expect(select('meta[name="every-hook"]', tree)?.properties.content, route).toBe('From the bundler');
  }
  expect(textOf(treeOf(site, '/docs/'))).toContain('One two three From a global component.');
});

test('RSP-2 pages of a plugin are pages of the site', ({ site }) => {
  expect(textOf(select('title', treeOf(site, '/docs/added-text')) ?? treeOf(site, '/404'))).toBe(
    'Added text | Fixture',
  );
  const list = readBuilt('llms.txt', buildOf(site));
  expect(list).toContain('/docs/added-file.md');
  expect(readBuilt('docs/added-file.md', buildOf(site))).toContain(
    'Words of a page that a plugin has added.',
  );
});

test('RSP-2 a style sheet of a plugin reaches the page, and a script of its own redirects', async ({
  page,
  problems,
}) => {
  await page.goto('/docs/');
  await appReady(page);
  await expect(page.getByRole('list', { name: 'Hooks' })).toHaveCSS('outline-style', 'dashed');
  problems.expect(STATUS_404);
  await page.goto('/old/');
  await expect(page).toHaveURL('/docs/');
});

test('RSP-2 @rspress/plugin-preview shows a component with its code', async ({ page }) => {
  await page.goto('/docs/preview');
  await appReady(page);
  await expect(page.getByRole('button', { name: 'Shown live' })).toBeVisible();
});

test('RSP-2 @rspress/plugin-rss and a plugin of the community write files from the data of pages', ({
  site,
}) => {
  const docs = PAGES.filter((route) => route.startsWith('/docs/'));
  const links = textsIn(site, 'feeds/docs.xml', '//a:entry/a:link/@href');
  expect(links.sort()).toEqual(docs.map((route) => `https://fixture.example${route}`));
  const places = textsIn(site, 'sitemap.xml', '//s:loc');
  expect(places.sort()).toEqual(PAGES.map((route) => `https://fixture.example${route}`));
  // The plugin's own, in place of the site's.
  expect(textsIn(site, 'sitemap.xml', '//s:priority')).toHaveLength(PAGES.length);
});
