/** Build of three versions (DATA): menu, sidebars, drafts, unlisted pages; and the screen reader's text of each kind of page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { buildSite } from '../../scripts/servers/engineServer.ts';
import { differences, ELSEWHERE } from '../support/differences.ts';
import { MAX_SITE_MS } from '../support/fixtures.ts';
import { open } from '../support/pageParts.ts';
import { test as base, expect, STATUS_404 } from '../support/test.ts';
import { transcript } from '../support/transcript.ts';
import {
  builtPage,
  entriesOf,
  hrefOf,
  parse,
  routesOf,
  sidebarLinks,
  versions,
} from '../support/versionedDocs.ts';

versions.describe.configure({ mode: 'default', timeout: MAX_SITE_MS });

versions('DATA-1.b from every page every entry of the menu answers 200', async ({ site, request }) => {
  const routes = routesOf(site);
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const entries = entriesOf(builtPage(site, route));
    expect(Object.keys(entries), route).toEqual(['Next', '0.5.0', '0.4.0 (old)']);
    for (const href of Object.values(entries)) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect(response.status(), `${href} from ${route}`).toBe(200);
    }
  }
  const notFound = parse(fs.readFileSync(path.join(site.dir, 'doc_build/404.html'), 'utf8'));
  expect(Object.values(entriesOf(notFound))).toEqual(['/docs/next/', '/docs/', '/docs/0.4.0/']);
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

versions('DATA-1.b the menu leads to the same doc, else to the main doc of the version', async ({ site }) => {
  for (const [route, next, latest, old] of [
    ['/docs/', '/docs/next/', '/docs/', '/docs/0.4.0/'],
    ['/docs/core/routing', '/docs/next/core/routing', '/docs/core/routing', '/docs/0.4.0/core/routing'],
    ['/docs/core/validation', '/docs/next/', '/docs/core/validation', '/docs/0.4.0/'],
    ['/docs/guide/', '/docs/next/', '/docs/guide/', '/docs/0.4.0/guide'],
    ['/docs/0.4.0/guide', '/docs/next/', '/docs/guide/', '/docs/0.4.0/guide'],
    ['/docs/0.4.0/core/gone', '/docs/next/', '/docs/', '/docs/0.4.0/core/gone'],
    ['/docs/next/core/streaming', '/docs/next/core/streaming', '/docs/', '/docs/0.4.0/'],
    ['/docs/next/tutorials/hello', '/docs/next/tutorials/hello', '/docs/tutorials/hello', '/docs/0.4.0/'],
    ['/blog', '/docs/next/', '/docs/', '/docs/0.4.0/'],
  ] as const) {
    expect(Object.values(entriesOf(builtPage(site, route))), route).toEqual([next, latest, old]);
  }
});

versions('DATA-0 DATA-1.a each version has its own sidebars and neighbours', async ({ site }) => {
  const links = (route: string) => sidebarLinks(builtPage(site, route));
  expect(links('/docs/')).toEqual([
    '/docs/',
    '/docs/core/routing',
    '/docs/core/validation',
    '/docs/guide/',
    '/docs/guide/more',
  ]);
  expect(links('/docs/tutorials/hello')).toEqual(['/docs/tutorials/hello', '/docs/tutorials/second']);
  expect(links('/docs/next/')).toEqual([
    '/docs/next/',
    '/docs/next/core/routing',
    '/docs/next/core/streaming',
  ]);
  expect(links('/docs/next/tutorials/hello')).toEqual(['/docs/next/tutorials/hello']);
  expect(links('/docs/0.4.0/core/gone')).toEqual([
    '/docs/0.4.0/',
    '/docs/0.4.0/core/gone',
    '/docs/0.4.0/core/routing',
    '/docs/0.4.0/guide',
  ]);
  // A version without tutorials links to none.
  const old = builtPage(site, '/docs/0.4.0/');
  expect(selectAll('[data-sidebar] p a', old)).toEqual([]);
  const neighbours = (route: string) =>
    ['prev', 'next'].map((rel) => hrefOf(select(`main [rel="${rel}"]`, builtPage(site, route))));
  expect(neighbours('/docs/0.4.0/core/gone')).toEqual(['/docs/0.4.0/', '/docs/0.4.0/core/routing']);
  expect(neighbours('/docs/guide/')).toEqual(['/docs/core/validation', '/docs/guide/more']);
  // The front matter wins.
  expect(neighbours('/docs/guide/more')).toEqual(['/docs/', '']);
});

versions('BLOG-1.a a blog of one post leads with it, and the post to none', async ({ site }) => {
  const [post, ...others] = selectAll('main article article', builtPage(site, '/blog'));
  expect(others).toEqual([]);
  expect(selectAll('svg[aria-hidden="true"] text', post as Element).map(textOf)).toEqual(
    selectAll('ul[aria-label="Tags"] li', post as Element).map(textOf),
  );
  expect(selectAll('main nav[aria-label$="posts"]', builtPage(site, '/blog/post'))).toEqual([]);
});

versions('DATA-3 references mean the version that is read', async ({ site }) => {
  const footer = (route: string) => selectAll('footer ul a', builtPage(site, route)).map(hrefOf);
  expect(footer('/docs/')).toEqual(['/docs/', '/docs/core/validation', '/docs/tutorials/hello']);
  expect(footer('/docs/next/')).toEqual(['/docs/next/', '/docs/next/', '/docs/next/tutorials/hello']);
  expect(footer('/docs/0.4.0/guide')).toEqual(['/docs/0.4.0/', '/docs/0.4.0/', '/docs/0.4.0/']);
  expect(footer('/blog')).toEqual(footer('/docs/'));
});

versions('DATA-1.c other versions link to the latest and are not indexed', async ({ site, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const route of routesOf(site)) {
    const html = builtPage(site, route);
    const note = select('main [role="note"][aria-label="Version"]', html);
    const robots = select('meta[name="robots"]', html)?.properties.content;
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
    expect(hrefOf(select('a', note as Element)), route).toBe(latest);
    expect(textOf(note as Element), route).toContain(
      name === 'next' ? 'Fixture Next, which is not released yet.' : 'Fixture 0.4.0 (old), an older version.',
    );
    expect(robots, route).toBe('noindex');
    expect(canonical, route).toBe(`https://fixture.example${latest}`);
    expect(inSitemap, route).toBe(false);
  }
  expect(sitemap).toContain('<loc>https://fixture.example/docs/core/validation</loc>');
});

versions('DATA-2.a a draft is in no file of the build', async ({ site, request }) => {
  expect((await request.get('/docs/draft')).status()).toBe(404);
  expect((await request.get('/docs/draft.md')).status()).toBe(404);
  const out = path.join(site.dir, 'doc_build');
  for (const file of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(out, file);
    if (!fs.statSync(full).isFile() || !/\.(?:html|js|json|md|txt|xml)$/.test(file)) continue;
    expect(fs.readFileSync(full, 'utf8'), file).not.toContain('Draft words.');
    expect(fs.readFileSync(full, 'utf8'), file).not.toContain('/docs/draft');
  }
});

versions('DATA-2.b an unlisted page is marked, noindex, and linked nowhere', async ({ site, request }) => {
  expect((await request.get('/docs/secret')).status()).toBe(200);
  const secret = builtPage(site, '/docs/secret');
  expect(selectAll('main [role="note"][aria-label="Unlisted"]', secret)).toHaveLength(1);
  expect(select('meta[name="robots"]', secret)?.properties.content).toBe('noindex');
  // It has its place in the site all the same.
  expect(sidebarLinks(secret)).not.toEqual([]);
  expect(textOf(select('nav[aria-label="Breadcrumbs"]', secret) as Element)).toContain('Secret doc');
  expect(selectAll('main [rel="prev"], main [rel="next"]', secret)).toEqual([]);
  for (const route of routesOf(site)) {
    const html = builtPage(site, route);
    const chrome = selectAll('[data-sidebar] a, main [rel="prev"], main [rel="next"], footer a', html);
    const hrefs = chrome.map(hrefOf);
    for (const unlisted of ['/docs/secret', '/docs/core/hidden'])
      expect(hrefs.includes(unlisted), `${unlisted} from ${route}`).toBe(false);
  }
  const files = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/llms.txt', '/llms-full.txt'];
  for (const address of ['/sitemap.xml', '/blog', ...files]) {
    const text = await (await request.get(address)).text();
    expect(text, address).toMatch(/fixture/i);
    const traces = ['Secret doc', 'Secret words.', 'Hidden doc', 'Unlisted post', 'n unlisted page'];
    for (const trace of [...traces, 'https://fixture.example/docs/core/hidden'])
      expect(text, `${trace} in ${address}`).not.toContain(trace);
  }
  const index = path.join(site.dir, 'doc_build/static/search');
  const shards = fs.readdirSync(index).map((name) => fs.readFileSync(path.join(index, name), 'utf8'));
  expect(shards.join('')).toContain('This is version 0.5.0.');
  for (const trace of ['Secret words.', 'Hidden doc', 'Unlisted post'])
    expect(shards.join(''), `${trace} in the search`).not.toContain(trace);
  // Files for language models contain the latest version only.
  const llms = await (await request.get('/llms-full.txt')).text();
  expect(llms).toContain('This is version 0.5.0.');
  for (const other of ['This is version 0.4.0.', 'This is the next version.'])
    expect(llms).not.toContain(other);
  const post = builtPage(site, '/blog/unlisted');
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
