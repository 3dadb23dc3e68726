/**
 * specification.md BLOG on the site's own posts, whichever they are: the pages show what `docs/blog` holds. Cases
 * that need other posts are in blogFixture.spec.ts.
 */
import type { Element as HtmlElement } from 'hast';
import Parser from 'rss-parser';
import { BLOG, BLOG_ARCHIVE, BLOG_AUTHORS, BLOG_TAGS } from '../support/addresses.ts';
import { labelsOf, readAuthors, readBuilt, readPosts, readRoutes, readTags } from '../support/builtSite.ts';
import { atomErrors, jsonFeedErrors, rssErrors } from '../support/feedRules.ts';
import { hrefOf, hrefsOf, one, property, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { AUTHOR, POST, TAG } from '../support/pages.ts';
import { expect, fileTest, type Page, test } from '../support/test.ts';

const ORIGIN = 'https://burger-api.com';

const posts = readPosts();
type Post = (typeof posts)[number];
const tags = readTags();
const authors = readAuthors();

const namesOf = (post: Post) => post.authors.map((author) => authors[author]?.name ?? author);

const written = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC', calendar: 'gregory' }).format(new Date(date));
const dayOf = ({ date }: Post) => written(date, { dateStyle: 'long' });

const FEEDS = { RSS: `${BLOG}/rss.xml`, Atom: `${BLOG}/atom.xml`, 'JSON Feed': `${BLOG}/feed.json` } as const;

/** All pages of the blog. */
const blogRoutes = readRoutes().filter((route) => route.startsWith(BLOG));

/** Pages of the list: the first, and those that exist above ten posts. */
const listPages = [BLOG, ...blogRoutes.filter((route) => route.startsWith(`${BLOG}/page/`))];

const sidebarOf = (route: string) => one('nav[aria-label="Blog"]', treeOf(route));

fileTest.describe('the content of docs/blog', { tag: '@site' }, () => {
  fileTest('BLOG-1.a the list has title, date, time, author, excerpt and tags, newest first', () => {
    const cards = listPages.flatMap((route) => selectAll('main article article', treeOf(route)));
    expect(cards).toHaveLength(posts.length);
    for (const [at, post] of posts.entries()) {
      const card = cards[at] as HtmlElement;
      expect(textsOf('h2', card)).toEqual([post.title]);
      expect(hrefsOf('h2 a', card)).toEqual([post.route]);
      expect(textOf(one('time', card))).toBe(dayOf(post));
      expect(property(one('time', card), 'dateTime')?.slice(0, 10)).toBe(post.date);
      expect(textOf(card)).toMatch(/\d+ min read/);
      expect(textsOf('a[href^="/blog/authors/"]', card)).toEqual(namesOf(post));
      expect(textsOf('ul[aria-label="Tags"] a', card)).toEqual(labelsOf(post));
      expect(hrefsOf('ul[aria-label="Tags"] a', card)).toEqual(post.tags.map((tag) => `${BLOG_TAGS}/${tag}`));
      const more = selectAll('a', card).find((link) => textOf(link) === `Read more about ${post.title}`);
      expect(hrefOf(more), post.title).toBe(post.route);
      const [excerpt] = textsOf(':scope > p', card);
      expect(textsOf('main article p', treeOf(post.route)), post.title).toContain(excerpt);
    }
  });

  fileTest('BLOG-1.b there are as many pages of the list as ten posts a page take', () => {
    expect(listPages).toHaveLength(Math.max(1, Math.ceil(posts.length / 10)));
    for (const route of listPages)
      expect(selectAll('nav[aria-label="Pages of the blog"]', treeOf(route))).toHaveLength(
        listPages.length > 1 ? 1 : 0,
      );
  });

  fileTest('BLOG-2 a post begins with its title, date, reading time, author and tags', () => {
    for (const post of posts) {
      const article = one('main article', treeOf(post.route));
      expect(textsOf('h1', article), post.route).toEqual([post.title]);
      expect(textOf(one('time', article))).toBe(dayOf(post));
      expect(property(one('time', article), 'dateTime')?.slice(0, 10)).toBe(post.date);
      const line = textOf(one('p:has(time)', article)).replace(/\s+/g, ' ').trim();
      expect(line).toMatch(/ \d+ min read by \S/);
      for (const name of namesOf(post)) expect(line).toContain(name);
      expect(textsOf('ul[aria-label="Tags"] a', article)).toEqual(labelsOf(post));
    }
  });

  fileTest('BLOG-3 recent posts are grouped by year on all pages of the blog', () => {
    const recent = posts.slice(0, 20);
    const years = [...new Set(recent.map(({ date }) => date.slice(0, 4)))];
    for (const route of blogRoutes) {
      const sidebar = sidebarOf(route);
      const lists = selectAll('ul[aria-labelledby*="recent"]', sidebar);
      expect(
        textsOf('p', sidebar).filter((text) => /^\d{4}$/.test(text)),
        route,
      ).toEqual(years);
      expect(
        lists.map((list) => hrefsOf('a', list)),
        route,
      ).toEqual(
        years.map((year) => recent.filter(({ date }) => date.startsWith(year)).map((post) => post.route)),
      );
      expect(
        lists.flatMap((list) => textsOf('a', list)),
        route,
      ).toEqual(recent.map(({ title }) => title));
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

  fileTest('R-7.c BLOG-5 the feeds break no rule, and another program reads all posts in full', async () => {
    const urls = posts.map(({ route }) => ORIGIN + route);
    const [rssText, atomText, jsonText] = Object.values(FEEDS).map((address) => readBuilt(address.slice(1)));
    expect(rssErrors(rssText ?? '', ORIGIN + FEEDS.RSS)).toEqual([]);
    expect(atomErrors(atomText ?? '', ORIGIN + FEEDS.Atom)).toEqual([]);
    expect(jsonFeedErrors(jsonText ?? '', ORIGIN + FEEDS['JSON Feed'])).toEqual([]);
    const parser = new Parser<object, { full: string; author?: string }>({
      customFields: { item: [['content:encoded', 'full']] },
    });
    const rss = await parser.parseString(rssText ?? '');
    const atom = await parser.parseString(atomText ?? '');
    const { items }: { items: { url: string; content_html: string }[] } = JSON.parse(jsonText ?? '');
    expect(rss.items.map(({ link }) => link)).toEqual(urls);
    expect(atom.items.map(({ link }) => link)).toEqual(urls);
    expect(items.map(({ url }) => url)).toEqual(urls);
    for (const [at, post] of posts.entries()) {
      const page = one('main article', treeOf(post.route));
      for (const content of [rss.items[at]?.full, atom.items[at]?.content, items[at]?.content_html]) {
        expect(content?.match(/<h2 id="/g)).toHaveLength(selectAll('h2', page).length);
        expect(content?.includes('<pre><code>')).toBe(selectAll('pre', page).length > 0);
        expect(content).not.toMatch(/ (?:class|data-[\w-]+|tabindex|aria-[\w-]+)=|<h1/);
        // Controls that need the application are useless in a feed.
        for (const control of selectAll('summary[data-needs-app]', page))
          expect(content).not.toContain(textOf(control));
      }
      expect(rss.items[at]?.isoDate?.slice(0, 10)).toBe(post.date);
      expect(rss.items[at]?.categories).toEqual(labelsOf(post));
      for (const name of namesOf(post)) {
        expect(rss.items[at]?.creator).toContain(name);
        expect(atom.items[at]?.author).toContain(name);
      }
    }
  });

  fileTest('BLOG-5 feeds and JSON-LD of a post have the same dates', () => {
    const articles = posts.map(({ route }) => {
      const script = one('script[type="application/ld+json"]', treeOf(route));
      const [{ datePublished, dateModified = datePublished }] = JSON.parse(textOf(script))['@graph'];
      return [datePublished, dateModified].map((date) => new Date(date).toISOString());
    });
    const { items } = JSON.parse(readBuilt('blog/feed.json'));
    expect(items.map((item: Record<string, string>) => [item.date_published, item.date_modified])).toEqual(
      articles,
    );
    const atom = [...readBuilt('blog/atom.xml').matchAll(/<(?:published|updated)>(.*?)</g)].map(
      ([, date]) => date,
    );
    const newest =
      articles
        .map(([, changed]) => changed)
        .sort()
        .at(-1) ?? '';
    expect(atom).toEqual([newest, ...articles.flat()]);
    expect(readBuilt('blog/rss.xml')).toContain(
      `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`,
    );
  });

  fileTest('BLOG-5 the feeds are announced in the head of every page and linked where readers see it', () => {
    for (const route of readRoutes())
      expect(
        hrefsOf('head link[rel="alternate"][type^="application/"][href^="/blog/"]', treeOf(route)),
        route,
      ).toEqual(Object.values(FEEDS));
    const links = selectAll('a', sidebarOf(BLOG)).map((link) => [textOf(link), hrefOf(link)]);
    expect(links).toEqual(expect.arrayContaining(Object.entries(FEEDS)));
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

/** No line below a post’s title begins or ends with a dot. */
async function expectDotsBetween(page: Page): Promise<void> {
  for (const width of process.env.AUDIT ? [320, 390, 768, 1280] : [320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = page.locator('main article p:has(> span > time)');
    expect(await lines.count()).toBeGreaterThan(0);
    for (const line of await lines.all()) {
      // The dot is never part of the text: it is drawn before an item, and clipped at the start of a line.
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

for (const [name, address] of Object.entries(FEEDS).slice(0, process.env.AUDIT ? 2 : 1)) {
  // A document that names no icon makes the browser ask for /favicon.ico, once: the site's own test would count that.
  fileTest(`BLOG-5 a browser shows the feed ${name} readably`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|deprecated/.test(message.text())) refused.push(message.text());
    });
    await page.goto(address);
    const [item, date, summary, link] =
      name === 'RSS'
        ? ['item', 'pubDate', 'description', 'link']
        : ['entry', 'published', 'summary', 'link[rel="alternate"]'];
    await expect(page.locator(`${item} > title`)).toHaveText(posts.map(({ title }) => title));
    for (const part of ['title', date, summary, link]) {
      const parts = page.locator(`${item} > ${part}`);
      await expect(parts).toHaveCount(posts.length);
      for (const each of await parts.all()) await expect(each).toBeVisible();
    }
    const shown = await page
      .locator(`${item} > link`)
      .evaluateAll((links) =>
        links
          .filter((link) => link.getClientRects().length > 0)
          .map((link) => link.textContent || JSON.parse(getComputedStyle(link, '::before').content)),
      );
    expect(shown).toEqual(posts.map(({ route }) => ORIGIN + route));
    // The whole text of a post, its ids and its tags are for feed readers.
    await expect(
      page.locator(`${item} > :is(guid, id, category, content, encoded)`).filter({ visible: true }),
    ).toHaveCount(0);
    expect(refused).toEqual([]);
  });
}
