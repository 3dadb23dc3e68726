import { describe, expect, test } from '@rstest/core';
import { atomErrors, jsonFeedErrors, rssErrors } from './feedRules.ts';

const RSS = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>T</title><link>https://a.example/</link><description>D</description>
<atom:link href="https://a.example/rss.xml" rel="self" type="application/rss+xml"/>
<item><title>One</title><link>https://a.example/1</link><guid>https://a.example/1</guid><pubDate>Sat, 01 Nov 2025 00:00:00 GMT</pubDate><dc:creator>Ada</dc:creator>
<content:encoded>&lt;p&gt;&lt;a href="https://a.example/2"&gt;Two&lt;/a&gt;&lt;/p&gt;</content:encoded></item>
<item><title>Two</title><link>https://a.example/2</link><guid isPermaLink="false">two</guid></item>
</channel></rss>`;

const LINK = '<link href="https://a.example/1" rel="alternate" type="text/html"/>';

const ATOM = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/</id><title>T</title><updated>2025-11-01T00:00:00Z</updated>
<link href="https://a.example/atom.xml" rel="self"/><link href="https://a.example/" rel="alternate" type="text/html"/>
<entry><id>https://a.example/1</id><title>One</title><updated>2025-11-01T00:00:00.000Z</updated><author><name>Ada</name><uri>https://a.example/ada</uri></author>
<category term="c"/>${LINK}<content type="html">&lt;img src="https://a.example/1.png"&gt;</content></entry>
<entry><id>https://a.example/2</id><title>Two</title><updated>2025-10-01T00:00:00+02:00</updated><author><name>Ada</name></author><link href="https://a.example/2"/></entry>
</feed>`;

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'T',
  home_page_url: 'https://a.example/',
  feed_url: 'https://a.example/feed.json',
  language: 'en',
  items: ['1', '2'].map((id) => ({
    id,
    url: `https://a.example/${id}`,
    title: id,
    content_html: '<p>1</p>',
    date_published: '2025-11-01T00:00:00Z',
    date_modified: '2025-11-01T00:00:00Z',
    authors: [{ name: 'Ada' }],
    tags: ['c'],
  })),
});

/** An element of another namespace. */
const OTHER = '<a xmlns="http://www.w3.org/1999/xhtml">T</a><title>T</title>';

type Format = [
  format: string,
  name: string,
  feed: string,
  errorsOf: (text: string, address: string) => string[],
  cases: [from: string, to: string, message: string][],
];

describe.each<Format>([
  [
    'RSS 2.0',
    'rss.xml',
    RSS,
    rssErrors,
    [
      ['version="2.0"', 'version="0.91"', 'version="2.0"'],
      ['<title>T</title>', '', 'channel: one title'],
      ['<description>D</description>', '<description> </description>', 'channel: one description'],
      ['<description>D</description>', '<description>D</description><docs/><docs/>', 'at most one docs'],
      ['<title>One</title>', '<title>One</title><title>Two</title>', 'item: at most one title'],
      ['<title>Two</title>', '', 'a title or a description'],
      ['<title>T</title>', OTHER, 'another namespace'],
      ['<title>T</title>', '<name>T</name><title>T</title>', 'no such element in a channel'],
      ['<title>Two</title>', '<updated/><title>Two</title>', 'no such element in an item'],
      ['<dc:creator>Ada</dc:creator>', '<author>Ada</author>', 'mail address'],
      ['rel="self"', 'rel="next"', 'one link to itself'],
      ['https://a.example/rss.xml', 'https://a.example/atom.xml', 'one link to itself'],
      ['<link>https://a.example/1', '<link>/1', 'no absolute address: /1'],
      ['<guid>https://a.example/1', '<guid>one', 'no absolute address: one'],
      ['>two<', '>https://a.example/1<', 'two items with the guid'],
      ['Sat, 01 Nov 2025 00:00:00 GMT', '2025-11-01', 'no date of this format: 2025-11-01'],
      ['href="https://a.example/2"', 'href="/2"', 'no absolute address: /2'],
      ['&lt;p&gt;', '&lt;p style="color:red"&gt;', 'the attribute style'],
      ['&lt;p&gt;', '&lt;!-- x --&gt;&lt;p&gt;', 'a comment'],
      ['&lt;p&gt;', '&lt;p&gt;&lt;button onclick="x"&gt;&lt;/button&gt;', '<button>'],
    ],
  ],
  [
    'Atom',
    'atom.xml',
    ATOM,
    atomErrors,
    [
      ['http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#', 'no <feed> of Atom'],
      ['<title>T</title>', OTHER, 'another namespace'],
      ['<id>https://a.example/</id>', '', 'atom:feed: one atom:id'],
      ['<title>One</title>', '<title>One</title><title>1</title>', 'atom:entry: one atom:title'],
      ['<title>One</title>', '<title>One</title><summary/><summary/>', 'at most one atom:summary'],
      ['<author><name>Ada</name></author>', '', 'an entry or its feed has an author'],
      ['<author><name>Ada</name></author>', '<author/>', 'an author has a name'],
      ['term="c"', 'label="c"', 'a category has a term'],
      ['<link href="https://a.example/2"/>', '', 'has a link to its page'],
      ['<category term="c"/>', LINK, 'two links'],
      ['rel="self"', 'rel="next"', 'one link to itself'],
      ['type="html"', 'type="text/html"', 'a text is text, html or xhtml'],
      ['<id>https://a.example/2</id>', '<id>two</id>', 'no absolute address: two'],
      ['<id>https://a.example/2</id>', '<id>https://a.example/1</id>', 'two entries with the id'],
      ['2025-11-01T00:00:00.000Z', '2025-11-01', 'no date of this format: 2025-11-01'],
      ['src="https://a.example/1.png"', 'src="1.png"', 'no absolute address: 1.png'],
    ],
  ],
  [
    'JSON Feed',
    'feed.json',
    JSON_FEED,
    jsonFeedErrors,
    [
      ['version/1.1', 'version/1', 'version'],
      ['"home_page_url":"https://a.example/"', '"home_page_url":"/"', 'home_page_url'],
      ['https://a.example/feed.json', 'https://a.example/other.json', 'feed_url'],
      ['"authors":[{"name":"Ada"}]', '"authors":[{}]', 'has one of its fields'],
      ['"authors":', '"author":', 'authors'],
      ['"date_modified":"2025-11-01T00:00:00Z"', '"date_modified":"2025-11-01"', 'date_modified'],
      ['"id":"2"', '"id":"1"', 'two items with the id 1'],
      ['<p>1</p>', '<script></script>', '<script>'],
    ],
  ],
])('BLOG-5 the rules of %s', (_, name, feed, errorsOf, cases) => {
  const errors = (text: string) => errorsOf(text, `https://a.example/${name}`);

  test('a valid feed breaks none', () => {
    expect(errors(feed)).toEqual([]);
  });

  test.each(cases)('%s as %s', (from, to, message) => {
    // No case tests the valid feed.
    expect(feed).toContain(from);
    expect(errors(feed.replace(from, to)).join('\n')).toContain(message);
  });
});
