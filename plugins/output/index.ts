import fs from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { OFFLINE_PATH } from '../../model/names.ts';
import { type Diagnostic, DiagnosticsError } from '../content/diagnostic.ts';
import { isBuilt, type Site, type SiteReader } from '../content/siteReader.ts';
import { type BooksOptions, writeBooks } from './epub/index.ts';
import { headerRules, headersFile, redirectsFile } from './hosts/hostConfigs.ts';
import { rsbuildPluginLicences } from './licences.ts';
import { joinText, type MarkdownText, writeLlms } from './llms.ts';
import { sitemap } from './sitemap.ts';
import { type CardWords, socialCards, writeImages } from './socialImages/index.ts';

export interface OutputOptions extends BooksOptions, CardWords {
  headers: Readonly<Record<string, string>>;
  folderPolicy: string;
  /** Markdown of a page and its problems. */
  markdownOf: (file: string, route: string) => MarkdownText & { diagnostics: readonly Diagnostic[] };
  /** Sources of scripts that the bundler does not compile. */
  scriptSources: () => Iterable<string>;
}

/** Files beside the pages, from `Site`: Markdown, `llms.txt`, sitemap, books, social images, host files, licences. */
export function pluginOutput(reader: SiteReader, options: OutputOptions): RspressPlugin {
  const { data, outDir, cache, headers, folderPolicy, scriptSources, markdownOf } = options;
  let routes: readonly RouteMeta[] = [];
  const renderAll = (pages: readonly RouteMeta[]): [route: string, markdown: MarkdownText][] => {
    const diagnostics: Diagnostic[] = [];
    const rendered = pages.map(({ routePath, absolutePath }): [string, MarkdownText] => {
      const { title, body, diagnostics: own } = markdownOf(absolutePath, routePath);
      diagnostics.push(...own);
      return [routePath, { title, body }];
    });
    if (diagnostics.length > 0) throw new DiagnosticsError('The Markdown of the pages', diagnostics);
    return rendered;
  };
  /** Markdown by route, pages of other plugins included. @throws with all problems. */
  const readMarkdown = (site: Site): ReadonlyMap<string, MarkdownText> => {
    const pages = routes.filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
    const isOfSite = ({ absolutePath }: RouteMeta) => site.sources.has(absolutePath);
    const own = pages.filter(isOfSite);
    const key = reader.digest() + own.map(({ routePath }) => routePath).join();
    const cached = cache.read('markdown', key, () => JSON.stringify(renderAll(own)));
    return new Map([
      ...(JSON.parse(cached.toString()) as [string, MarkdownText][]),
      ...renderAll(pages.filter((page) => !isOfSite(page))),
    ]);
  };
  return {
    name: 'site:output',
    routeGenerated(found) {
      routes = found.filter(({ routePath }) => routePath !== OFFLINE_PATH);
    },
    async afterBuild({ title = data.title, description = '' }) {
      if (!reader.options.production) return;
      const site = reader.site();
      const { address } = data;
      const markdown = readMarkdown(site);
      writeLlms(reader, { title, description, address, locales: data.locales }, markdown, outDir);
      const map = path.join(outDir, 'sitemap.xml');
      // A sitemap plugin has priority.
      if (!fs.existsSync(map)) fs.writeFileSync(map, sitemap(site, address));
      await writeImages(socialCards(site, options, data), outDir, cache);
      const textOf = (route: string) => {
        const { title: heading = '', body = '' } = markdown.get(route) ?? {};
        return joinText(heading, body);
      };
      await writeBooks(site, options, textOf);
      const built = [...site.pages.values()].filter(isBuilt).map(({ route }) => route);
      const rules = headerRules(headers, folderPolicy, built, data.base);
      fs.writeFileSync(path.join(outDir, '_headers'), headersFile(rules));
      fs.writeFileSync(path.join(outDir, '_redirects'), redirectsFile(built, data.base));
    },
    builderConfig: { plugins: [rsbuildPluginLicences(scriptSources)] },
  };
}
