/** specification.md R-10, NAV-6, NAV-8, NAV-10, DATA: the docs on the site. */

import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parse as parseYaml } from 'yaml';
import { treeOf } from './support/html.ts';
import { DOC } from './support/pages.ts';
import { committed, ROOT, readBuilt, readRoutes, readVersions, sourceOf } from './support/site.ts';
import { test as base, expect } from './support/test.ts';
import { hrefOf, sidebarLinks, versionMenu } from './support/versions.ts';

/** Clean addresses of the docs, and the links of the sidebar that each page shows. */
const docs = () => readRoutes().filter((route) => route.startsWith('/docs/'));

const titles = new Map<string, string>();

/** Title of a page in its front matter, read once. */
function frontTitle(route: string): string {
  const title = titles.get(route) ?? readTitle(route);
  titles.set(route, title);
  return title;
}

function readTitle(route: string): string {
  const source = sourceOf(route);
  const [, head = ''] = source ? fs.readFileSync(path.join(ROOT, source), 'utf8').split(/^---$/m) : [];
  return String(parseYaml(head)?.title);
}

base.describe('docs on the site', () => {
  base('R-10 the first page of a category of three or more leads to the others', { tag: '@site' }, () => {
    let categories = 0;
    for (const route of docs()) {
      const html = treeOf(route);
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
        const html = treeOf(route);
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
