import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { FolderPolicy } from '../../model/names.ts';
import type { SiteData } from '../../model/site.ts';
import type { BuildCache } from '../content/buildCache.ts';
import type { Content } from '../content/site.ts';
import { type BookData, writeBooks } from './epub/index.ts';
import { writeHostFiles } from './hosts/hostFiles.ts';
import { rsbuildPluginLicences } from './licences/index.ts';
import { createLlms } from './llms.ts';
import { sitemap } from './sitemap.ts';
import { type CardData, type CardWords, socialCards, writeImages } from './socialImages/index.ts';

export interface OutputOptions extends CardWords {
  /** Absolute path of the build's folder. */
  outDir: string;
  cache: BuildCache;
  /** Facts of the site that the files repeat. */
  data: CardData & BookData & Pick<SiteData, 'base' | 'locales'>;
  /** Security headers for every answer, names in lower case. */
  headers: Readonly<Record<string, string>>;
  folderPolicy: FolderPolicy;
  /** Absolute paths of the sources of scripts that the bundler does not make. */
  scriptSources: () => Iterable<string>;
}

/**
 * The files that stand beside the pages, each made from the one `Site`: sitemap, `llms.txt`, social images, files for hosts,
 * licences.
 */
export function pluginOutput(content: Content, options: OutputOptions): RspressPlugin {
  const { data, outDir, cache, headers, folderPolicy, scriptSources } = options;
  const llms = createLlms(content, data.siteOrigin, data.locales);
  return {
    name: 'site:output',
    config(config) {
      config.llms = llms.option;
      return config;
    },
    async afterBuild() {
      if (!content.options.production) return;
      const site = content.site();
      const home = data.siteOrigin + data.base.replace(/\/$/, '');
      const map = path.join(outDir, 'sitemap.xml');
      // That of another plugin takes its place.
      if (!fs.existsSync(map)) fs.writeFileSync(map, sitemap(site, home));
      await writeImages(socialCards(site, options, data), outDir, cache);
      writeBooks(site, options);
      writeHostFiles(site, outDir, headers, folderPolicy);
    },
    builderConfig: { plugins: [llms.rsbuildPlugin, rsbuildPluginLicences(scriptSources)] },
  };
}
