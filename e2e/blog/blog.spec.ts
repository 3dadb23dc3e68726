/**
 * specification.md BLOG on the site's own posts, whichever they are: the pages show what `docs/blog` holds. Cases
 * that need other posts are in blogFixture.spec.ts, the feeds in feeds.spec.ts.
 */
import type { Element as HtmlElement } from 'hast';
import { BLOG, BLOG_ARCHIVE, BLOG_AUTHORS, BLOG_TAGS } from '../support/addresses.ts';
import { labelsOf, readAuthors, readPosts, readRoutes, readTags } from '../support/builtSite.ts';
import { hrefOf, hrefsOf, one, property, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { AUTHOR, POST, TAG } from '../support/pages.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';

const posts = readPosts();
type Post = (typeof posts)[number];
const tags = readTags();
const authors = readAuthors();

const namesOf = (post: Post) => post.authors.map((author) => authors[author]?.name ?? author);

const written = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC', calendar: 'gregory' }).format(new Date(date));

/** All pages of the blog. */
const blogRoutes = readRoutes().filter((route) => route.startsWith(BLOG));

/** Pages of the list: the first, and those that exist above ten posts. */
const listPages = [BLOG, ...blogRoutes.filter((route) => route.startsWith(`${BLOG}/page/`))];

const sidebarOf = (route: string) => one('nav[aria-label="Blog"]', treeOf(route));

/** Data that a card in a list and the post itself share. */
function expectFacts(element: HtmlElement, post: Post, heading: string): void {
  const time = one('time', element);
  expect(textsOf(heading, element)).toEqual([post.title]);
  expect(textOf(time)).toBe(written(post.date, { dateStyle: 'long' }));
  expect(property(time, 'dateTime')?.slice(0, 10)).toBe(post.date);
  expect(textOf(element)).toMatch(/\d+ min read/);
  expect(textsOf('ul[aria-label="Tags"] a', element)).toEqual(labelsOf(post));
}

fileTest.describe('the content of docs/blog', { tag: '@site' }, () => {
  fileTest('BLOG-1.a the list has title, date, time, author, excerpt and tags, newest first', () => {
    const cards = listPages.flatMap((route) => selectAll('main article article', treeOf(route)));
    expect(cards).toHaveLength(posts.length);
    for (const [at, post] of posts.entries()) {
      const card = cards[at] as HtmlElement;
      expectFacts(card, post, 'h2');
      expect(hrefsOf('h2 a', card)).toEqual([post.route]);
      expect(textsOf('a[href^="/blog/authors/"]', card)).toEqual(namesOf(post));
      expect(hrefsOf('ul[aria-label="Tags"] a', card)).toEqual(post.tags.map((tag) => `${BLOG_TAGS}/${tag}`));
      const more = selectAll('a', card).find((link) => textOf(link) === `Read more about ${post.title}`);
      expect(hrefOf(more), post.title).toBe(post.route);
      const [excerpt] = textsOf(':scope > p', card);
      expect(textsOf('main article p', treeOf(post.route)), post.title).toContain(excerpt);
    }
  });

  fileTest('BLOG-2 a post begins with its title, date, reading time, author and tags', () => {
    for (const post of posts) {
      const article = one('main article', treeOf(post.route));
      expectFacts(article, post, 'h1');
      const line = textOf(one('p:has(time)', article)).replace(/\s+/g, ' ').trim();
      expect(line).toMatch(/ \d+ min read by \S/);
      for (const name of namesOf(post)) expect(line).toContain(name);
    }
  });

  fileTest('BLOG-3 recent posts are grouped by year on all pages of the blog', () => {
    const recent = posts.slice(0, 20);
    const expected = [...new Set(recent.map(({ date }) => date.slice(0, 4)))].map((year) => [
      year,
      recent.filter(({ date }) => date.startsWith(year)).map(({ route, title }) => [route, title]),
    ]);
    for (const route of blogRoutes) {
      const sidebar = sidebarOf(route);
      const years = textsOf('p', sidebar).filter((text) => /^\d{4}$/.test(text));
      const lists = selectAll('ul[aria-labelledby*="recent"]', sidebar).map((list) =>
        selectAll('a', list).map((link) => [hrefOf(link), textOf(link)]),
      );
      expect(
        lists.map((list, at) => [years[at], list]),
        route,
      ).toEqual(expected);
    }
  });

  fileTest('BLOG-4 the archive has years with month and day, and descriptions', () => {
    const archive = one('main article', treeOf(BLOG_ARCHIVE));
    const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
    expect(textsOf('h2', archive)).toEqual(years);
    // Columns for the eye are words with spaces between them for everything else.
    expect(textsOf('li', archive)).toEqual(
      posts.map(
        (post) =>
          `${written(post.date, { month: 'long', day: 'numeric' })} ${post.title} ${post.description}`,
      ),
    );
    expect(hrefsOf('li a', archive)).toEqual(posts.map(({ route }) => route));
  });

  fileTest('BLOG-4 authors are counted, and an author’s page lists all articles', () => {
    const rows = selectAll('main article li', treeOf(BLOG_AUTHORS));
    const found = rows.map((row) => {
      const [link] = selectAll('a', row);
      const name = textOf(link as HtmlElement);
      const own = posts.filter((post) => namesOf(post).includes(name));
      expect(textOf(row)).toMatch(new RegExp(`\\b${own.length} articles?$`));
      const page = treeOf(hrefOf(link));
      expect(textsOf('main h1', page)).toEqual([`Articles by ${name}`]);
      expect(textsOf('main article article h2', page)).toEqual(own.map(({ title }) => title));
      // The page names its author once, in the title.
      expect(hrefsOf('main article article a[href^="/blog/authors/"]', page)).toEqual([]);
      return name;
    });
    expect(new Set(found)).toEqual(new Set(posts.flatMap(namesOf)));
  });

  fileTest('BLOG-4 tags are grouped by letter with counts, as the page of a tag has them', () => {
    const used = Object.keys(tags).filter((tag) => posts.some((post) => post.tags.includes(tag)));
    const index = treeOf(BLOG_TAGS);
    const letters = used.map((tag) => tags[tag]?.label.charAt(0).toUpperCase());
    expect(new Set(textsOf('main article h2', index))).toEqual(new Set(letters));
    const rows = textsOf('main article li', index);
    expect(rows).toHaveLength(used.length);
    for (const tag of used) {
      const own = posts.filter((post) => post.tags.includes(tag));
      const label = tags[tag]?.label ?? tag;
      const count = `${own.length} post${own.length === 1 ? '' : 's'}`;
      expect(rows).toContain(`${label} ${count}`);
      const page = treeOf(`${BLOG_TAGS}/${tag}`);
      const title = `${count} tagged with "${label}"`;
      expect(textsOf('title', page)).toEqual([`${title} | BurgerAPI`]);
      expect(textsOf('main h1', page)).toEqual([title]);
      expect(textOf(one('main', page)).split('tagged with')).toHaveLength(2);
      expect(textsOf('main article article h2', page)).toEqual(own.map((post) => post.title));
    }
  });

  fileTest('BLOG-4 the blog’s navigation leads to its lists, each under its name', () => {
    const links = selectAll('a', sidebarOf(BLOG)).map((link) => [textOf(link), hrefOf(link)]);
    for (const [name, address, title = name] of [
      ['All posts', BLOG, 'Blog'],
      ['Archive', BLOG_ARCHIVE],
      ['Tags', BLOG_TAGS],
      ['Authors', BLOG_AUTHORS],
    ] as const) {
      expect(links).toContainEqual([name, address]);
      expect(textsOf('main h1', treeOf(address))).toEqual([title]);
    }
  });

  fileTest('NAV-8.b posts lead to the newer and the older one', () => {
    for (const [at, post] of posts.entries()) {
      const around = one('nav[aria-label="Newer and older posts"]', treeOf(post.route));
      expect(hrefsOf('[rel="prev"]', around)).toEqual(posts.slice(at + 1, at + 2).map(({ route }) => route));
      expect(hrefsOf('[rel="next"]', around)).toEqual(at > 0 ? [posts[at - 1]?.route] : []);
      // Not those around it.
      const alike = posts.filter(
        (other, index) => Math.abs(index - at) > 1 && other.tags.some((tag) => post.tags.includes(tag)),
      );
      const related = hrefsOf('nav[aria-label="Related posts"] a', treeOf(post.route));
      expect(related.length > 0, post.route).toBe(alike.length > 0);
      for (const route of related) expect(alike.map((other) => other.route)).toContain(route);
    }
  });
});

/** A list takes the column of the outline that it lacks: as wide as the lines of a page may be, or as there is room. */
async function expectWide(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  for (const width of process.env.AUDIT ? [997, 1280, 1440] : [997]) {
    await page.setViewportSize({ width, height: 900 });
    const { size, free } = await page.locator('main').evaluate((main) => {
      const { right, width: size } = main.getBoundingClientRect();
      const gutter = Number.parseFloat(getComputedStyle(main.parentElement as Element).paddingInlineEnd);
      return { size, free: document.documentElement.clientWidth - gutter - right };
    });
    expect(Math.min(768 - size, Math.abs(free)), `${size} of ${width} px, ${free} px free`).toBeLessThan(1);
  }
}

/** No line below a post’s title begins or ends with a dot: it is drawn before an item, and clipped at the start of a line. */
async function expectDotsBetween(page: Page): Promise<void> {
  for (const width of process.env.AUDIT ? [320, 390, 768, 1280] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = page.locator('main article p:has(> span > time)');
    expect(await lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all()) {
      await expect(line).not.toContainText('·');
      await expect(line).toHaveCSS('overflow-x', 'clip');
    }
    const misplaced = await lines.evaluateAll((all) =>
      all.flatMap((line) =>
        [...line.children]
          .filter((item, at, items) => {
            const { left, top } = item.getBoundingClientRect();
            const isFirst = at === 0 || top - (items[at - 1]?.getBoundingClientRect().top ?? 0) > 8;
            return left < line.getBoundingClientRect().left !== isFirst;
          })
          .map(({ textContent }) => textContent),
      ),
    );
    expect(misplaced, `${width} px`).toEqual([]);
  }
}

test.describe('on the screen', () => {
  // Positions need no application.
  test.use({ javaScriptEnabled: false });

  test('BLOG-1.a BLOG-2 NAV-7.c a list is wide, with dots between facts only', async ({ page }) => {
    for (const route of process.env.AUDIT
      ? [BLOG, BLOG_ARCHIVE, BLOG_TAGS, TAG, AUTHOR, POST]
      : [BLOG, BLOG_TAGS, POST]) {
      await test.step(route, async () => {
        await page.goto(route);
        if (route !== POST) await expectWide(page);
        if ([BLOG, POST].includes(route)) await expectDotsBetween(page);
      });
    }
  });
});
