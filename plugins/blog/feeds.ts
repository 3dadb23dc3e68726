import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Blog, BlogPost } from './readBlog.ts';

export interface FeedOptions {
  /** Where the site is published: scheme and host, no slash at the end. */
  origin: string;
  title: string;
  description: string;
  /** BCP 47 language tag of the posts. */
  language: string;
  /** CSS selector of the element in `main` that holds a post's words in the built pages. */
  content: string;
}

/** The formats: file below the blog's address, media type, and what readers call it. */
export const FEEDS = [
  { format: 'rss', file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { format: 'atom', file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { format: 'json', file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Style sheet with which browsers show the two XML feeds. */
export const FEED_STYLES = 'feed.css';

/**
 * The generator sets CDATA sections on lines of their own, and the spaces round them would be part of the text. Inside
 * a section neither pattern occurs: what stands there is HTML, whose `<` before a `!` is escaped.
 */
function trimSections(xml: string): string {
  return xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Puts a link in front of every title, for readers who open the feed in a browser: no element of a feed is a link there,
 * those of XHTML are, and feed readers pass over elements of other namespaces.
 *
 * @param links of the feed itself, then of its entries; addresses without the host, so that a preview leads to itself.
 * @throws when the generator writes titles in a way this was not made for.
 */
function linkTitles(xml: string, links: readonly { title: string; href: string }[]): string {
  const parts = xml.split('<title>');
  if (parts.length !== links.length + 1)
    throw new Error(`${links.length} titles were expected in a feed, ${parts.length - 1} are there.`);
  return parts
    .map((part, at) => {
      const link = links[at];
      if (!link) return part;
      const { title, href } = link;
      return `${part}<a xmlns="http://www.w3.org/1999/xhtml" href="${escapeXml(href)}">${escapeXml(title)}</a><title>`;
    })
    .join('');
}

/**
 * The three feeds. They depend on nothing but their arguments: no date of the build.
 *
 * @param posts what the feeds list, newest first; not empty (a feed must say when it was last updated).
 * @param base address of the blog.
 * @param contentOf a post's words as clean HTML with absolute addresses.
 * @returns text of the files, by name.
 */
export function renderFeeds(
  blog: Blog,
  posts: readonly BlogPost[],
  base: string,
  { origin, title, description, language }: FeedOptions,
  contentOf: (post: BlogPost) => string,
): Record<(typeof FEEDS)[number]['file'], string> {
  const absolute = (href: string) => new URL(href, origin).href;
  const feedUrl = (file: string) => absolute(`${base}/${file}`);
  const updated = new Date(posts[0]?.date ?? 0);
  const entries = posts.map((post) => ({
    url: absolute(post.href),
    title: post.title,
    summary: post.description,
    content: contentOf(post),
    date: new Date(post.date),
    authors: post.authors.flatMap((id) => blog.authors.filter((author) => author.id === id)),
    tags: post.tags.flatMap((id) => blog.tags.filter((tag) => tag.id === id)),
  }));
  const stylesheets = [{ type: 'text/css', href: `${base}/${FEED_STYLES}` }];
  const links = [{ title, href: base }, ...posts];
  const finish = (xml: string) => linkTitles(trimSections(xml), links);

  return {
    'rss.xml': finish(
      generateRssFeed(
        {
          title,
          link: absolute(base),
          description,
          language,
          lastBuildDate: updated,
          atom: { links: [{ href: feedUrl('rss.xml'), rel: 'self', type: 'application/rss+xml' }] },
          items: entries.map((entry) => ({
            title: entry.title,
            link: entry.url,
            guid: { value: entry.url, isPermaLink: true },
            pubDate: entry.date,
            description: entry.summary,
            // RSS's own `author` must be a mail address.
            dc: { creators: entry.authors.map(({ name }) => name) },
            categories: entry.tags.map(({ label }) => ({ name: label })),
            content: { encoded: entry.content },
          })),
        },
        { stylesheets },
      ),
    ),
    'atom.xml': finish(
      generateAtomFeed(
        {
          id: absolute(base),
          title: { value: title },
          subtitle: { value: description },
          updated,
          xml: { lang: language },
          links: [
            { href: absolute(base), rel: 'alternate', type: 'text/html' },
            { href: feedUrl('atom.xml'), rel: 'self', type: 'application/atom+xml' },
          ],
          entries: entries.map((entry) => ({
            id: entry.url,
            title: { value: entry.title },
            links: [{ href: entry.url, rel: 'alternate', type: 'text/html' }],
            published: entry.date,
            updated: entry.date,
            summary: { value: entry.summary },
            content: { value: entry.content, type: 'html' },
            authors: entry.authors.map(({ name, href }) => ({ name, uri: absolute(href) })),
            categories: entry.tags.map(({ id, label }) => ({ term: id, label })),
          })),
        },
        { stylesheets },
      ),
    ),
    'feed.json': `${JSON.stringify(
      generateJsonFeed({
        title,
        description,
        language,
        home_page_url: absolute(base),
        feed_url: feedUrl('feed.json'),
        items: entries.map((entry) => ({
          id: entry.url,
          url: entry.url,
          title: entry.title,
          summary: entry.summary,
          content_html: entry.content,
          date_published: entry.date,
          date_modified: entry.date,
          authors: entry.authors.map(({ name, href, picture }) => ({
            name,
            url: absolute(href),
            ...(picture ? { avatar: absolute(picture) } : {}),
          })),
          tags: entry.tags.map(({ label }) => label),
        })),
      }),
      null,
      2,
    )}\n`,
  };
}
