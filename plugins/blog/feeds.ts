import fs from 'node:fs';
import path from 'node:path';
import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core';
import { escapeText } from 'entities';
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { lookup } from 'mrmime';
import { BLOG_PATH } from '../../model/blog.ts';
import { browserEnvironment } from '../engine/forBrowsers.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import { type BlogOptions, FEED_STYLES, FEEDS, type ListedBlog } from './data.ts';
import { feedContent } from './feedContent.ts';
import type { Blog, BlogPost } from './readBlog.ts';

/**
 * Removes the line breaks that the generator puts around CDATA sections. Inside a section neither pattern occurs: it holds
 * HTML, in which `<` before `!` is escaped.
 */
function trimSections(xml: string): string {
  return xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');
}

type Feed = ReturnType<typeof createFeed>;

/** Relative to the feed: the sheet is beside it, below any base. */
const STYLESHEETS = { stylesheets: [{ type: 'text/css', href: FEED_STYLES }] };

function rss({ title, description, language, updated, absolute, entries }: Feed): string {
  const self = absolute(`${BLOG_PATH}/rss.xml`);
  const feed = {
    title,
    link: absolute(BLOG_PATH),
    description,
    language,
    lastBuildDate: updated,
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.url, isPermaLink: true },
      pubDate: entry.published,
      description: entry.summary,
      // RSS's own `author` must be an e-mail address.
      dc: { creators: entry.authors.map(({ name }) => name) },
      categories: entry.tags.map(({ label }) => ({ name: label })),
      content: { encoded: entry.content },
    })),
  };
  return trimSections(generateRssFeed(feed, STYLESHEETS));
}

function atom({ title, description, language, updated, absolute, entries }: Feed): string {
  const feed = {
    id: absolute(BLOG_PATH),
    title: { value: title },
    subtitle: { value: description },
    updated,
    xml: { lang: language },
    links: [
      { href: absolute(BLOG_PATH), rel: 'alternate', type: 'text/html' },
      { href: absolute(`${BLOG_PATH}/atom.xml`), rel: 'self', type: 'application/atom+xml' },
    ],
    entries: entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
      published: entry.published,
      updated: entry.updated,
      summary: { value: entry.summary },
      content: { value: entry.content, type: 'html' },
      authors: entry.authors.map(({ name, href }) => ({ name, uri: absolute(href) })),
      categories: entry.tags.map(({ id, label }) => ({ term: id, label })),
    })),
  };
  return trimSections(generateAtomFeed(feed, STYLESHEETS));
}

function json({ title, description, language, absolute, entries }: Feed): string {
  const feed = generateJsonFeed({
    title,
    description,
    language,
    home_page_url: absolute(BLOG_PATH),
    feed_url: absolute(`${BLOG_PATH}/feed.json`),
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: entry.authors.map(({ name, href, picture }) => ({
        name,
        url: absolute(href),
        ...(picture ? { avatar: absolute(picture) } : {}),
      })),
      tags: entry.tags.map(({ label }) => label),
    })),
  });
  return `${JSON.stringify(feed, null, 2)}\n`;
}

type FeedSource = Pick<BlogOptions, 'name' | 'feeds' | 'updatedOf'>;

function createFeed(
  { tags, authors }: Blog,
  posts: readonly BlogPost[],
  { name, feeds: { address, ...texts }, updatedOf }: FeedSource,
  contentOf: (post: BlogPost) => string,
) {
  const absolute = (href: string) => new URL(href.startsWith('/') ? address + href : href).href;
  const entries = posts.map((post) => ({
    url: absolute(post.href),
    title: post.title,
    summary: post.description,
    content: contentOf(post),
    published: new Date(post.date),
    updated: new Date(updatedOf(post.file) ?? post.date),
    authors: post.authors.flatMap((id) => authors.filter((author) => author.id === id)),
    tags: post.tags.flatMap((id) => tags.filter((tag) => tag.id === id)),
  }));
  const updated = new Date(Math.max(...entries.map((entry) => entry.updated.getTime())));
  return { ...texts, title: name, absolute, entries, updated };
}

/**
 * The three feeds, by file name. The output depends on the arguments only, not on the date of the build.
 * @param posts newest first, not empty.
 * @param contentOf HTML with absolute addresses.
 */
export function renderFeeds(...of: Parameters<typeof createFeed>) {
  const feed = createFeed(...of);
  return { 'rss.xml': rss(feed), 'atom.xml': atom(feed), 'feed.json': json(feed) };
}

/** Feeds and their style sheet, by file name; none for a blog without posts. */
function feedFiles({ blog, listed }: ListedBlog, source: FeedSource, contentOf: (post: BlogPost) => string) {
  const posts = listed.filter(({ draft }) => !draft);
  if (posts.length === 0) return new Map<string, string>();
  const styles = fs.readFileSync(path.join(import.meta.dirname, FEED_STYLES), 'utf8');
  return new Map(Object.entries({ ...renderFeeds(blog, posts, source, contentOf), [FEED_STYLES]: styles }));
}

/** `link` elements for feed discovery. */
export const announcements = (name: string): HtmlBasicTag[] =>
  FEEDS.map(({ file, type, label }) => ({
    tag: 'link',
    head: true,
    attrs: { rel: 'alternate', type, title: `${name} (${label})`, href: `${BLOG_PATH}/${file}` },
  }));

/** Writes the feeds into the build, and serves them in development, which builds no pages, with descriptions for content. */
export const rsbuildPluginFeeds = (read: () => ListedBlog, source: FeedSource): RsbuildPlugin => ({
  name: 'blog:feeds',
  setup(api) {
    api.onAfterBuild(({ environments, stats }) => {
      if (stats?.hasErrors()) return;
      const { distPath } = browserEnvironment(environments);
      const builtContent = ({ href }: BlogPost) => {
        const file = path.join(distPath, `${href.replace(/\/$/, '/index')}.html`);
        return feedContent(fs.readFileSync(file, 'utf8'), source.feeds.address + href);
      };
      for (const [name, text] of feedFiles(read(), source, builtContent))
        writeIfChanged(path.join(distPath, BLOG_PATH, name), text);
    });
    api.onBeforeStartDevServer(({ server }) => {
      server.middlewares.use(BLOG_PATH, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*/g, '');
        const text = feedFiles(read(), source, ({ description }) => escapeText(description)).get(name);
        if (text === undefined) return next();
        // Browsers display these types; the exact types of feeds are downloaded.
        response.setHeader('content-type', lookup(name) ?? '');
        response.end(text);
      });
    });
  },
});
