/**
 * specification.md R-9: the docs of another framework, in another language, without a blog, with nothing of their own but
 * `site.ts`, `words.json` and `docs/`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { buildSite, serveSite } from '../../scripts/servers/engineServer.ts';
import { serve } from '../../scripts/servers/static.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fileOfRoute, listFiles, readBuilt, readPages } from '../support/builtSite.ts';
import { copySite, removeSite } from '../support/copiedSite.ts';
import { edit, MAX_SITE_MS, type Site, siteFixture } from '../support/fixtures.ts';
import { one, property, selectAll, textsOf, treeOf } from '../support/html.ts';
import { foreignWords, textsIn } from '../support/languages.ts';
import { appReady, fileTest as base, expect } from '../support/test.ts';

const another = base.extend<{ site: Site }>(siteFixture('another', 'built'));

/** Builds a site below a path: all addresses in its pages have the base. */
async function buildBelow(dir: string, base: string): Promise<void> {
  const { code, output } = await buildSite(dir);
  expect(code, output).toBe(0);
  for (const route of readPages(path.join(dir, 'doc_build'))) {
    const html = readBuilt(fileOfRoute(route), path.join(dir, 'doc_build'));
    const addresses = [...html.matchAll(/ (?:src|href|poster)="(\/[^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(
      addresses.filter((address) => !address.startsWith(base)),
      route,
    ).toEqual([]);
  }
}

base('pictures of authors have the base of a site below a path', { tag: '@audit' }, async () => {
  base.setTimeout(MAX_SITE_MS);
  const dir = copySite('blog');
  try {
    edit(dir, 'rspress.config.ts', ['...config,', "...config, base: '/kelle/',"]);
    edit(dir, 'docs/blog/_authors.json', ['"github": "ada"', '"github": "ada", "picture": "/drawing.svg"']);
    await buildBelow(dir, '/kelle/');
    expect(readBuilt('blog/authors.html', path.join(dir, 'doc_build'))).toContain('src="/kelle/drawing.svg"');
  } finally {
    removeSite(dir);
  }
});

base(
  'a site below a path has its base in all addresses, and the preview serves it there',
  { tag: '@audit' },
  async ({ page }) => {
    base.setTimeout(2 * MAX_SITE_MS);
    const dir = copySite('versions');
    try {
      edit(dir, 'rspress.config.ts', ['defineConfig({', "defineConfig({ base: '/project/',"]);
      fs.appendFileSync(
        path.join(dir, 'docs/docs/index.mdx'),
        '\n![Mark](/favicon.svg)\n\n<a href="/docs/secret">a</a> [b](https://fixture.example/project/docs/secret)\n',
      );
      await buildBelow(dir, '/project/');
      const build = path.join(dir, 'doc_build');
      const outside = /https:\/\/fixture\.example(?!\/(?:project|edit|issues)\/)[^"'<>)\s]*/g;
      const endings = ['.html', '.md', '.txt', '.xml', '.json'];
      for (const file of endings.flatMap((ending) => listFiles(ending, build))) {
        // The link to a report has the address in its query.
        const text = readBuilt(file, build).replace(/%(?:2F|3A)/g, decodeURIComponent);
        expect(text.match(outside) ?? [], file).toEqual([]);
      }
      const book = unzipSync(fs.readFileSync(path.join(build, 'docs.epub')));
      const part = (name: string) => strFromU8(book[`book/${name}`] ?? new Uint8Array());
      expect(part('chapter-1.xhtml')).toContain('href="chapter-2.xhtml"');
      expect(part('book.opf')).toContain('>https://fixture.example/project/docs<');
      const { url, stop } = await serveSite(dir, 'preview');
      try {
        const ask = async (address: string) => {
          const { status, headers } = await fetch(url + address, { redirect: 'manual' });
          return [status, headers.get('location')];
        };
        expect(await ask('/')).toEqual([308, '/project/']);
        expect(await ask('/project/')).toEqual([200, null]);
        expect(await ask('/project/docs')).toEqual([308, '/project/docs/']);
        expect(await ask('/project/favicon.svg')).toEqual([200, null]);
        expect(await ask('/project/nowhere')).toEqual([404, null]);
        expect(await ask('/docs/')).toEqual([404, null]);
        for (const [address, title] of [
          ['/project/docs/', 'Introduction'],
          // The engine finds a page there.
          ['/project/DOCS/', 'Page not found'],
        ] as const) {
          await page.goto(url + address);
          await appReady(page);
          await expect(page.locator('main h1')).toHaveText(title);
        }
      } finally {
        await stop();
      }
      // Copied to the root of a server, its pages suggest that as their base.
      const atRoot = await serve(path.join(dir, 'doc_build'));
      try {
        await page.goto(`${atRoot.origin}/docs/`);
        await expect(page.locator('#base-url-banner p').last()).toContainText('"/"');
      } finally {
        await atRoot.close();
      }
    } finally {
      removeSite(dir);
    }
  },
);

another.describe('the docs of another framework', { tag: '@audit' }, () => {
  another.describe.configure({ mode: 'default' });

  another('it has its own pages, name and language, and no blog', async ({ site }) => {
    const { build } = site;
    expect(readPages(build)).toEqual(['/', '/docs/', '/docs/handbuch/befehle', '/docs/zeitplan']);
    for (const route of readPages(build)) {
      const tree = treeOf(route, build);
      expect(property(one('html', tree), 'lang'), route).toBe('de');
      expect(textsOf('title', tree), route).toEqual([expect.stringContaining('Kelle')]);
      expect(selectAll('link[type*="rss"], link[type*="atom"]', tree), route).toEqual([]);
    }
    const files = ['sitemap.xml', 'llms.txt', 'llms-full.txt', '_redirects'];
    for (const file of [...listFiles('.html', build), ...files])
      expect(readBuilt(file, build), file).not.toMatch(file === '404.html' ? /burger/i : /burger|\/blog\b/i);
  });

  another('no word of the interface is left in the language of this site', async ({ site }) => {
    const words: Record<string, string> = JSON.parse(readBuilt('words.json', PROJECT_ROOT));
    const own: Record<string, string> = JSON.parse(readBuilt('words.json', site.dir));
    expect(Object.keys(own)).toEqual(Object.keys(words));
    const foreign = foreignWords(own);
    expect(foreign.length).toBeGreaterThan(40);
    for (const route of [...readPages(site.build), '/404']) {
      const texts = textsIn(treeOf(route, site.build));
      expect(texts.filter((text) => foreign.includes(text)).join(), route).toBe('');
    }
  });

  another('its sidebars, breadcrumbs and navbar are those of its site.ts', async ({ site, page }) => {
    await page.goto(`${site.url}/docs/handbuch/befehle`);
    await appReady(page);
    const sidebar = page.getByRole('navigation', { name: 'Seiten des Handbuchs' });
    await expect(sidebar.getByRole('link')).toHaveText(['Anleitung', 'Befehle']);
    const main = page.getByRole('main');
    const crumbs = main.getByRole('navigation').first().getByRole('listitem');
    await expect(crumbs).toHaveText(['', 'Handbuch', 'Befehle']);
    await sidebar.getByRole('link', { name: 'Anleitung' }).click();
    await expect(page.locator('main h1')).toHaveText('Einführung');
    await expect(page.getByRole('navigation', { name: 'Seiten der Anleitung' })).toBeVisible();
  });

  another('axe finds nothing on its pages, and nothing asks another host', async ({ site, page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(site.url).origin) elsewhere.push(request.url());
    });
    for (const route of [...readPages(site.build), '/nirgends']) {
      await page.goto(site.url + route);
      await appReady(page);
      await expectNoFindings(page, route);
    }
    expect(elsewhere).toEqual([]);
  });
});
