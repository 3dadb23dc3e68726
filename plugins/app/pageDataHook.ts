import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { OFFLINE_PATH } from '../../model/names.ts';
import type { SearchSection } from '../../model/searchFiles.ts';
import { findPage, type SiteReader } from '../content/siteReader.ts';
import { toPosix } from '../content/sourceFiles.ts';
import { type LazyPageData, pageData } from '../engine/pageDataModule.ts';

type SectionsOf = (file: string) => readonly SearchSection[];

/** Headings of the engine's outline. */
const isListed = ({ depth }: { depth: number }) => depth > 1 && depth < 5;

/** Full text, and the offset of each heading. */
function joinSections(sections: readonly SearchSection[]) {
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

function dataOf(
  { routePath, absolutePath, lang, version }: RouteMeta,
  reader: SiteReader,
  sectionsOf: SectionsOf,
): LazyPageData {
  const page = () => findPage(reader.site(), routePath);
  const joined = () => joinSections(/\.mdx?$/.test(absolutePath) ? sectionsOf(absolutePath) : []);
  return {
    routePath: () => routePath,
    title: () => page()?.title ?? '',
    description: () => page()?.description,
    frontmatter: () => ({ ...page()?.frontmatter }) as PageIndexInfo['frontmatter'],
    toc() {
      const { starts } = joined();
      const listed = (page()?.headings ?? []).filter(isListed);
      return listed.map(({ id, text, depth }) => ({ id, text, depth, charIndex: starts.get(id) ?? -1 }));
    },
    content: () => joined().content,
    lang: () => lang,
    version: () => version,
    _filepath: () => absolutePath,
    _relativePath: () => toPosix(path.relative(reader.options.docsDir, absolutePath)),
  };
}

/**
 * Calls `extendPageData` of other plugins for each page before the first compilation, with data from `Site`. Additions are in
 * `usePageData`.
 */
export function pluginPageData(
  reader: SiteReader,
  generatedDir: string,
  sectionsOf: SectionsOf,
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
