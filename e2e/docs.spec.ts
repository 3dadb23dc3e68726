/**
 * specification.md NAV-3, NAV-6, NAV-8, NAV-10, ST-7, DATA-0 to DATA-2: on the site with its one version, and on a
 * fixture with three.
 */
import fs from 'node:fs';
import path from 'node:path';
import { test as plain } from '@playwright/test';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parse as parseYaml } from 'yaml';
import { cutVersion } from '../scripts/docs-version/cut.ts';
import { buildSite, copySite, removeSite } from '../scripts/servers/engine.ts';
import { STORAGE_FAULTS } from './support/faults.ts';
import { SITE_LIMIT, type Site, siteFixture } from './support/fixtures.ts';
import { DOC } from './support/pages.ts';
import {
  committed,
  fileOfRoute,
  localeOf,
  ROOT,
  readBuilt,
  readPages,
  readRoutes,
  readVersions,
  sourceOf,
} from './support/site.ts';
import { appReady, test as base, expect, type Page, STATUS_404 } from './support/test.ts';
import { transcript } from './support/transcript.ts';

const KEY = 'docs-preferred-version-default';

const hrefOf = (element: Element | undefined) => String(element?.properties.href ?? '');

const parse = (html: string): Root => fromHtml(html);

const versionMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Docs version/ });

const languageMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Language/ });

base.describe('NAV-3 menus on the site', () => {
  for (const [name, menuOf] of [
    ['version', versionMenu],
    ['language', languageMenu],
  ] as const) {
    base(`NAV-3.a the ${name} menu opens with click, Enter, Space and ArrowDown`, async ({ page }) => {
      await page.goto(DOC);
      const menu = menuOf(page);
      const list = page.locator(`[id="${await menu.getAttribute('aria-controls')}"]`);
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(list).toBeHidden();
      // The first click may come before the application does: it is kept.
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(list).toBeVisible();
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      for (const key of ['Enter', ' ']) {
        await menu.press(key);
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(menu).toBeFocused();
        await menu.press(key);
        await expect(list).toBeHidden();
      }
      await menu.press('ArrowDown');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(list.getByRole('link')).toBeFocused();
    });

    base(
      `NAV-3.b the ${name} menu closes with Escape, on leaving and on a click elsewhere`,
      async ({ page }) => {
        await page.goto('/docs/');
        await appReady(page);
        const menu = menuOf(page);
        await menu.press('ArrowDown');
        await page.keyboard.press('Escape');
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(menu).toBeFocused();
        await menu.press('ArrowDown');
        await page.keyboard.press('Tab');
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await menu.click();
        await page.locator('main h1').click();
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
      },
    );
  }

  plain(
    'NAV-3.c every menu shows what is read as current and leads to pages only, on every page',
    { tag: '@site' },
    () => {
      const pages = readPages();
      const names = readVersions().map(({ label }) => label);
      const latest = readVersions().find(({ isLast }) => isLast)?.label;
      for (const route of [...readRoutes(), '/404']) {
        const lists = selectAll('[aria-controls] + ul', parse(readBuilt(fileOfRoute(route))));
        const entries = lists.map((list) => selectAll('a', list).map((link) => textOf(link)));
        const versions = lists.filter((_, at) => entries[at]?.join() === names.join());
        expect(versions.length, route).toBeGreaterThan(0);
        const languages = lists.filter((list) => !versions.includes(list));
        expect(languages.length, route).toBe(versions.length);
        for (const list of lists) {
          const current = selectAll('a[aria-current="true"]', list).map((link) => textOf(link));
          expect(current, route).toEqual([versions.includes(list) ? latest : localeOf(route).label]);
          for (const link of selectAll('a', list)) expect(pages, route).toContain(hrefOf(link));
        }
      }
    },
  );

  base('NAV-3.b inside the mobile sidebar Escape closes the menu, not the sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await appReady(page);
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
    const menu = dialog.getByRole('button', { name: /^Docs version/ });
    await menu.press('ArrowDown');
    await expect(
      dialog.getByRole('link', { name: readVersions()[0]?.label ?? '', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

/** Clean addresses of the docs, and the links of the sidebar that each page shows. */
const docs = () => readRoutes().filter((route) => route.startsWith('/docs/'));

const sidebarLinks = (html: Root) =>
  selectAll('nav [data-sidebar] ul a, nav[data-sidebar] ul a, [data-sidebar] ul a', html)
    .map(hrefOf)
    .filter((href, at, all) => all.indexOf(href) === at);

/** Title of a page in its front matter. */
function frontTitle(route: string): string {
  const source = sourceOf(route);
  const [, head = ''] = source ? fs.readFileSync(path.join(ROOT, source), 'utf8').split(/^---$/m) : [];
  return String(parseYaml(head)?.title);
}

base.describe('docs on the site', () => {
  base('R-10 the first page of a category of three or more leads to the others', { tag: '@site' }, () => {
    let categories = 0;
    for (const route of docs()) {
      const html = parse(readBuilt(fileOfRoute(route)));
      const opened = selectAll('[data-sidebar] details', html)
        .map((category) => selectAll('a', category).map(hrefOf))
        .filter((links) => links[0] === route)
        .at(-1);
      const cards = selectAll('main article nav[aria-label^="More in "] a', html);
      const expected = opened && opened.length > 2 ? opened.slice(1) : [];
      expect(cards.map(hrefOf), route).toEqual(expected);
      if (cards.length > 0) categories += 1;
      for (const card of cards) {
        expect(textOf(select('strong', card) as Element)).toBe(frontTitle(hrefOf(card)));
        expect(textOf(select('span', card) as Element).length).toBeGreaterThan(40);
      }
    }
    expect(categories).toBeGreaterThan(2);
  });

  base(
    'NAV-6.a NAV-8.a NAV-8.c NAV-10.a NAV-10.c NAV-10.d every doc: way, neighbours, source, sidebar',
    { tag: '@site' },
    () => {
      for (const route of docs()) {
        const html = parse(readBuilt(fileOfRoute(route)));
        const title = textOf(select('main h1', html) as Element)
          .replace(/#$/, '')
          .trim();

        const crumbs = selectAll('nav[aria-label="Breadcrumbs"] li', html);
        expect(hrefOf(select('a', crumbs[0] as Element)), route).toBe('/');
        const current = selectAll('nav[aria-label="Breadcrumbs"] [aria-current="page"]', html).map(textOf);
        expect(current, route).toHaveLength(1);

        const links = sidebarLinks(html);
        const at = links.indexOf(route);
        expect(at, `${route} is in its sidebar`).toBeGreaterThanOrEqual(0);
        const isTutorial = route.startsWith('/docs/tutorials/');
        expect(
          links.every((href) => href.startsWith('/docs/tutorials/') === isTutorial),
          route,
        ).toBe(true);
        for (const [rel, expected] of [
          ['prev', links[at - 1]],
          ['next', links[at + 1]],
        ] as const) {
          const found = selectAll(`main [rel="${rel}"]`, html).map(hrefOf);
          expect(found, `${rel} of ${route}`).toEqual(expected === undefined ? [] : [expected]);
          // The sidebar may call a page otherwise.
          const name = selectAll(`main [rel="${rel}"] strong`, html).map(textOf);
          expect(name, `${rel} of ${route}`).toEqual(expected === undefined ? [] : [frontTitle(expected)]);
        }

        const marked = selectAll('[data-sidebar] [aria-current="page"]', html).map(hrefOf);
        expect(new Set(marked), route).toEqual(new Set([route]));
        for (const category of selectAll('[data-sidebar] details', html)) {
          const holdsPage = selectAll('a', category).some((link) => hrefOf(link) === route);
          expect(category.properties.open === true, `${textOf(category)} on ${route}`).toBe(holdsPage);
        }

        const source = `docs${route.endsWith('/') ? `${route}index` : route}.mdx`;
        const edit = selectAll('main a', html).find((link) => textOf(link) === 'Edit this page');
        expect(hrefOf(edit), route).toBe(`https://github.com/isfhan/burger-api-website/edit/main/${source}`);
        // A file that no commit knows has no date; which date it is: `head.spec.ts`.
        const changed = select('main time', html);
        if (committed(source))
          expect(textOf(changed as Element), route).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
        expect(title, route).not.toBe('');
      }
    },
  );

  base('NAV-10.a categories open and close with Enter and Space', async ({ page }) => {
    await page.goto('/docs/');
    const category = page.locator('nav details').filter({ hasText: 'Core Concepts' }).first();
    const summary = category.locator('summary').first();
    await expect(category).not.toHaveAttribute('open');
    await summary.press('Enter');
    await expect(category).toHaveAttribute('open');
    await expect(category.getByRole('link', { name: 'Configuration' })).toBeVisible();
    await summary.press(' ');
    await expect(category.getByRole('link', { name: 'Configuration' })).toBeHidden();
  });

  base(
    'DATA-0 DATA-1.a the latest version: its label, its addresses, no notice, nothing kept from search',
    async ({ page }) => {
      await page.goto(DOC);
      const latest = readVersions().find(({ isLast }) => isLast);
      await expect(versionMenu(page)).toHaveText(`Docs version: ${latest?.label}`);
      await expect(page.getByRole('note', { name: 'Version', exact: true })).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://burger-api.com${DOC}`,
      );
      // The engine's own sidebar rides in what every page loads: ours is there instead, once.
      const entry = fs
        .readdirSync(path.resolve('doc_build/static/js'))
        .filter((name) => /^index\..*\.js$/.test(name));
      expect(entry).toHaveLength(1);
      expect(readBuilt(`static/js/${entry[0]}`)).not.toContain(`${DOC}.html`);
    },
  );
});

const versions = base.extend<object, { site: Site }>(siteFixture('versions', 'built'));

/** Clean addresses of all built pages. */
const routesOf = ({ dir }: Site) => readPages(path.join(dir, 'doc_build'));

const builtPage = ({ dir }: Site, route: string): Root =>
  parse(fs.readFileSync(path.join(dir, 'doc_build', fileOfRoute(route)), 'utf8'));

/** Entries of the version menu of a page: label → address. */
function entriesOf(html: Root): Record<string, string> {
  const menu = selectAll('[aria-controls] + ul', html).find((list) => textOf(list).includes('0.4.0'));
  return Object.fromEntries(selectAll('a', menu as Element).map((link) => [textOf(link), hrefOf(link)]));
}

versions.describe('three versions', () => {
  versions.describe.configure({ mode: 'default', timeout: SITE_LIMIT });

  versions(
    'DATA-1.b from every page every entry of the version menu answers 200',
    async ({ site, request }) => {
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
    },
  );

  versions(
    'DATA-1.b the menu leads to the same doc, else to the main doc of the version',
    async ({ site }) => {
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
    },
  );

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
    // A version without tutorials leads to none.
    const old = builtPage(site, '/docs/0.4.0/');
    expect(selectAll('[data-sidebar] p a', old)).toEqual([]);
    const neighbours = (route: string) =>
      ['prev', 'next'].map((rel) => hrefOf(select(`main [rel="${rel}"]`, builtPage(site, route))));
    expect(neighbours('/docs/0.4.0/core/gone')).toEqual(['/docs/0.4.0/', '/docs/0.4.0/core/routing']);
    expect(neighbours('/docs/guide/')).toEqual(['/docs/core/validation', '/docs/guide/more']);
    // What the front matter says wins.
    expect(neighbours('/docs/guide/more')).toEqual(['/docs/', '']);
  });

  versions('DATA-3 references mean the version that is read', async ({ site }) => {
    const footer = (route: string) => selectAll('footer ul a', builtPage(site, route)).map(hrefOf);
    expect(footer('/docs/')).toEqual(['/docs/', '/docs/core/validation', '/docs/tutorials/hello']);
    expect(footer('/docs/next/')).toEqual(['/docs/next/', '/docs/next/', '/docs/next/tutorials/hello']);
    expect(footer('/docs/0.4.0/guide')).toEqual(['/docs/0.4.0/', '/docs/0.4.0/', '/docs/0.4.0/']);
    expect(footer('/blog')).toEqual(footer('/docs/'));
  });

  versions(
    'DATA-1.c other versions say so, lead to the latest, and are kept from search engines',
    async ({ site, request }) => {
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
        expect(report.searchParams.get('body'), route).toContain(
          `${route}\nVersion: ${name === 'next' ? 'Next' : '0.4.0 (old)'}\n`,
        );
        const latest = entriesOf(html)['0.5.0'];
        expect(hrefOf(select('a', note as Element)), route).toBe(latest);
        expect(textOf(note as Element), route).toContain(
          name === 'next'
            ? 'Fixture Next, which is not released yet.'
            : 'Fixture 0.4.0 (old), an older version.',
        );
        expect(robots, route).toBe('noindex');
        expect(canonical, route).toBe(`https://fixture.example${latest}`);
        expect(inSitemap, route).toBe(false);
      }
      expect(sitemap).toContain('<loc>https://fixture.example/docs/core/validation</loc>');
    },
  );

  versions('R-10 the old address of a heading that has moved leads to its new place', async ({ page }) => {
    await page.goto('/docs/guide/');
    await appReady(page);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    // Typed into the address bar: the head script follows before the application is asked for.
    await page.goto('/docs/core/validation?from=mail#steps');
    await expect(page).toHaveURL('/docs/?from=mail#first-steps');
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeInViewport();
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/docs/guide/');

    await page.goto('/docs/0.4.0/core/gone#routes');
    await expect(page).toHaveURL('/docs/0.4.0/core/routing');

    // Inside the page, with the application.
    await page.goto('/docs/core/validation');
    await appReady(page);
    await page.evaluate(() => location.assign('#rules'));
    await expect(page).toHaveURL('/docs/guide/more');

    // By the application, which comes back to an entry with such an address.
    await page.goto('/docs/core/validation');
    await appReady(page);
    await page.evaluate(() => history.replaceState(history.state, '', '#rules'));
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('main h1')).toHaveText('Home');
    await page.goBack();
    await expect(page).toHaveURL('/docs/guide/more');
  });

  versions.describe('without scripts', () => {
    versions.use({ javaScriptEnabled: false });

    versions('R-10 the old address of a heading shows a link to its new place', async ({ page }) => {
      await page.goto('/docs/core/validation#steps');
      await expect(page.getByText('This section has moved')).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'More' })).toBeHidden();
      const link = page.locator('main').getByRole('link', { name: 'First steps' });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL('/docs/#first-steps');
    });
  });

  versions('NAV-3.b arrows, Home and End move through the menu', async ({ page }) => {
    await page.goto('/docs/core/routing');
    await appReady(page);
    const menu = versionMenu(page);
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    await menu.press('ArrowDown');
    await expect(entry('Next')).toBeFocused();
    for (const [key, name] of [
      ['ArrowDown', '0.5.0'],
      ['ArrowDown', '0.4.0 (old)'],
      ['ArrowDown', 'Next'],
      ['ArrowUp', '0.4.0 (old)'],
      ['Home', 'Next'],
      ['End', '0.4.0 (old)'],
      ['ArrowUp', '0.5.0'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(entry(name), key).toBeFocused();
    }
    await expect(entry('0.5.0')).toHaveAttribute('aria-current', 'true');
    await expect(entry('Next')).not.toHaveAttribute('aria-current');
  });

  versions(
    'ST-7 the version that a reader picks is kept; the page being read wins over it',
    async ({ page }) => {
      await page.goto('/docs/core/routing');
      await appReady(page);
      const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
      const bar = page.getByRole('navigation', { name: 'Main' });
      expect(await stored()).toBeNull();
      await versionMenu(page).press('ArrowDown');
      await bar.getByRole('link', { name: '0.4.0 (old)' }).click();
      await expect(page).toHaveURL('/docs/0.4.0/core/routing');
      await expect(versionMenu(page)).toHaveText('Docs version: 0.4.0 (old)');
      await expect(versionMenu(page)).toHaveAttribute('aria-expanded', 'false');
      expect(await stored()).toBe('0.4.0');

      await bar.getByRole('link', { name: 'Blog' }).click();
      await expect(page.locator('main h1')).toHaveText('Blog');
      await expect(versionMenu(page)).toHaveText('Docs version: 0.4.0 (old)');
      await expect(bar.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
        'href',
        '/docs/0.4.0/',
      );
      await page.reload();
      await expect(versionMenu(page)).toHaveText('Docs version: 0.4.0 (old)');

      await page.goto('/docs/next/');
      await appReady(page);
      await expect(versionMenu(page)).toHaveText('Docs version: Next');
      expect(await stored()).toBe('0.4.0');
    },
  );

  versions('ST-7 an unknown name is removed, and another tab is followed', async ({ page, context }) => {
    await context.addInitScript((key) => {
      if (!location.protocol.startsWith('http')) return;
      if (!sessionStorage.getItem('seen')) localStorage.setItem(key, '9.9.9');
      sessionStorage.setItem('seen', 'yes');
    }, KEY);
    await page.goto('/blog');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await expect(versionMenu(page)).toHaveText('Docs version: 0.5.0');
    const other = await context.newPage();
    await other.addInitScript(() => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('seen', 'yes');
    });
    await other.goto('/blog/post');
    await other.evaluate((key) => localStorage.setItem(key, 'next'), KEY);
    await expect(versionMenu(page)).toHaveText('Docs version: Next');
  });

  versions('ST-7 ST-8 without storage the choice holds for the visit', async ({ page }) => {
    await page.addInitScript(STORAGE_FAULTS.throws);
    await page.goto('/docs/');
    await appReady(page);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await versionMenu(page).press('ArrowDown');
    await bar.getByRole('link', { name: '0.4.0 (old)' }).click();
    await expect(page).toHaveURL('/docs/0.4.0/');
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('main h1')).toHaveText('Blog');
    await expect(versionMenu(page)).toHaveText('Docs version: 0.4.0 (old)');
  });

  versions('DATA-2.a a draft is in no file of the build', async ({ site, page, request, problems }) => {
    problems.expect(STATUS_404);
    const response = await page.goto('/docs/draft');
    expect(response?.status()).toBe(404);
    expect((await request.get('/docs/draft.md')).status()).toBe(404);
    const out = path.join(site.dir, 'doc_build');
    for (const file of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
      const full = path.join(out, file);
      if (!fs.statSync(full).isFile() || !/\.(?:html|js|json|md|txt|xml)$/.test(file)) continue;
      expect(fs.readFileSync(full, 'utf8'), file).not.toContain('Draft words.');
      expect(fs.readFileSync(full, 'utf8'), file).not.toContain('/docs/draft');
    }
  });

  versions(
    'DATA-2.b an unlisted page is built, marked, noindex, and nothing leads to it',
    async ({ site, page, request }) => {
      const response = await page.goto('/docs/secret');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('note', { name: 'Unlisted' })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      // It has its place in the site all the same.
      await expect(page.getByRole('navigation', { name: 'Documentation pages' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Secret doc');
      await expect(page.locator('main [rel="prev"], main [rel="next"]')).toHaveCount(0);
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
      // Language models are told of the latest version only.
      const llms = await (await request.get('/llms-full.txt')).text();
      expect(llms).toContain('This is version 0.5.0.');
      for (const other of ['This is version 0.4.0.', 'This is the next version.'])
        expect(llms).not.toContain(other);
      await page.goto('/blog/unlisted');
      await expect(page.getByRole('note', { name: 'Unlisted' })).toBeVisible();
    },
  );

  for (const [name, address] of [
    ['home', '/'],
    ['doc', '/docs/core/routing'],
    ['older doc', '/docs/0.4.0/core/routing'],
    ['post', '/blog/post'],
    ['blog', '/blog'],
    ['not-found', '/docs/core/routin'],
  ] as const) {
    // To be read by whoever changes it: `npx playwright test docs -g "screen reader" --update-snapshots` writes it anew.
    versions(`a screen reader reads ${name} from the first word to the last`, async ({ page, problems }) => {
      if (name === 'not-found') problems.expect(STATUS_404);
      await page.goto(address);
      await appReady(page);
      // The nearest pages come after the page.
      if (name === 'not-found') await expect(page.getByRole('main').getByText('Did you mean')).toBeVisible();
      expect(await transcript(page)).toMatchSnapshot(`${name}.txt`);
    });
  }

  versions.describe('without scripts', () => {
    versions.use({ javaScriptEnabled: false });

    versions('NAV-3 ST-9 focus opens the menu, and its entries lead on', async ({ page }) => {
      await page.goto('/docs/core/routing');
      const menu = versionMenu(page);
      await menu.focus();
      const old = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '0.4.0 (old)' });
      await expect(old).toBeVisible();
      await old.click();
      await expect(page).toHaveURL('/docs/0.4.0/core/routing');
    });
  });
});

plain('DATA-1.a npm run docs:version: a version that is cut is built beside the others', async () => {
  plain.setTimeout(SITE_LIMIT);
  const dir = copySite('versions');
  try {
    const cut = cutVersion({ docsDir: path.join(dir, 'docs') }, '0.6.0');
    expect(cut).toMatchObject({ kept: '0.5.0', latest: '0.6.0' });
    const { code, output } = await buildSite(dir);
    expect(code, output).toBe(0);
    const page = (route: string) =>
      parse(fs.readFileSync(path.join(dir, 'doc_build', fileOfRoute(route)), 'utf8'));
    expect(entriesOf(page('/docs/core/validation'))).toEqual({
      Next: '/docs/next/',
      '0.6.0': '/docs/core/validation',
      '0.5.0': '/docs/0.5.0/core/validation',
      '0.4.0 (old)': '/docs/0.4.0/',
    });
    const kept = page('/docs/0.5.0/');
    expect(textOf(select('main', kept) as Element)).toContain('This is version 0.5.0.');
    expect(textOf(select('main [role="note"]', kept) as Element)).toContain('an older version');
    expect(selectAll('main article a', kept).map(hrefOf)).toContain('/docs/0.5.0/core/routing');
    expect(sidebarLinks(kept)).toContain('/docs/0.5.0/guide/more');
    expect(sidebarLinks(page('/docs/')).some((href) => href.startsWith('/docs/0.5.0'))).toBe(false);
  } finally {
    removeSite(dir);
  }
});

/** The engine's notes in the console of a page that follows an edit are its own. */
const development = plain.extend<object, { site: Site }>(siteFixture('versions', 'development'));

development.describe.configure({ mode: 'default', timeout: SITE_LIMIT });

development('R-6.g development shows the not-found page too', async ({ page }) => {
  await page.goto('/docs/nope');
  // Compiled at the first visit.
  await expect(page.locator('main h1')).toHaveText('Page not found', { timeout: 60_000 });
  await expect(page).toHaveTitle(/^Page not found \| /);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('main h1')).toHaveText('Blog', { timeout: 60_000 });
});

development(
  'DATA-2.a in development a draft is there, marked on its page and in the sidebar',
  async ({ page, site }) => {
    await page.goto('/docs/draft');
    await expect(page.getByRole('note', { name: 'Draft' })).toBeVisible({ timeout: 30_000 });
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await expect(sidebar.getByRole('link', { name: 'In progress Draft' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // A menu file that changes: the sidebar follows.
    const file = path.join(site.dir, 'docs/docs/core/_meta.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"Validation"', '"Checking input"'));
    await expect(sidebar.getByRole('link', { name: 'Checking input', includeHidden: true })).toHaveCount(1, {
      timeout: 60_000,
    });
  },
);
