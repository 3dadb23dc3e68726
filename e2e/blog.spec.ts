/** specification.md BLOG on the site's own posts. What three posts cannot show is proven in blogFixture.spec.ts. */
import { test as plainTest } from '@playwright/test';
import Parser from 'rss-parser';
import { readRoutes } from './support/site.ts';
import { appReady, expect, test } from './support/test.ts';

const POSTS = [
  {
    title: 'BurgerAPI 0.5.0',
    href: '/blog/burger-api-v0.5.0-release',
    date: '2025-11-01',
    day: 'November 1, 2025',
    tags: ['Release', 'TypeScript', 'CORS', 'Middleware'],
  },
  {
    title: 'BurgerAPI 0.4.0',
    href: '/blog/burger-api-v0.4.0-release',
    date: '2025-10-21',
    day: 'October 21, 2025',
    tags: ['Release', 'Framework', 'Wildcard', 'Routing'],
  },
  {
    title: 'BurgerAPI 0.3.0',
    href: '/blog/burger-api-v0.3.0-release',
    date: '2025-08-15',
    day: 'August 15, 2025',
    tags: ['Release', 'Framework', 'Zod', 'Validation'],
  },
] as const;

const AUTHOR = '/blog/authors/all-isfhan-ahmed-articles';

const FEEDS = ['rss.xml', 'atom.xml', 'feed.json'] as const;

/** All pages of the blog, from the sitemap. */
const blogRoutes = readRoutes().filter((route) => route.startsWith('/blog'));

test('BLOG-1.a the list shows each post with title, date, reading time, author, excerpt and tags, newest first', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.locator('main h1')).toHaveText('Blog');
  const cards = page.locator('main article article');
  await expect(cards).toHaveCount(POSTS.length);
  for (const [at, post] of POSTS.entries()) {
    const card = cards.nth(at);
    await expect(
      card.getByRole('heading', { level: 2 }).getByRole('link', { name: post.title }),
    ).toHaveAttribute('href', post.href);
    await expect(card.locator('time')).toHaveText(post.day);
    await expect(card.locator('time')).toHaveAttribute('datetime', post.date);
    await expect(card).toContainText(/\d+ min read/);
    await expect(card.getByRole('link', { name: 'Isfhan Ahmed' })).toHaveAttribute('href', AUTHOR);
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText([...post.tags]);
    await expect(card.getByRole('link', { name: `Read more about ${post.title}` })).toHaveAttribute(
      'href',
      post.href,
    );
    const excerpt = await card.locator(':scope > p').first().textContent();
    expect(excerpt?.length, 'characters of the excerpt').toBeGreaterThan(40);
    await page.request.get(post.href).then(async (response) => expect(response.status()).toBe(200));
  }
});

for (const width of [997, 1280, 1440]) {
  test(`BLOG-1.a NAV-7.c a list takes the column of the outline that it lacks, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/blog', '/blog/archive', '/blog/tags', '/blog/tags/cors', AUTHOR]) {
      await page.goto(route);
      await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
      const { size, free } = await page.locator('main').evaluate((main) => {
        const { right, width: size } = main.getBoundingClientRect();
        const gutter = Number.parseFloat(getComputedStyle(main.parentElement as Element).paddingInlineEnd);
        return { size, free: document.documentElement.clientWidth - gutter - right };
      });
      // As wide as the lines of a page may be, or as there is room.
      expect(Math.min(768 - size, Math.abs(free)), `${route}: ${size} px wide, ${free} px free`).toBeLessThan(
        1,
      );
    }
  });
}

test('BLOG-1.b three posts need no second page', async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0);
  expect((await request.get('/blog/page/2', { maxRedirects: 0 })).status()).toBe(404);
});

test('R-3 BLOG-2 a post begins with its title, date, reading time, author and tags', async ({ page }) => {
  for (const post of POSTS) {
    await page.goto(post.href);
    await expect(page.locator('main h1')).toHaveText(post.title);
    const time = page.locator('main article time').first();
    await expect(time).toHaveText(post.day);
    await expect(time).toHaveAttribute('datetime', post.date);
    await expect(page.locator('main article')).toContainText(/2025 \d+ min read by\sIsfhan Ahmed/);
    await expect(
      page.locator('main article').getByRole('list', { name: 'Tags' }).getByRole('link'),
    ).toHaveText([...post.tags]);
  }
});

for (const width of [320, 390, 768, 1280]) {
  test(`BLOG-1.a BLOG-2 no line below a post’s title begins or ends with a dot, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ['/blog', POSTS[0].href]) {
      await page.goto(route);
      const lines = page.locator('main article p:has(> span > time)');
      expect(await lines.count()).toBeGreaterThan(0);
      for (const line of await lines.all()) {
        // Words never hold a dot: it is drawn before an item, and what is left of the line is cut off.
        await expect(line).not.toContainText('·');
        await expect(line).toHaveCSS('overflow-x', 'clip');
        const items = await line.evaluate((paragraph) => {
          const start = paragraph.getBoundingClientRect().left;
          return [...paragraph.children].map((item) => {
            const words = document.createRange();
            words.selectNodeContents(item);
            const { left, top } = words.getBoundingClientRect();
            return { dot: item.getBoundingClientRect().left - start, words: left - start, top };
          });
        });
        expect(items.length).toBe(3);
        for (const [at, { dot, words, top }] of items.entries()) {
          const first = at === 0 || Math.abs(top - (items[at - 1]?.top ?? 0)) > 8;
          if (first) expect([Math.round(words), dot < -8], `item ${at} begins its line`).toEqual([0, true]);
          else expect(dot, `item ${at} shows its dot`).toBeGreaterThan(8);
        }
      }
    }
  });
}

test('R-2 BLOG-3 recent posts stand by year on all pages of the blog', async ({ page }) => {
  for (const route of blogRoutes) {
    await page.goto(route);
    const sidebar = page.getByRole('navigation', { name: 'Blog', exact: true });
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByText('Recent posts')).toBeVisible();
    await expect(sidebar.getByText(/^20\d\d$/)).toHaveText(['2025']);
    await expect(sidebar.getByRole('link', { name: /^BurgerAPI 0/ })).toHaveText(
      POSTS.map(({ title }) => title),
    );
    await expect(sidebar.getByRole('list', { name: 'Recent posts 2025' }).getByRole('link')).toHaveText(
      POSTS.map(({ title }) => title),
    );
  }
});

test('BLOG-3 ST-3.b on mobile the recent posts are the first panel of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/archive');
  await appReady(page);
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
  await expect(dialog.getByText('Recent posts')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'RSS' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(dialog.getByText('Recent posts')).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'Docs' })).toBeVisible();
});

test('BLOG-4 archive, tags and authors are reached from the blog’s own navigation', async ({ page }) => {
  await page.goto('/blog');
  const sidebar = page.getByRole('navigation', { name: 'Blog', exact: true });
  for (const [name, href] of [
    ['Archive', '/blog/archive'],
    ['Tags', '/blog/tags'],
    ['Authors', '/blog/authors'],
    ['All posts', '/blog'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(href);
    await expect(page.locator('main h1')).toHaveText(name === 'All posts' ? 'Blog' : name);
  }
});

test('BLOG-4 the archive has years with month and day', async ({ page }) => {
  await page.goto('/blog/archive');
  await expect(page.locator('main h2')).toHaveText(['2025']);
  await expect(page.locator('main article li time')).toHaveText(['November 1', 'October 21', 'August 15']);
  await expect(page.locator('main article li a')).toHaveText(POSTS.map(({ title }) => title));
  // Columns for the eye are words with spaces between them for everything else.
  await expect(page.locator('main article li').first()).toHaveText(`November 1 ${POSTS[0].title}`);
});

test('BLOG-4 authors are counted, and an author’s page lists all articles', async ({ page }) => {
  await page.goto('/blog/authors');
  const row = page.locator('main article li');
  await expect(row).toHaveCount(1);
  await expect(row).toHaveText('Isfhan Ahmed Creator of BurgerAPI 3 articles');
  await row.getByRole('link', { name: 'Isfhan Ahmed' }).click();
  await expect(page).toHaveURL(AUTHOR);
  await expect(page.locator('main h1')).toHaveText('Articles by Isfhan Ahmed');
  await expect(page.locator('main article article h2')).toHaveText(POSTS.map(({ title }) => title));
  await expect(page.getByRole('link', { name: 'GitHub', exact: true }).last()).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/isfhan/,
  );
});

test('BLOG-4 tags stand by letter with counts, and a tag’s page says how many posts there are', async ({
  page,
}) => {
  await page.goto('/blog/tags');
  await expect(page.locator('main h2')).toHaveText(['C', 'F', 'M', 'R', 'T', 'V', 'W', 'Z']);
  const rows = page.locator('main article li');
  await expect(rows).toHaveCount(9);
  await expect(rows.filter({ hasText: 'Release' })).toHaveText('Release 3 posts');
  await expect(rows.filter({ hasText: 'Zod' })).toHaveText('Zod 1 post');
  for (const tag of new Set(POSTS.flatMap(({ tags }) => tags))) {
    await page.goto(`/blog/tags/${tag.toLowerCase()}`);
    const expected = POSTS.filter(({ tags }) => (tags as readonly string[]).includes(tag));
    const title = `${expected.length} post${expected.length === 1 ? '' : 's'} tagged with "${tag}"`;
    await expect(page).toHaveTitle(`${title} | BurgerAPI`);
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.locator('main').getByText('tagged with')).toHaveCount(1);
    await expect(page.locator('main article article h2')).toHaveText(expected.map(({ title }) => title));
  }
});

test('NAV-8.b posts lead to the newer and the older one', async ({ page }) => {
  await page.goto(POSTS[1].href);
  const nav = page.getByRole('navigation', { name: 'Newer and older posts' });
  await expect(nav.locator('[rel="prev"]')).toHaveAttribute('href', POSTS[2].href);
  await expect(nav.locator('[rel="next"]')).toHaveAttribute('href', POSTS[0].href);
  await nav.locator('[rel="next"]').click();
  await expect(page.locator('main h1')).toHaveText(POSTS[0].title);
  await expect(nav.getByRole('link')).toHaveCount(1);
  const related = page.getByRole('navigation', { name: 'Related posts' }).getByRole('link');
  await expect(related).toHaveText([POSTS[1].title, POSTS[2].title]);
});

test('R-7.c BLOG-5 the feeds are valid to an independent parser, with full content and absolute addresses', async ({
  request,
}) => {
  const urls = POSTS.map(({ href }) => `https://burger-api.com${href}`);
  const parser = new Parser({ customFields: { item: [['content:encoded', 'full']] } });
  const text = async (file: string) => (await request.get(`/blog/${file}`)).text();
  const rss = await parser.parseString(await text('rss.xml'));
  const atom = await parser.parseString(await text('atom.xml'));
  const json = JSON.parse(await text('feed.json'));
  expect(rss.feedUrl).toBe('https://burger-api.com/blog/rss.xml');
  expect(atom.feedUrl).toBe('https://burger-api.com/blog/atom.xml');
  expect(json.feed_url).toBe('https://burger-api.com/blog/feed.json');
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(rss.items.map(({ link }) => link)).toEqual(urls);
  expect(atom.items.map(({ link }) => link)).toEqual(urls);
  expect(json.items.map(({ url }: { url: string }) => url)).toEqual(urls);
  const contents: string[] = [
    ...rss.items.map((item) => (item as unknown as { full: string }).full),
    ...atom.items.map(({ content = '' }) => content),
    ...json.items.map(({ content_html }: { content_html: string }) => content_html),
  ];
  expect(contents).toHaveLength(9);
  for (const content of contents) {
    expect(content).toContain('<h2 id="');
    expect(content).toContain('<pre><code>');
    expect(content).not.toMatch(/ (?:class|style|data-[\w-]+|tabindex|aria-[\w-]+)=/);
    expect(content).not.toMatch(/<(?:button|svg|script|h1|!--)/);
    for (const [, address = ''] of content.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^https?:\/\//);
  }
  for (const [at, post] of POSTS.entries()) {
    expect(rss.items[at]?.isoDate).toBe(`${post.date}T00:00:00.000Z`);
    expect(rss.items[at]?.categories).toEqual([...post.tags]);
    expect(rss.items[at]?.creator).toBe('Isfhan Ahmed');
    expect((atom.items[at] as { author?: string } | undefined)?.author).toBe('Isfhan Ahmed');
  }
  expect(rss.lastBuildDate).toBe('Sat, 01 Nov 2025 00:00:00 GMT');
});

test('BLOG-5 the feeds are announced in the head of every page and linked where readers see it', async ({
  page,
}) => {
  for (const route of ['/', '/docs/', ...blogRoutes]) {
    await page.goto(route);
    const links = page.locator('head link[rel="alternate"][type]:not([type="text/markdown"])');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      FEEDS.map((file) => `/blog/${file}`),
    );
  }
  await page.goto('/blog');
  const sidebar = page.getByRole('navigation', { name: 'Blog', exact: true });
  for (const [name, file] of [
    ['RSS', FEEDS[0]],
    ['Atom', FEEDS[1]],
    ['JSON Feed', FEEDS[2]],
  ] as const) {
    await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/blog/${file}`);
  }
});

for (const file of ['rss.xml', 'atom.xml'] as const) {
  // A document that names no icon makes the browser ask for /favicon.ico, once: the site's own test would count that.
  plainTest(`BLOG-5 a browser shows ${file} readably`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|deprecated/.test(message.text())) refused.push(message.text());
    });
    await page.goto(`/blog/${file}`);
    const shown = (selector: string) => page.locator(selector).first();
    const item = file === 'rss.xml' ? 'item' : 'entry';
    await expect(page.getByRole('link')).toHaveText(['BurgerAPI blog', ...POSTS.map(({ title }) => title)]);
    await expect(shown(`${item} > title`)).toBeHidden();
    await expect(shown(file === 'rss.xml' ? 'item > description' : 'entry > summary')).toBeVisible();
    await expect(shown(file === 'rss.xml' ? 'item > guid' : 'entry > content')).toBeHidden();
    for (const { title, href } of [{ title: 'BurgerAPI blog', href: '/blog' }, ...POSTS]) {
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(href);
      await page.goBack();
    }
    expect(refused).toEqual([]);
  });
}
