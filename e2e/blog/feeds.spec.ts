/** specification.md BLOG-5: the feeds of the site's own posts. `plugins/blog/feeds.test.ts` has changed posts, and texts of all kinds. */
import Parser from 'rss-parser';
import { BLOG } from '../support/addresses.ts';
import {
  labelsOf,
  readAuthors,
  readBuilt,
  readDates,
  readPosts,
  readRoutes,
  siteOrigin,
} from '../support/builtSite.ts';
import { atomErrors, jsonFeedErrors, rssErrors } from '../support/feedRules.ts';
import { hrefOf, hrefsOf, one, selectAll, textOf, treeOf } from '../support/html.ts';
import { expect, fileTest } from '../support/test.ts';

const ORIGIN = siteOrigin();

const FEEDS = { RSS: `${BLOG}/rss.xml`, Atom: `${BLOG}/atom.xml`, 'JSON Feed': `${BLOG}/feed.json` } as const;

const posts = readPosts();
const authors = readAuthors();

fileTest.describe('the feeds of docs/blog', { tag: '@site' }, () => {
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
      for (const name of post.authors.map((author) => authors[author]?.name ?? author)) {
        expect(rss.items[at]?.creator).toContain(name);
        expect(atom.items[at]?.author).toContain(name);
      }
    }
  });

  // `head.spec.ts` compares these with JSON-LD.
  fileTest('BLOG-5 the feeds have the dates of the posts, and of the last change', () => {
    const dates = posts.map(({ route }) => {
      const { published = '', changed = published } = readDates(route);
      return [published, changed].map((date) => new Date(date).toISOString());
    });
    const { items } = JSON.parse(readBuilt('blog/feed.json'));
    expect(items.map((item: Record<string, string>) => [item.date_published, item.date_modified])).toEqual(
      dates,
    );
    const atom = [...readBuilt('blog/atom.xml').matchAll(/<(?:published|updated)>(.*?)</g)];
    const newest = dates.map(([, changed = '']) => changed).sort();
    expect(atom.map(([, date]) => date)).toEqual([newest.at(-1), ...dates.flat()]);
  });

  fileTest('BLOG-5 the feeds are announced in the head of every page and linked where readers see it', () => {
    for (const route of readRoutes())
      expect(
        hrefsOf('head link[rel="alternate"][type^="application/"][href^="/blog/"]', treeOf(route)),
        route,
      ).toEqual(Object.values(FEEDS));
    const links = selectAll('a', one('nav[aria-label="Blog"]', treeOf(BLOG))).map((link) => [
      textOf(link),
      hrefOf(link),
    ]);
    expect(links).toEqual(expect.arrayContaining(Object.entries(FEEDS)));
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
