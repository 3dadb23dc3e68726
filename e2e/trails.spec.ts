/** Where a page stands, wherever it is said: breadcrumbs, JSON-LD, the blog's navigation, hits of the search. */
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { fileOfRoute, readBuilt, readRoutes } from './support/site.ts';
import { appReady, expect, fileTest, type Page, test } from './support/test.ts';

const AUTHOR = '/blog/authors/all-isfhan-ahmed-articles';
const POST = '/blog/burger-api-v0.5.0-release';

const blogRoutes = readRoutes().filter((route) => route.startsWith('/blog'));

const breadcrumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' });

test('NAV-6.a tutorials are named, and lead to the overview but from there', async ({ page }) => {
  await page.goto('/docs/tutorials/hello-world');
  await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['', 'Tutorials', 'Hello World API']);
  await expect(breadcrumbs(page).locator('[aria-current="page"]')).toHaveText('Hello World API');
  await breadcrumbs(page).getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL('/docs/tutorials/intro');
  await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['', 'Tutorials', 'Overview']);
  await expect(breadcrumbs(page).getByRole('link')).toHaveCount(1);
  await expect(breadcrumbs(page).locator('[aria-current="page"]')).toHaveText('Overview');
});

for (const [route, steps] of [
  ['/blog', ['Blog']],
  ['/blog/archive', ['Blog', 'Archive']],
  ['/blog/tags', ['Blog', 'Tags']],
  ['/blog/tags/cors', ['Blog', 'Tags', 'CORS']],
  ['/blog/authors', ['Blog', 'Authors']],
  [AUTHOR, ['Blog', 'Authors', 'Isfhan Ahmed']],
  [POST, ['Blog', 'BurgerAPI 0.5.0']],
] as const) {
  test(`NAV-6.a BLOG-4 ${route} has the breadcrumbs ${steps.join(' / ')}`, async ({ page }) => {
    await page.goto(route);
    await expect(breadcrumbs(page).getByRole('listitem')).toHaveText(['', ...steps]);
    await expect(breadcrumbs(page).locator('[aria-current="page"]')).toHaveText(steps.at(-1) ?? '');
    await expect(breadcrumbs(page).getByRole('link')).toHaveCount(steps.length);
    // The last link is the step above: each of them leads somewhere.
    await appReady(page);
    const above = breadcrumbs(page).getByRole('link').last();
    const target = (await above.getAttribute('href')) ?? '';
    await above.click();
    await expect(page).toHaveURL(target);
  });
}

fileTest('NAV-6.b the JSON-LD of every page of the blog has every step of its breadcrumbs', () => {
  expect(blogRoutes.length).toBeGreaterThan(10);
  for (const route of blogRoutes) {
    const tree = fromHtml(readBuilt(fileOfRoute(route)));
    const shown = selectAll('nav[aria-label="Breadcrumbs"] li', tree).map(
      (step) => select('a[aria-label]', step)?.properties.ariaLabel ?? textOf(step),
    );
    const script = select('script[type="application/ld+json"]', tree);
    const { '@graph': graph } = JSON.parse(textOf(script ?? tree));
    const list = graph.find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList');
    expect(
      list.itemListElement.map(({ name }: { name: string }) => name),
      route,
    ).toEqual(shown);
    expect(list.itemListElement.at(-1).item, route).toBe(`https://burger-api.com${route}`);
  }
});

for (const [layout, width] of [
  ['desktop', 1280],
  ['mobile', 390],
] as const) {
  test(`BLOG-3 BLOG-4 the blog’s navigation marks where one is, ${layout}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const route of blogRoutes) {
      await page.goto(route);
      if (layout === 'mobile') {
        await appReady(page);
        await page.getByRole('button', { name: 'Open navigation menu' }).click();
      }
      const navigation =
        layout === 'mobile'
          ? page.getByRole('dialog', { name: 'Navigation menu' })
          : page.getByRole('navigation', { name: 'Blog', exact: true });
      const marked = navigation.locator('a[aria-current]');
      await expect(marked, route).toHaveCount(1);
      const [, section] = /^(\/blog\/(?:tags|authors))\/./.exec(route) ?? [];
      await expect(marked, route).toHaveAttribute('href', section ?? route);
      await expect(marked, route).toHaveAttribute('aria-current', section ? 'true' : 'page');
      // Seen, not only heard.
      const other = navigation.locator('a:not([aria-current])').first();
      const weight = await other.evaluate((link) => getComputedStyle(link).fontWeight);
      await expect(marked, route).not.toHaveCSS('font-weight', weight);
    }
  });
}

async function searchFor(page: Page, query: string) {
  await page.goto('/docs/');
  await appReady(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  const hits = page.getByRole('option');
  await expect(hits.first()).toContainText(new RegExp(query, 'i'));
  return hits;
}

test('NAV-4.d no hit names its page twice in a row', async ({ page }) => {
  for (const query of ['ecosystem', 'deployment', 'tutorials']) {
    const hits = await searchFor(page, query);
    const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group');
    await expect(groups.first()).toBeVisible();
    for (const text of [...(await groups.allInnerTexts()), ...(await hits.allInnerTexts())]) {
      expect(text).not.toMatch(/([^›\n]+\S) › \1(?:\n| ›|$)/);
      expect(text).not.toMatch(/^([^\n]+)\n+(?:.* › )?\1(?:\n|$)/);
    }
  }
});

test('NAV-4.d hits with the same heading are told apart by their pages', async ({ page }) => {
  await searchFor(page, 'From file to URL');
  const section = page.getByRole('option', { name: /^From file to URL/ });
  await expect(section).toHaveCount(4);
  for (const name of ['Dynamic Routes', 'Route Groups', 'Static Routes', 'Wildcard Routes']) {
    const group = page.getByRole('group', { name, exact: true });
    await expect(group.getByRole('option', { name: /^From file to URL/ })).toHaveCount(1);
    await expect(group.getByText(/^Docs › .*Routing/)).toBeVisible();
  }
});
