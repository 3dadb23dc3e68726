/**
 * Rules of the feed specifications and of the W3C's feed validator (https://validator.w3.org/feed/) for feeds of posts:
 * RSS 2.0 (https://www.rssboard.org/rss-specification), Atom (RFC 4287), JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { XmlDocument } from 'libxml2-wasm';
import { visit } from 'unist-util-visit';
import { z } from 'zod';

/** A feed in XML, asked by XPath. */
interface XmlFeed {
  /** Text of all nodes that an expression finds. */
  texts: (xpath: string) => string[];
  /** `message`, once for each node that the expression finds: those that break a rule. */
  broken: (xpath: string, message: string) => string[];
  /** Elements of which a parent has several, or fewer than `least` with words. Names are separated by spaces. */
  miscounted: (parent: string, least: 0 | 1, names: string) => string[];
}

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
};

function withFeed(xml: string, errorsOf: (feed: XmlFeed) => string[]): string[] {
  const document = XmlDocument.fromString(xml);
  const find = (xpath: string) => document.find(xpath, NAMESPACES);
  const broken = (xpath: string, message: string) =>
    find(xpath).map(({ line }) => `line ${line}: ${message}`);
  const miscounted = (parent: string, least: 0 | 1, name: string) =>
    broken(
      `//${parent}[count(${name}) > 1 or count(${name}[normalize-space()]) < ${least}]`,
      `${parent}: ${least === 0 ? 'at most ' : ''}one ${name}`,
    );
  try {
    return errorsOf({
      texts: (xpath) => find(xpath).map(({ content }) => content),
      broken,
      miscounted: (parent, least, names) =>
        names.split(' ').flatMap((name) => miscounted(parent, least, name)),
    });
  } finally {
    document.dispose();
  }
}

const duplicates = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const isAbsolute = (address: string) => /^https?:\/\/[^/\s]+\S*$/.test(address) && URL.canParse(address);

const notAbsolute = (addresses: readonly string[]) =>
  addresses.filter((address) => !isAbsolute(address)).map((address) => `no absolute address: ${address}`);

/** Elements that a reader of feeds removes, or that could do harm there. */
const UNSAFE = /^(?:applet|button|embed|form|frame|frameset|iframe|input|link|meta|object|script|style|svg)$/;

/** Errors in the HTML of a post. */
function contentErrors(html: string): string[] {
  const tree: Root = fromHtml(html, { fragment: true });
  const errors: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment') errors.push('a comment in the content');
    if (node.type !== 'element') return;
    if (UNSAFE.test(node.tagName)) errors.push(`<${node.tagName}> in the content`);
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^on|^style$/.test(name)) errors.push(`the attribute ${name} in the content`);
      if (/^(?:href|src|cite)$/.test(name)) errors.push(...notAbsolute([String(value)]));
    }
  });
  return errors;
}

/** RFC 822, with the year in four digits. */
const MAIL_DATE =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/;

/** RFC 3339. */
const INTERNET_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const notDated = (dates: readonly string[], form: RegExp) =>
  dates
    .filter((date) => !form.test(date) || Number.isNaN(Date.parse(date)))
    .map((date) => `no date of this format: ${date}`);

/**
 * Errors in an RSS 2.0 feed.
 *
 * @param address where it is served.
 */
export const rssErrors = (xml: string, address: string): string[] =>
  withFeed(xml, ({ texts, broken, miscounted }) => [
    ...broken(
      '/*[not(self::rss[@version="2.0"][count(*)=1][count(channel)=1])]',
      'no <rss version="2.0"> of one channel',
    ),
    ...miscounted('channel', 1, 'title link description'),
    ...miscounted('channel', 0, 'language lastBuildDate pubDate copyright generator docs ttl image'),
    ...miscounted('item', 0, 'title link description guid pubDate author content:encoded'),
    ...broken(
      '//item[not(title[normalize-space()] or description[normalize-space()])]',
      'an item has a title or a description',
    ),
    ...broken(
      '//channel/*[namespace-uri()=""][not(self::title or self::link or self::description or self::language or self::copyright or self::managingEditor or self::webMaster or self::pubDate or self::lastBuildDate or self::category or self::generator or self::docs or self::cloud or self::ttl or self::image or self::skipHours or self::skipDays or self::item)]',
      'RSS has no such element in a channel',
    ),
    ...broken(
      '//item/*[namespace-uri()=""][not(self::title or self::link or self::description or self::author or self::category or self::comments or self::enclosure or self::guid or self::pubDate or self::source)]',
      'RSS has no such element in an item',
    ),
    ...broken(
      `//*[namespace-uri()!=""][not(${Object.values(NAMESPACES)
        .map((uri) => `namespace-uri()="${uri}"`)
        .join(' or ')})]`,
      'an element of another namespace',
    ),
    ...broken('//author[not(contains(., "@"))]', 'the author of an item is a mail address'),
    ...broken(
      `//channel[count(atom:link[@rel="self"][@href="${address}"][@type="application/rss+xml"]) != 1]`,
      'a channel has one link to itself',
    ),
    ...notAbsolute(
      texts('//channel/link | //item/link | //guid[not(@isPermaLink="false")] | //atom:link/@href'),
    ),
    ...duplicates(texts('//guid')).map((guid) => `two items with the guid ${guid}`),
    ...notDated(texts('//pubDate | //lastBuildDate'), MAIL_DATE),
    ...texts('//content:encoded').flatMap(contentErrors),
  ]);

/** Errors in an Atom 1.0 feed. @param address where it is served. */
export const atomErrors = (xml: string, address: string): string[] =>
  withFeed(xml, ({ texts, broken, miscounted }) => [
    ...broken('/*[not(self::atom:feed)]', 'no <feed> of Atom'),
    ...broken(`//*[namespace-uri()!="${NAMESPACES.atom}"]`, 'an element of another namespace'),
    // RFC 4287, sections 4.1.1 and 4.1.2.
    ...miscounted('atom:feed', 1, 'atom:id atom:title atom:updated'),
    ...miscounted('atom:entry', 1, 'atom:id atom:title atom:updated'),
    ...miscounted('atom:feed', 0, 'atom:generator atom:icon atom:logo atom:rights atom:subtitle'),
    ...miscounted('atom:entry', 0, 'atom:content atom:published atom:rights atom:source atom:summary'),
    ...broken(
      '//atom:entry[not(atom:author or /atom:feed/atom:author)]',
      'an entry or its feed has an author',
    ),
    ...broken('//atom:author[count(atom:name[normalize-space()]) != 1]', 'an author has a name'),
    ...broken('//atom:category[not(@term)]', 'a category has a term'),
    ...broken(
      '//atom:entry[not(atom:content)][not(atom:link[@rel="alternate" or not(@rel)])]',
      'an entry without content has a link to its page',
    ),
    ...broken(
      '//atom:link[@rel="alternate" or not(@rel)][@type=preceding-sibling::atom:link[@rel="alternate" or not(@rel)][not(@hreflang)]/@type][not(@hreflang)]',
      'two links to one page in one format',
    ),
    ...broken(
      `//atom:feed[count(atom:link[@rel="self"][@href="${address}"]) != 1]`,
      'a feed has one link to itself',
    ),
    ...broken(
      '//@type[parent::atom:title or parent::atom:summary or parent::atom:content][not(.="text" or .="html" or .="xhtml")]',
      'a text is text, html or xhtml',
    ),
    ...notAbsolute(texts('//atom:id | //atom:uri | //atom:link/@href')),
    ...duplicates(texts('//atom:entry/atom:id')).map((id) => `two entries with the id ${id}`),
    ...notDated(texts('//atom:updated | //atom:published'), INTERNET_DATE),
    ...texts('//atom:content[@type="html"]').flatMap(contentErrors),
  ]);

const address = z.string().refine(isAbsolute, 'is no absolute address');
const date = z.string().regex(INTERNET_DATE);

const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().optional(),
  language: z.string().min(2),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      summary: z.string().optional(),
      content_html: z.string().min(1),
      date_published: date,
      date_modified: date,
      authors: z.array(
        z
          .strictObject({ name: z.string().optional(), url: address.optional(), avatar: address.optional() })
          .refine((author) => Object.keys(author).length > 0, 'has one of its fields at least'),
      ),
      tags: z.array(z.string().min(1)),
    }),
  ),
});

/** Errors in a JSON Feed 1.1. @param own where it is served. */
export function jsonFeedErrors(text: string, own: string): string[] {
  const parsed = jsonFeed.safeParse(JSON.parse(text));
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { feed_url, items } = parsed.data;
  return [
    ...(feed_url === own ? [] : [`feed_url: ${feed_url}`]),
    ...duplicates(items.map(({ id }) => id)).map((id) => `two items with the id ${id}`),
    ...items.flatMap(({ content_html }) => contentErrors(content_html)),
  ];
}
