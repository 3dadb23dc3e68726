/** Build of three versions (DATA): menu, sidebars, drafts, unlisted pages; and the screen reader's text of each kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { listFiles, readBuilt, readPages } from '../support/builtSite.ts';
import { differences, ELSEWHERE } from '../support/differences.ts';
import { MAX_SITE_MS } from '../support/fixtures.ts';
import { hrefOf, hrefsOf, one, property, select, selectAll, textOf, treeOf } from '../support/html.ts';
import { open } from '../support/pageParts.ts';
import { test as base, expect, STATUS_404 } from '../support/test.ts';
import { transcript } from '../support/transcript.ts';
import { entriesOf, sidebarLinks, versions } from '../support/versionedDocs.ts';

versions.describe.configure({ mode: 'default', timeout: MAX_SITE_MS });

versions('DATA-1.b from every page every entry of the menu answers 200', async ({ site, request }) => {
  const routes = readPages(site.build);
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const entries = entriesOf(treeOf(route, site.build));
    expect(Object.keys(entries), route).toEqual(['Next', '0.5.0', '0.4.0 (old)']);
    for (const href of Object.values(entries)) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect(response.status(), `${href} from ${route}`).toBe(200);
    }
  }
  // `model/docs.test.ts` has the doc of each entry.
  const entries = (route: string) => Object.values(entriesOf(treeOf(route, site.build)));
  expect(entries('/404')).toEqual(['/docs/next/', '/docs/', '/docs/0.4.0/']);
  expect(entries('/docs/0.4.0/guide')).toEqual(['/docs/next/', '/docs/guide/', '/docs/0.4.0/guide']);
});

versions('SAFE-3 a second build, elsewhere on earth, is the same byte for byte', async ({ site }) => {
  const built = path.join(site.dir, 'doc_build');
  const first = `${built}-first`;
  fs.renameSync(built, first);
  fs.rmSync(path.join(site.dir, '.rspress'), { recursive: true });
  const { code, output } = await buildSite(site.dir, ELSEWHERE);
  expect(code, output).toBe(0);
  expect(fs.existsSync(path.join(built, 'index.html'))).toBe(true);
  expect(differences(first, built)).toBe('');
  fs.rmSync(first, { recursive: true });
});

// `plugins/content/docsVersions.test.ts` has the sidebars of all kinds, `model/docs.test.ts` neighbours and references.
versions('DATA-0 DATA-1.a each version has its own sidebars, neighbours and references', ({ site }) => {
  for (const [route, sidebar, neighbours, footer] of [
    [
      '/docs/0.4.0/core/gone',
      ['/docs/0.4.0/', '/docs/0.4.0/core/gone', '/docs/0.4.0/core/routing', '/docs/0.4.0/guide'],
      ['/docs/0.4.0/', '/docs/0.4.0/core/routing'],
      ['/docs/0.4.0/', '/docs/0.4.0/', '/docs/0.4.0/'],
    ],
    [
      '/docs/next/tutorials/hello',
      ['/docs/next/tutorials/hello'],
      [],
      ['/docs/next/', '/docs/next/', '/docs/next/tutorials/hello'],
    ],
    [
      '/docs/guide/',
      ['/docs/', '/docs/core/routing', '/docs/core/validation', '/docs/guide/', '/docs/guide/more'],
      ['/docs/core/validation', '/docs/guide/more'],
      ['/docs/', '/docs/core/validation', '/docs/tutorials/hello'],
    ],
  ] as const) {
    const tree = treeOf(route, site.build);
    expect(sidebarLinks(tree), route).toEqual(sidebar);
    expect(hrefsOf('main :is([rel="prev"], [rel="next"])', tree), route).toEqual(neighbours);
    expect(hrefsOf('footer ul a', tree), route).toEqual(footer);
  }
  // A version without tutorials links to none.
  expect(selectAll('[data-sidebar] p a', treeOf('/docs/0.4.0/', site.build))).toEqual([]);
});

versions('DATA-1.c other versions link to the latest and are not indexed', async ({ site, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const route of readPages(site.build)) {
    const html = treeOf(route, site.build);
    const note = select('main [role="note"][aria-label="Version"]', html);
    const canonical = hrefOf(select('link[rel="canonical"]', html));
    const inSitemap = sitemap.includes(`<loc>https://fixture.example${route}</loc>`);
    const [, name] = /^\/docs\/(next|0\.4\.0)\//.exec(route) ?? [];
    if (name === undefined) {
      expect(note, route).toBeUndefined();
      expect(canonical, route).toBe(`https://fixture.example${route}`);
      continue;
    }
    const report = new URL(hrefOf(select('main a[href*="/issues/new"]', html)));
    expect(report.searchParams.get('page'), route).toBe(`https://fixture.example${route}`);
    expect(report.searchParams.get('version'), route).toBe(name === 'next' ? 'Next' : '0.4.0 (old)');
    const latest = entriesOf(html)['0.5.0'];
    expect(note && hrefsOf('a', note), route).toEqual([latest]);
    expect(note && textOf(note), route).toContain(
      name === 'next' ? 'Fixture Next, which is not released yet.' : 'Fixture 0.4.0 (old), an older version.',
    );
    expect(property(select('meta[name="robots"]', html), 'content'), route).toBe('noindex');
    expect(canonical, route).toBe(`https://fixture.example${latest}`);
    expect(inSitemap, route).toBe(false);
  }
  expect(sitemap).toContain('<loc>https://fixture.example/docs/core/validation</loc>');
});

versions('DATA-2.a a draft is in no file of the build', async ({ site, request }) => {
  expect((await request.get('/docs/draft')).status()).toBe(404);
  expect((await request.get('/docs/draft.md')).status()).toBe(404);
  for (const file of listFiles('', site.build).filter((name) => /\.(?:html|js|json|md|txt|xml)$/.test(name)))
    expect(readBuilt(file, site.build), file).not.toMatch(/Draft words\.|\/docs\/draft/);
});

versions('DATA-2.b an unlisted page is marked, noindex, and linked nowhere', async ({ site, request }) => {
  expect((await request.get('/docs/secret')).status()).toBe(200);
  const secret = treeOf('/docs/secret', site.build);
  expect(selectAll('main [role="note"][aria-label="Unlisted"]', secret)).toHaveLength(1);
  expect(property(select('meta[name="robots"]', secret), 'content')).toBe('noindex');
  // It has its place in the site all the same.
  expect(sidebarLinks(secret)).not.toEqual([]);
  expect(textOf(one('nav[aria-label="Breadcrumbs"]', secret))).toContain('Secret doc');
  expect(selectAll('main [rel="prev"], main [rel="next"]', secret)).toEqual([]);
  for (const route of readPages(site.build)) {
    const links = hrefsOf(
      '[data-sidebar] a, main [rel="prev"], main [rel="next"], footer a',
      treeOf(route, site.build),
    );
    for (const unlisted of ['/docs/secret', '/docs/core/hidden'])
      expect(links.includes(unlisted), `${unlisted} from ${route}`).toBe(false);
  }
  const feeds = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];
  const index = listFiles('', site.build).filter((file) => file.startsWith('static/search/'));
  expect(index.length).toBeGreaterThan(1);
  for (const file of ['sitemap.xml', 'blog.html', ...feeds, 'llms.txt', 'llms-full.txt', ...index])
    expect(readBuilt(file, site.build), file).not.toMatch(
      /Secret doc|Secret words\.|Hidden doc|Unlisted post|n unlisted page|fixture\.example\/docs\/core\/hidden/,
    );
  // Files for language models contain the latest version only.
  const llms = readBuilt('llms-full.txt', site.build);
  expect(llms).toContain('This is version 0.5.0.');
  expect(llms).not.toMatch(/This is version 0\.4\.0\.|This is the next version\./);
  const post = treeOf('/blog/unlisted', site.build);
  expect(selectAll('main [role="note"][aria-label="Unlisted"]', post)).toHaveLength(1);
});

// Read the changes after an update: `npx playwright test versions -g "screen reader" --update-snapshots`.
versions('a screen reader reads every kind of page to its last word', async ({ page, problems }) => {
  problems.expect(STATUS_404);
  for (const [name, address] of [
    ['home', '/'],
    ['doc', '/docs/core/routing'],
    ['older doc', '/docs/0.4.0/core/routing'],
    ['post', '/blog/post'],
    ['blog', '/blog'],
    ['not-found', '/docs/core/routin'],
  ] as const) {
    await base.step(name, async () => {
      await open(page, address);
      // The nearest pages come after the page.
      if (name === 'not-found') await expect(page.getByRole('main').getByText('Did you mean')).toBeVisible();
      expect.soft(await transcript(page)).toMatchSnapshot(`${name}.txt`);
    });
  }
});
