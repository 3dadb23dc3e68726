/**
 * specification.md BLOG on a site of 25 posts, 3 authors and odd tags: cases that the site's own three posts lack. `plugins/blog` and
 * `theme/blog` test times, tags of all letters and the content of feeds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readPages } from '../support/builtSite.ts';
import { edit, type Site, siteFixture } from '../support/fixtures.ts';
import { one, selectAll, textsOf, treeOf } from '../support/html.ts';
import { fileTest as base, expect } from '../support/test.ts';

const built = base.extend<{ site: Site }>(siteFixture('blog', 'built'));

const pageOf = (site: Site, route: string) => treeOf(route, site.build);

const TAGS = ['2025', 'api', 'c', 'c-plus-plus', 'c-sharp', 'japanese', 'road-map', 'uenicode', 'zod'];

built.describe('a built blog of 25 posts', () => {
  built.describe.configure({ mode: 'default' });

  built('BLOG-6 exactly the pages exist that the folder calls for', async ({ site, request }) => {
    const expected = [
      '/',
      '/blog',
      '/blog/archive',
      '/blog/authors',
      '/blog/tags',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/unlisted',
      '/blog/2024/nested',
      '/blog/plain-markdown',
      '/blog/v0.5.0-with-dots',
      ...TAGS.map((tag) => `/blog/tags/${tag}`),
      ...['ada-lovelace', 'grace-hopper', 'zoe-o-neill'].map((name) => `/blog/authors/all-${name}-articles`),
      ...Array.from({ length: 25 }, (_, at) => at + 1)
        .filter((n) => ![5, 8, 11].includes(n))
        .map((n) => `/blog/post-${String(n).padStart(2, '0')}`),
    ];
    expect(readPages(site.build)).toEqual(expected.sort());
    for (const address of ['/blog/draft', '/blog/tags/never', '/blog/page/4'])
      expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
  });

  built('BLOG-1.b the list has ten posts a page, and leads from page to page', async ({ page, site }) => {
    const titles = ['/blog', '/blog/page/2', '/blog/page/3'].map((route) =>
      textsOf('main article article h2', pageOf(site, route)),
    );
    expect(titles.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(new Set(titles.flat()).size).toBe(25);
    expect(titles[0]?.[0]).toBe('Post 25');
    // The newest one leads, drawn by its tags where it names no drawing; their names are heard once.
    const newest = one('main article article', pageOf(site, '/blog'));
    const tags = textsOf('ul[aria-label="Tags"] li', newest);
    expect(tags).not.toEqual([]);
    expect(textsOf('svg[aria-hidden="true"] text', newest)).toEqual(tags);
    const drawings = ['/blog', '/blog/page/2'].map(
      (route) => selectAll('main article svg', pageOf(site, route)).length,
    );
    expect(drawings).toEqual([1, 0]);
    const second = pageOf(site, '/blog/page/2');
    expect(textsOf('nav[aria-label="Breadcrumbs"] li', second)).toEqual(['', 'Blog', 'Page 2']);
    expect(textsOf('nav[aria-label="Blog"] a[aria-current="true"]', second)).toEqual(['All posts']);
    await page.goto('/blog');
    const dates = await page
      .locator('main article article > time')
      .evaluateAll((all) => all.map((time) => Math.round(time.getBoundingClientRect().left)));
    expect(dates).toHaveLength(9);
    expect(new Set(dates).size, 'the dates of the others stand in a column').toBe(1);
    // `lists.test.tsx` has the marks and links of all pages of a list.
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' });
    await pages.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(page.locator('main h1')).toHaveText('Blog, page 2');
    await page.setViewportSize({ width: 320, height: 800 });
    const [newer, older] = await Promise.all(
      ['Newer posts', 'Older posts'].map((name) => pages.getByRole('link', { name }).boundingBox()),
    );
    expect(newer?.y, 'newer and older posts share a line on the smallest screen').toBe(older?.y);
  });

  built('the sidebar names the 20 newest posts by year', ({ site }) => {
    const sidebar = one('nav[aria-label="Blog"]', pageOf(site, '/blog/tags/c-plus-plus'));
    expect(textsOf('a', sidebar).filter((text) => /^Post \d+$/.test(text))).toHaveLength(20);
    const years = textsOf('p', sidebar).filter((text) => /^20\d\d$/.test(text));
    expect(years).toEqual(['2025', '2024', '2023']);
  });
});

const development = base.extend<{ site: Site }>(siteFixture('blog', 'development'));

/** Time in ms for a change to arrive, restarts of the engine included, on a busy machine. */
const FOLLOWS = { timeout: 100_000 };

/** Timeout in ms for an answer: a server that is shutting down never answers new requests. */
const ANSWERS = { timeout: 30_000 };

development(
  'BLOG-6 in development the lists follow an edit, a draft, a new tag, a new and a deleted post',
  { tag: '@audit' },
  async ({ page, site: { dir } }) => {
    development.setTimeout(300_000);
    /**
     * Reopens a page until it shows the expected content: while the engine restarts, nothing answers. Not too
     * soon: a page that is left while the engine compiles it is compiled from the start at the next visit.
     */
    const shows = (address: string, selector: string, text: string) =>
      expect(async () => {
        await page.goto(address, ANSWERS);
        const found = page.locator(selector).getByText(text, { exact: true }).first();
        await expect(found).toBeVisible({ timeout: 20_000 });
      }).toPass(FOLLOWS);

    await shows('/blog', 'main h2', 'Post 25');
    await expect(page.locator('main h2').first()).toHaveText('Draft post');
    await expect(page.locator('main article article').first()).toContainText('Draft');

    edit(dir, 'docs/blog/post-25.mdx', ['title: "Post 25"', 'title: "Edited title"']);
    await expect(page.locator('main h2', { hasText: 'Edited title' })).toBeVisible(FOLLOWS);
    await expect(page.getByRole('navigation', { name: 'Blog', exact: true })).toContainText(
      'Edited title',
      FOLLOWS,
    );

    edit(dir, 'docs/blog/post-25.mdx', ['tags: ["', 'tags: ["never", "']);
    await shows('/blog/tags/never', 'main h1', '1 post tagged with "Never used"');

    edit(dir, 'docs/blog/_tags.json', ['"label": "Never used"', '"label": "Used now"']);
    await shows('/blog/tags/never', 'main h1', '1 post tagged with "Used now"');

    const added = path.join(dir, 'docs/blog/brand-new.mdx');
    fs.writeFileSync(
      added,
      '---\ntitle: Brand new\ndescription: D\ndate: 2026-03-01\nauthors: [grace]\n---\n\n# Brand new\n\nWords.\n',
    );
    await shows('/blog', 'main h2', 'Brand new');
    await shows('/blog/brand-new', 'main h1', 'Brand new');
    const feed = await page.request.get('/blog/rss.xml');
    expect(await feed.text()).toContain('<title>Brand new</title>');

    fs.rmSync(added);
    await expect(async () => {
      await page.goto('/blog', ANSWERS);
      await expect(page.locator('main h2', { hasText: 'Edited title' })).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('main h2', { hasText: 'Brand new' })).toHaveCount(0);
    }).toPass(FOLLOWS);
  },
);
