import type { RspressPlugin } from '@rspress/core';
import { type FeedChannel, pluginRss } from '@rspress/plugin-rss';
import { escapeUTF8 as escapeXml } from 'entities';
import type { Page } from '../../model/page.ts';
import { changesPath } from '../../model/routes.ts';
import type { SiteData, Version } from '../../model/site.ts';
import { findPage, isBuilt, type SiteReader } from '../content/siteReader.ts';

export interface ChangesOptions {
  /** Address of the site with its base, no slash at the end. */
  address: string;
  data: Pick<SiteData, 'author' | 'licence' | 'title'>;
  /** Title of the feed in the language of a page. @param route address of the page. */
  titleOf: (route: string) => string;
}

/** The feed of one version: its docs, the last changed first, as old as the newest of them. */
function channelOf(
  reader: SiteReader,
  { path: root }: Version,
  { address, data, titleOf }: ChangesOptions,
): FeedChannel {
  const file = changesPath(root);
  const { name, href } = data.author;
  const changed = (route: string): (Page & { updated: string }) | undefined => {
    const page = findPage(reader.site(true), route);
    const isListed = page?.version?.path === root && isBuilt(page) && page.visibility.indexed;
    return isListed && page.updated ? { ...page, updated: page.updated } : undefined;
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
    test: ({ routePath }) => changed(routePath) !== undefined,
    item(item, { routePath }) {
      const { title = '', description = '', updated = '' } = changed(routePath) ?? {};
      const link = address + routePath;
      // Both are HTML in the feed.
      return {
        ...item,
        id: link,
        link,
        title: escapeXml(title),
        description: escapeXml(description),
        content: undefined,
        date: new Date(updated),
      };
    },
    output: {
      type: 'atom',
      dir: root.slice(1),
      filename: file.slice(root.length + 1),
      transform(_text, { feed }) {
        // By default the feed is as old as the build.
        feed.options.updated = feed.items[0]?.date;
        return feed.atom1();
      },
    },
  };
}

/**
 * Writes a feed of what changed in the latest docs (specification.md RSP-3), one for each language: `/docs/changes.xml`.
 */
export function pluginChanges(reader: SiteReader, options: ChangesOptions): RspressPlugin {
  const rss = pluginRss({
    siteUrl: `${options.address}/`,
    // Read once the site is known.
    get feed() {
      const versions = reader.site(true).versions.filter(({ isLast }) => isLast);
      return versions.map((version) => channelOf(reader, version, options));
    },
  });
  return {
    ...rss,
    // The engine takes each name once: another feed may be in the list of plugins.
    name: 'site:changes',
    // The head of docs leads to the feed: a component on every page is not needed for that.
    globalUIComponents: [],
    extendPageData: ({ routePath, lang, version }, isProd) =>
      // Neither the text of the page is needed, nor the address of the feed in its data.
      rss.extendPageData?.(
        {
          routePath,
          lang,
          version,
          title: '',
          content: '',
          frontmatter: {},
          toc: [],
          _filepath: '',
          _relativePath: '',
        },
        isProd,
      ),
  };
}
