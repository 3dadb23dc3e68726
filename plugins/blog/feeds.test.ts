import { describe, expect, test } from '@rstest/core';
import Parser from 'rss-parser';
import { atomErrors, jsonFeedErrors, rssErrors } from '../../e2e/support/feedRules.ts';
import { feedContent } from './feedContent.ts';
import { renderFeeds } from './feeds.ts';
import type { Blog, BlogPost } from './readBlog.ts';

const page = (content: string) =>
  `<!doctype html><html><body><main><article class="prose">${content}</article></main><footer>F</footer></body></html>`;

const clean = (content: string) => feedContent(page(content), 'https://site.example/project/blog/a');

describe('the words of a page', () => {
  test('lose title, chrome, classes, buttons, anchors of headings, drawings and comments', () => {
    const html = clean(`
      <div class="x"><h1 id="t">Title</h1><div data-feed="skip"><p>November 1</p></div>
      <h2 id="new" class="h">New<a class="heading-link" href="#new" aria-label="Link"></a></h2>
      <!-- note --><p class="p" style="color:red" tabindex="0">Text <code>a &lt; b</code><button>Copy</button><svg><path/></svg></p>
      <script>alert(1)</script></div>`);
    expect(html.replace(/\s+/g, ' ')).toBe('<h2 id="new">New</h2> <p>Text <code>a &#x3C; b</code></p>');
  });

  test('have absolute addresses', () => {
    expect(
      clean(
        '<p><a href="/docs/">1</a><a href="#x">2</a><a href="https://b.example/">3</a><img src="/i.svg" alt="I"></p>',
      ),
    ).toBe(
      '<p><a href="https://site.example/docs/">1</a><a href="https://site.example/project/blog/a#x">2</a><a href="https://b.example/">3</a><img src="https://site.example/i.svg" alt="I"></p>',
    );
  });

  test('contain programs with their lines, and tables', () => {
    expect(
      clean(
        '<div class="code"><div class="title">index.ts</div><pre tabindex="0"><code><span class="line"><span class="tk">const</span> a</span>\n<span class="line">b</span></code></pre></div>',
      ),
    ).toBe('<p>index.ts</p><pre><code>const a\nb</code></pre>');
    expect(clean('<div role="group"><table><thead><tr><th>a</th></tr></thead></table></div>')).toBe(
      '<table><thead><tr><th>a</th></tr></thead></table>',
    );
  });

  test('are missed where nothing matches', () => {
    expect(() => feedContent('<p>x</p>', 'https://site.example/a')).toThrow('https://site.example/a');
  });
});

const post = (name: string, date: string): BlogPost => ({
  href: `/blog/${name}`,
  title: `${name} <1> & "2"`,
  description: `About ${name}: a < b & c.`,
  date,
  tags: ['c++'],
  authors: ['ada'],
  excerpt: [],
  readingMinutes: 1,
  file: `${name}.mdx`,
  draft: false,
  unlisted: false,
});

const posts = [post('new', '2025-11-01'), post('old', '2024-12-31T23:30:00.000Z')];

const blog: Blog = {
  posts,
  tags: [{ id: 'c++', label: 'C++ & more', description: '', href: '/blog/tags/c-plus-plus' }],
  authors: [
    {
      id: 'ada',
      name: 'Ada Lovelace',
      title: '',
      picture: '/ada.svg',
      href: '/blog/authors/all-ada-articles',
    },
  ],
  images: { file: '/site/_authors.json', targets: [] },
  diagnostics: [],
};

const CONTENT = '<p>One ]]&gt; two ]]> three &amp; <a href="https://site.example/">four</a></p>';

/** Only the older post has a change after its publication. */
const CHANGES: Readonly<Record<string, string>> = { 'old.mdx': '2026-02-01T08:00:00Z' };

const render = () =>
  renderFeeds(
    blog,
    posts,
    {
      name: 'A & B',
      feeds: { address: 'https://site.example/project', description: 'News of A & B.', language: 'en' },
      updatedOf: (file) => CHANGES[file],
    },
    () => CONTENT,
  );

describe('an independent parser reads', () => {
  test('RSS 2.0', async () => {
    const parser = new Parser({ customFields: { item: ['dc:creator', ['content:encoded', 'full']] } });
    const feed = await parser.parseString(render()['rss.xml']);
    expect(feed).toMatchObject({
      title: 'A & B',
      description: 'News of A & B.',
      link: 'https://site.example/project/blog',
      feedUrl: 'https://site.example/project/blog/rss.xml',
      language: 'en',
      lastBuildDate: 'Sun, 01 Feb 2026 08:00:00 GMT',
    });
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({
      title: 'new <1> & "2"',
      link: 'https://site.example/project/blog/new',
      guid: 'https://site.example/project/blog/new',
      isoDate: '2025-11-01T00:00:00.000Z',
      content: 'About new: a < b & c.',
      'dc:creator': 'Ada Lovelace',
      categories: ['C++ & more'],
      full: CONTENT,
    });
    expect(feed.items[1]?.isoDate).toBe('2024-12-31T23:30:00.000Z');
  });

  test('Atom 1.0', async () => {
    const feed = await new Parser().parseString(render()['atom.xml']);
    expect(feed).toMatchObject({
      title: 'A & B',
      link: 'https://site.example/project/blog',
      feedUrl: 'https://site.example/project/blog/atom.xml',
      lastBuildDate: '2026-02-01T08:00:00.000Z',
    });
    expect(feed.items[0]).toMatchObject({
      title: 'new <1> & "2"',
      id: 'https://site.example/project/blog/new',
      link: 'https://site.example/project/blog/new',
      author: 'Ada Lovelace',
      isoDate: '2025-11-01T00:00:00.000Z',
      summary: 'About new: a < b & c.',
      content: CONTENT,
    });
  });
});

test('JSON Feed 1.1 has the properties that its specification requires', () => {
  const feed = JSON.parse(render()['feed.json']);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A & B',
    home_page_url: 'https://site.example/project/blog',
    feed_url: 'https://site.example/project/blog/feed.json',
    language: 'en',
  });
  expect(feed.items[0]).toEqual({
    id: 'https://site.example/project/blog/new',
    url: 'https://site.example/project/blog/new',
    title: 'new <1> & "2"',
    summary: 'About new: a < b & c.',
    content_html: CONTENT,
    date_published: '2025-11-01T00:00:00.000Z',
    date_modified: '2025-11-01T00:00:00.000Z',
    authors: [
      {
        name: 'Ada Lovelace',
        url: 'https://site.example/project/blog/authors/all-ada-articles',
        avatar: 'https://site.example/project/ada.svg',
      },
    ],
    tags: ['C++ & more'],
  });
});

test('BLOG-5 the feeds break no rule of their formats', () => {
  const { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': json } = render();
  expect(rssErrors(rss, 'https://site.example/project/blog/rss.xml')).toEqual([]);
  expect(atomErrors(atom, 'https://site.example/project/blog/atom.xml')).toEqual([]);
  expect(jsonFeedErrors(json, 'https://site.example/project/blog/feed.json')).toEqual([]);
});

test('a changed post has the date of the change: Atom and JSON Feed', () => {
  const dates = [...render()['atom.xml'].matchAll(/<(published|updated)>(.*?)</g)].map(
    ([, ...parts]) => parts,
  );
  expect(dates).toEqual([
    ['updated', '2026-02-01T08:00:00.000Z'],
    ['published', '2025-11-01T00:00:00.000Z'],
    ['updated', '2025-11-01T00:00:00.000Z'],
    ['published', '2024-12-31T23:30:00.000Z'],
    ['updated', '2026-02-01T08:00:00.000Z'],
  ]);
  expect(JSON.parse(render()['feed.json']).items[1]).toMatchObject({
    date_published: '2024-12-31T23:30:00.000Z',
    date_modified: '2026-02-01T08:00:00.000Z',
  });
});

test('two builds of a feed are equal, and name its style sheet', () => {
  expect(render()).toEqual(render());
  for (const file of ['rss.xml', 'atom.xml'] as const) {
    expect(render()[file]).toContain('<?xml-stylesheet type="text/css" href="feed.css"?>');
  }
});
