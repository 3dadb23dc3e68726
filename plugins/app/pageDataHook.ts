import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { OFFLINE_PATH } from '../../model/names.ts';
import { FRONT_MATTER } from '../content/parse.ts';
import { findPage, type SiteReader } from '../content/siteReader.ts';
import { type LazyPageData, pageData } from '../engine/pageDataModule.ts';

/** A part of a page, as the search has it. */
interface Section {
  /** Id of the heading that it is under; empty before the first. */
  id: string;
  heading: string;
  text: string;
}

export interface PageDataOptions {
  /** Absolute path of a folder for generated files. Keep it out of the repository and of the pages. */
  generatedDir: string;
  /** The text of a page. @param file absolute path. */
  sectionsOf: (file: string) => readonly Section[];
}

/** Headings that the engine's outline has. */
const isListed = ({ depth }: { depth: number }) => depth > 1 && depth < 5;

/** The text of a page in one piece, and where in it each heading stands. */
function joinSections(sections: readonly Section[]): { content: string; starts: Map<string, number> } {
  const starts = new Map<string, number>();
  let content = '';
  const add = (text: string) => {
    content += content && text ? `\n\n${text}` : text;
  };
  for (const { id, heading, text } of sections) {
    add(heading);
    if (id) starts.set(id, content.length - heading.length);
    add(text);
  }
  return { content, starts };
}

/** Data of a page as the engine describes it for the hook `extendPageData`. */
function dataOf(
  { routePath, absolutePath, lang, version }: RouteMeta,
  reader: SiteReader,
  sectionsOf: PageDataOptions['sectionsOf'],
): LazyPageData {
  const page = () => findPage(reader.site(), routePath);
  const isMarkdown = /\.mdx?$/.test(absolutePath);
  const text = () => joinSections(isMarkdown ? sectionsOf(absolutePath) : []);
  return {
    routePath: () => routePath,
    title: () => page()?.title ?? '',
    description: () => page()?.description,
    frontmatter: () => ({ ...page()?.frontmatter }) as PageIndexInfo['frontmatter'],
    toc() {
      const { starts } = text();
      return (page()?.headings ?? []).filter(isListed).map(({ id, text: heading, depth }) => ({
        id,
        text: heading,
        depth,
        charIndex: starts.get(id) ?? -1,
      }));
    },
    content: () => text().content,
    _flattenContent: () => (isMarkdown ? reader.parse(absolutePath).source.replace(FRONT_MATTER, '') : ''),
    lang: () => lang,
    version: () => version,
    _filepath: () => absolutePath,
    _relativePath: () => path.relative(reader.options.docsDir, absolutePath).split(path.sep).join('/'),
  };
}

/**
 * Gives the plugins of the engine what they extend pages with, from the one `Site`: the hook `extendPageData` is called for each page
 * of the site before the first compile, and what it adds is in `usePageData`.
 */
export function pluginPageData(
  reader: SiteReader,
  { generatedDir, sectionsOf }: PageDataOptions,
): RspressPlugin {
  let routes: readonly RouteMeta[] = [];
  return {
    name: 'site:page-data',
    routeGenerated(found) {
      routes = found.filter(({ routePath }) => routePath !== OFFLINE_PATH);
    },
    builderConfig: pageData(path.join(generatedDir, 'pages.json'), () =>
      routes.map((route) => dataOf(route, reader, sectionsOf)),
    ),
  };
}
