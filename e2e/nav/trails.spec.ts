/** The place of a page in the site, wherever it is shown: breadcrumbs, JSON-LD, the blog's navigation, hits of the search. */
import { BLOG, BLOG_TAGS, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import {
  isDoc,
  isFirstLanguage,
  localeOf,
  readAuthors,
  readPosts,
  readRoutes,
  readTags,
  siteOrigin,
  wordsOf,
} from '../support/builtSite.ts';
import {
  hrefOf,
  hrefsOf,
  one,
  property,
  select,
  selectAll,
  textOf,
  textsOf,
  treeOf,
} from '../support/html.ts';
import { open } from '../support/pageParts.ts';
import { TAG, TUTORIAL } from '../support/pages.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';

const ORIGIN = siteOrigin();

const blogRoutes = readRoutes().filter((route) => route.startsWith(BLOG));

const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

/** Names of the steps to a page of the blog, home apart, from its address and the files of the blog. */
function stepsTo(route: string): string[] {
  const post = readPosts().find((each) => each.route === route);
  if (post) return ['Blog', post.title];
  const [, section = '', key = ''] = /^\/blog\/?([^/]*)\/?(.*)$/.exec(route) ?? [];
  if (section === '') return ['Blog'];
  if (section === 'page') return ['Blog', `Page ${key}`];
  const name = section.charAt(0).toUpperCase() + section.slice(1);
  if (key === '') return ['Blog', name];
  if (section === 'tags') return ['Blog', name, readTags()[key]?.label ?? ''];
  const authors = Object.values(readAuthors()).map((author) => author.name);
  const words = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');
  return ['Blog', name, authors.find((author) => key === `all-${words(author)}-articles`) ?? ''];
}

fileTest('NAV-6.a every page of the blog has breadcrumbs, which lead to pages', { tag: '@site' }, () => {
  const routes = readRoutes();
  for (const route of blogRoutes) {
    const list = one('nav[aria-label="Breadcrumbs"]', treeOf(route));
    const steps = stepsTo(route);
    expect(textsOf('li', list).slice(1), route).toEqual(steps);
    expect(textsOf('[aria-current="page"]', list), route).toEqual(steps.slice(-1));
    const links = hrefsOf('a', list);
    expect(links, route).toHaveLength(steps.length);
    for (const link of links) expect(routes, route).toContain(link);
  }
});

fileTest('NAV-6.b the JSON-LD of every page has the steps of its breadcrumbs', { tag: '@site' }, () => {
  const pages = readRoutes().filter((route) => isDoc(route) || route.startsWith(BLOG));
  for (const route of pages) {
    const tree = treeOf(route);
    const shown = selectAll(`nav[aria-label="${wordsOf(route).pageBreadcrumbs}"] li`, tree);
    // The last step is the page itself, and no link.
    const linked = shown.flatMap((step, at) => {
      const link = select('a', step);
      if (at === shown.length - 1) return { name: textOf(step), item: ORIGIN + route };
      return link ? { name: property(link, 'ariaLabel') ?? textOf(step), item: ORIGIN + hrefOf(link) } : [];
    });
    const { '@graph': graph } = JSON.parse(textOf(one('script[type="application/ld+json"]', tree)));
    const list = graph.find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList');
    expect(list.itemListElement, route).toEqual(
      linked.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    );
    const home = isFirstLanguage(route) ? '/' : `/${localeOf(route).code}/`;
    expect(list.itemListElement[0].item, route).toBe(ORIGIN + home);
    for (const { item } of linked) expect(readRoutes(), route).toContain(item.slice(ORIGIN.length));
  }
});

fileTest('the blog’s navigation marks the current page, on every page of the blog', { tag: '@site' }, () => {
  for (const route of blogRoutes) {
    const [, section] = /^(\/blog\/(?:tags|authors))\/./.exec(route) ?? [];
    const isList = route.startsWith(`${BLOG}/page/`);
    const recent = readPosts().findIndex((post) => post.route === route) < 20;
    for (const navigation of selectAll('nav[aria-label="Blog"]', treeOf(route))) {
      const marked = selectAll('a[aria-current]', navigation);
      if (!recent) continue;
      expect(marked, route).toHaveLength(1);
      expect(property(marked[0], 'href'), route).toBe(isList ? BLOG : (section ?? route));
      expect(property(marked[0], 'ariaCurrent'), route).toBe(section || isList ? 'true' : 'page');
    }
  }
});

/** The blog’s navigation shows where one is: seen, not only heard. The test above has the link. */
async function expectMarked(page: Page, layout: 'mobile' | 'desktop', route: string): Promise<void> {
  const navigation =
    layout === 'mobile'
      ? page.getByRole('dialog', { name: 'Navigation menu' })
      : page.getByRole('navigation', { name: 'Blog', exact: true });
  if (layout === 'mobile') await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const marked = navigation.locator('a[aria-current]');
  await expect(marked, route).toHaveCount(1);
  const other = navigation.locator('a:not([aria-current])').first();
  const line = await other.evaluate((link) => getComputedStyle(link).boxShadow);
  await expect(marked, route).not.toHaveCSS('box-shadow', line);
  if (layout === 'mobile') await page.keyboard.press('Escape');
}

const LAYOUTS = [
  // A phone leaves the breadcrumbs out.
  ['mobile', 768],
  ['desktop', 1280],
] as const;

for (const [layout, width] of process.env.AUDIT ? LAYOUTS : LAYOUTS.slice(0, 1)) {
  test(`NAV-6.a breadcrumbs lead to the page above, marked in the blog, ${layout}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const [route, above] of [
      [TAG, BLOG_TAGS],
      [TUTORIAL, TUTORIALS],
    ] as const) {
      await open(page, route);
      if (route === TAG) await expectMarked(page, layout, route);
      const last = breadcrumbs(page).getByRole('link').last();
      const name = await last.textContent();
      await last.click();
      await expect(page).toHaveURL(above);
      await expect(
        breadcrumbs(page)
          .getByRole('listitem')
          .filter({ hasText: name ?? 'a name' }),
      ).toHaveCount(1);
      // No link to an overview here: this page is one.
      await expect(breadcrumbs(page).getByRole('link')).toHaveCount(above === BLOG_TAGS ? 2 : 1);
      if (above === BLOG_TAGS) await expectMarked(page, layout, above);
    }
  });
}

test('no hit names its page twice; hits with the same heading differ by their pages', async ({ page }) => {
  await open(page, MAIN_DOC);
  await page.keyboard.press('/');
  const hits = page.getByRole('option');
  for (const query of process.env.AUDIT ? ['ecosystem', 'deployment', 'tutorials'] : ['ecosystem']) {
    await page.getByRole('combobox').fill(query);
    await expect(hits.first()).toContainText(new RegExp(query, 'i'));
    const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
    await expect(groups.first()).toBeVisible();
    for (const text of [...(await groups.allInnerTexts()), ...(await hits.allInnerTexts())]) {
      expect(text).not.toMatch(/([^›\n]+\S) › \1(?:\n| ›|$)/);
      expect(text).not.toMatch(/^([^\n]+)\n+(?:.* › )?\1(?:\n|$)/);
    }
  }
  await page.getByRole('combobox').fill('From file to URL');
  await expect(page.getByRole('option', { name: /^From file to URL/ })).toHaveCount(4);
  for (const name of ['Dynamic Routes', 'Route Groups', 'Static Routes', 'Wildcard Routes']) {
    const group = page.getByRole('group', { name, exact: true });
    await expect(group.getByRole('option', { name: /^From file to URL/ })).toHaveCount(1);
    await expect(group.getByText(/^Docs › .*Routing/)).toBeVisible();
  }
});
