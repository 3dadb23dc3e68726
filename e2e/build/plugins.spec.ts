/** specification.md RSP-2: plugins of the engine that others wrote, and one that has every hook, on a site of the real theme. */
import { execFileSync } from 'node:child_process';
import { XmlDocument } from 'libxml2-wasm';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { readBuilt } from '../support/builtSite.ts';
import { MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';
import { one, property, textOf, textsOf, treeOf as treeOfBuilt } from '../support/html.ts';
import { appReady, test as base, expect, STATUS_404 } from '../support/test.ts';

/** Dates of two commits. */
const [FIRST, SECOND] = ['2026-01-02T03:04:05Z', '2026-02-03T04:05:06Z'] as const;

function git(cwd: string, date: string, ...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  const author = ['-c', 'user.name=author', '-c', 'user.email=author@site.example'];
  execFileSync('git', [...author, ...args], { cwd, env, stdio: 'ignore' });
}

const test = base.extend<{ site: Site }>(
  siteFixture('plugins', 'built', (dir) => {
    git(dir, FIRST, 'init');
    git(dir, FIRST, 'add', 'docs');
    git(dir, FIRST, 'commit', '--no-verify', '--message', 'pages');
  }),
);

// One build for all.
test.describe.configure({ mode: 'default' });

const PAGES = ['/', '/docs/', '/docs/added-file', '/docs/added-text', '/docs/preview'];

const treeOf = (site: Site, route: string) => treeOfBuilt(route, site.build);

/** Texts that an XPath expression finds in a file of the build. */
function textsIn(site: Site, file: string, xpath: string): string[] {
  const document = XmlDocument.fromString(readBuilt(file, site.build));
  try {
    return document
      .find(xpath, { s: 'http://www.sitemaps.org/schemas/sitemap/0.9', a: 'http://www.w3.org/2005/Atom' })
      .map(({ content }) => content);
  } finally {
    document.dispose();
  }
}

test('RSP-2 every hook is called with the documented arguments', ({ site }) => {
  const calls: Record<string, unknown[]> = JSON.parse(readBuilt('hooks.json', site.build));
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
  const { parse: parsed = [] }: Record<string, string[]> = JSON.parse(readBuilt('hooks.json', site.build));
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
    const results = ['From a property', 'From a runtime module', 'From the words'];
    expect(textsOf('.every-hook li', tree), route).toEqual([
      ...results,
      `${words} words`,
      `added to ${route}`,
    ]);
    expect(textOf(one('main', tree)), route).toMatch(/From remark.*From rehype/s);
    expect(property(one('meta[name="every-hook"]', tree), 'content'), route).toBe('From the bundler');
  }
  expect(textOf(treeOf(site, '/docs/'))).toContain('One two three From a global component.');
});

test('RSP-2 pages of a plugin are pages of the site', ({ site }) => {
  expect(textsOf('title', treeOf(site, '/docs/added-text'))).toEqual(['Added text | Fixture']);
  expect(readBuilt('llms.txt', site.build)).toContain('/docs/added-file.md');
  expect(readBuilt('docs/added-file.md', site.build)).toContain('Words of a page that a plugin has added.');
});

test('RSP-2 a plugin brings a style sheet, and a script that redirects', async ({ page, problems }) => {
  await page.goto('/docs/');
  await appReady(page);
  await expect(page.getByRole('list', { name: 'Hooks' })).toHaveCSS('outline-style', 'dashed');
  problems.expect(STATUS_404);
  await page.goto('/old/');
  await expect(page).toHaveURL('/docs/');
});

test('RSP-2 a tag of the head that a plugin writes is on the built page, and changes with the page', async ({
  page,
  site,
}) => {
  const tag = one('meta[name="everywhere"]', treeOf(site, '/docs/'));
  expect(property(tag, 'content')).toBe('Introduction');
  await page.goto('/docs/');
  await appReady(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page).toHaveTitle(/^Preview/);
  await expect(page.locator('head meta[name="everywhere"]')).toHaveAttribute('content', 'Preview');
});

test('RSP-2 @rspress/plugin-preview shows a component with its code', async ({ page }) => {
  await page.goto('/docs/preview');
  await appReady(page);
  await expect(page.getByRole('button', { name: 'Shown live' })).toBeVisible();
});

test('RSP-2 plugins of others write files from the data of pages', ({ site }) => {
  const docs = PAGES.filter((route) => route.startsWith('/docs/'));
  const links = textsIn(site, 'feeds/docs.xml', '//a:entry/a:link/@href');
  expect(links.sort()).toEqual(docs.map((route) => `https://fixture.example${route}`));
  const places = textsIn(site, 'sitemap.xml', '//s:loc');
  expect(places.sort()).toEqual(PAGES.map((route) => `https://fixture.example${route}`));
  // The plugin's own, in place of the site's.
  expect(textsIn(site, 'sitemap.xml', '//s:priority')).toHaveLength(PAGES.length);
});

const datesIn = (site: Site) =>
  readBuilt('docs/index.html', site.build).match(/(?<=<time datetime=")[^"]+/gi);

test('a page has the date of its last commit', ({ site }) => {
  expect(datesIn(site)).toEqual([FIRST]);
});

test('a build with a cache has the date of a new commit', { tag: '@audit' }, async ({ site }) => {
  test.setTimeout(MAX_SITE_MS);
  git(site.dir, SECOND, 'commit', '--no-verify', '--amend', '--no-edit');
  const { code, output } = await buildSite(site.dir);
  expect(code, output).toBe(0);
  expect(datesIn(site)).toEqual([SECOND]);
});
