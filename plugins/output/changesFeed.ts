import type { RspressPlugin } from '@rspress/core';
import { type FeedChannel, pluginRss } from '@rspress/plugin-rss';
import { escapeUTF8 as escapeXml } from 'entities';
import { changesPath } from '../../model/routes.ts';
import type { SiteData, Version } from '../../model/site.ts';
import { findPage, type SiteReader } from '../content/siteReader.ts';

export interface ChangesOptions {
  address: string;
  data: Pick<SiteData, 'author' | 'licence' | 'title'>;
  /** Title of the feed in the locale of a route. */
  titleOf: (route: string) => string;
}

/** Feed of one version: last change first. */
function channelOf(
  reader: SiteReader,
  { path: root }: Version,
  { address, data, titleOf }: ChangesOptions,
): FeedChannel {
  const file = changesPath(root);
  const { name, href } = data.author;
  const pageOf = (route: string) => {
    const page = findPage(reader.site(), route);
    return page?.version?.path === root && page.visibility.indexed ? page : undefined;
  };
  return {
    id: address + file,
    title: `${data.title}: ${titleOf(`${root}/`)}`,
    description: '',
    copyright: data.licence,
    favicon: undefined,
    link: `${address}${root}/`,
    feedLinks: { atom: address + file },
    author: { name, ...(href ? { link: address + href } : {}) },
    test: ({ routePath }) => pageOf(routePath)?.updated !== undefined,
    item(item, { routePath }) {
      const { title = '', description = '', updated = '' } = pageOf(routePath) ?? {};
      const link = address + routePath;
      // Both texts are HTML.
      const texts = { title: escapeXml(title), description: escapeXml(description), content: undefined };
      return { ...item, ...texts, id: link, link, date: new Date(updated) };
    },
    output: {
      type: 'atom',
      dir: root.slice(1),
      filename: file.slice(root.length + 1),
      transform(_text, { feed }) {
        // Its default is the time of the build.
        feed.options.updated = feed.items[0]?.date;
        return feed.atom1();
      },
    },
  };
}

/** Atom feed of changes in the latest docs, one for each locale (specification.md RSP-3): `/docs/changes.xml`. */
export function pluginChanges(reader: SiteReader, options: ChangesOptions): RspressPlugin {
  const rss = pluginRss({
    siteUrl: `${options.address}/`,
    // Lazy: the site is read later.
    get feed() {
      const versions = reader.site().versions.filter(({ isLast }) => isLast);
      return versions.map((version) => channelOf(reader, version, options));
    },
  });
  return {
    ...rss,
    // Plugin names are unique, and the plugin may be in `plugins`, too.
    name: 'site:changes',
    // The head of docs links the feed, so that no component is necessary.
    globalUIComponents: [],
    extendPageData({ routePath, lang, version }, isProd) {
      // A copy of the page would compute its text, which the feed does not need and which development has no time for.
      const unread = { title: '', content: '', frontmatter: {}, toc: [], _filepath: '', _relativePath: '' };
      return rss.extendPageData?.({ routePath, lang, version, ...unread }, isProd);
    },
  };
}
