import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { OFFLINE_PATH } from '../../model/names.ts';
import type { DocChoices, DocsData, PageMeta } from '../../model/pageData.ts';
import { listedItems, type SidebarLink } from '../../model/sidebars.ts';
import { pathOfDocId } from '../../model/versions.ts';
import { onChange, rsbuildPluginDependencies } from '../engine/dependencies.ts';
import { createRemarkPageMeta } from '../engine/pageMeta.ts';
import { writeIfChanged } from '../engine/writeIfChanged.ts';
import type { BuildCache } from './buildCache.ts';
import { checkSite, checkSiteInParts, type Diagnose } from './check/index.ts';
import { DiagnosticsError } from './diagnostic.ts';
import { linkTo } from './docsVersions.ts';
import { readNav } from './menus.ts';
import { showOverPages } from './overlay.ts';
import { findPage, frontmatterOf, type SiteReader } from './siteReader.ts';
import { toPosix } from './sourceFiles.ts';
import { readMessages, translatedInto } from './translations.ts';

const MODULE = 'virtual-docs';

/** Text of the module `virtual-docs`. In development its front matter is a part of it: the application must reload. */
export function docsModule(reader: SiteReader): string {
  const { versions, sources } = reader.site();
  const data: DocsData = {
    nav: readNav(reader.options.docsDir).items,
    versions: versions.map(({ mainDocId, docs, draftIds, sidebars, ...version }) => version),
    sidebars: Object.fromEntries(
      versions.map(({ path: root, sidebars }) => [
        root,
        Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, listedItems(items)])),
      ]),
    ),
  };
  const text = `export default ${JSON.stringify(data)};`;
  if (reader.options.production) return text;
  const frontmatter = JSON.stringify([...sources.values()].map(({ parsed }) => frontmatterOf(parsed)));
  const hash = createHash('sha256').update(frontmatter).digest('hex');
  return `${text}\nexport const hash = '${hash}';\nimport.meta.webpackHot?.decline();`;
}

/** Sidebar and neighbours from the front matter of a page; undefined for none. */
export function choicesOf(reader: SiteReader, file: string): DocChoices | undefined {
  if (!fs.existsSync(file)) return undefined;
  const data = frontmatterOf(reader.parse(file));
  // Most pages set none of them: saves reading the site.
  if (!['sidebar', 'previous', 'next'].some((key) => key in data)) return undefined;
  const site = reader.site();
  const version = site.sources.get(file)?.page?.version;
  if (!version) return undefined;
  const neighbour = (id: unknown): SidebarLink | null | undefined => {
    if (typeof id !== 'string') return id === false ? null : undefined;
    const page = findPage(site, pathOfDocId(id, version));
    return page && linkTo(page);
  };
  const sidebar = reader.options.sidebars.find(({ id }) => id === data.sidebar)?.id;
  return { sidebar, previous: neighbour(data.previous), next: neighbour(data.next) };
}

function translationOf({ options }: SiteReader, file: string): PageMeta['translation'] {
  const { languages, docsDir } = options;
  const locale = languages && translatedInto(file, docsDir, languages.locales);
  return locale && { language: locale.code, messages: readMessages(languages.words, locale.code) };
}

/** Data that this plugin adds to the chunk of a page. */
function metaOf(reader: SiteReader, file: string): PageMeta {
  const { docsDir } = reader.options;
  return {
    ...reader.datesOf(file),
    // Generated pages are outside of `docsDir`.
    source: file.startsWith(docsDir + path.sep) ? toPosix(path.relative(docsDir, file)) : undefined,
    docs: choicesOf(reader, file),
    translation: translationOf(reader, file),
  };
}

/** Writes data of pages into files, on which the cache of the bundler depends. */
function createMetaFiles(
  reader: SiteReader,
  { generatedDir, shownOf }: Pick<ContentPluginOptions, 'generatedDir' | 'shownOf'>,
) {
  // An encoded path could be longer than the name of a file may be.
  const fileOf = (page: string) => {
    const hash = createHash('sha256').update(path.relative(reader.options.root, page)).digest('hex');
    return path.join(generatedDir, 'meta', `${hash.slice(0, 16)}.json`);
  };
  return {
    write: (page: string) =>
      writeIfChanged(fileOf(page), JSON.stringify({ ...metaOf(reader, page), shown: shownOf(page) })),
    /** Recompiles an unchanged page when its data changes, such as the date of its commit or the title of another page. */
    plugin: rsbuildPluginDependencies('content:meta', { test: /\.mdx?$/, order: 'post' }, (page) => ({
      files: reader.options.production ? [fileOf(page)] : [],
    })),
  };
}

/** Serves `virtual-docs`. Development also watches pages, public files and theme, and shows problems over the page. */
function rsbuildPluginDocs(
  reader: SiteReader,
  { generatedDir, diagnose }: Pick<ContentPluginOptions, 'generatedDir' | 'diagnose'>,
): RsbuildPlugin {
  const { docsDir, publicDirs, sources } = reader.options;
  const isFolder = (source: string) => fs.statSync(source).isDirectory();
  const file = path.join(generatedDir, 'docs.js');
  const write = () => writeIfChanged(file, docsModule(reader));
  return {
    name: 'content:docs',
    setup(api) {
      api.modifyBundlerChain((chain) => {
        chain.resolve.alias.set(MODULE, file);
        // Before the first compilation: writing the file during a compilation triggers another one.
        write();
      });
      onChange(api, reader.refresh, write, {
        files: sources.filter((source) => !isFolder(source)),
        folders: [docsDir, ...publicDirs, ...sources.filter(isFolder)],
      });
      showOverPages(api, async (isObsolete) => {
        const diagnostics = await checkSiteInParts(reader, diagnose, isObsolete);
        return diagnostics?.length
          ? new DiagnosticsError('The site', diagnostics).message
          : diagnostics && '';
      });
    },
  };
}

export interface ContentPluginOptions {
  generatedDir: string;
  diagnose: Diagnose;
  /** Everything that a page shows of other pages. */
  shownOf: (file: string) => object;
  cache: BuildCache;
}

/**
 * Checks the whole site before the build (specification.md DATA-3, DATA-4), and serves its structure to the application. The
 * plugin has to be the first of the list, so that its list of problems is the only one. An unchanged site is not checked again.
 * The engine's own checks, which stop at the first problem, are off.
 * @throws `DiagnosticsError` in a build; development shows the list in an overlay.
 */
export function pluginContent(
  reader: SiteReader,
  { generatedDir, diagnose, shownOf, cache }: ContentPluginOptions,
): RspressPlugin {
  const { production } = reader.options;
  const check = () => {
    // The check writes the files of expanded pages: development changes them, and a new checkout has none.
    if (!production || !fs.existsSync(generatedDir)) cache.forget('checked');
    if (!production) return;
    cache.read('checked', reader.digest(), () => {
      // A check that fails has changed these files, too.
      cache.forget('checked');
      const diagnostics = checkSite(reader, diagnose);
      if (diagnostics.length > 0) throw new DiagnosticsError('The site', diagnostics);
      return '';
    });
  };
  /** Engine data that runtime hooks such as `useI18n` need, by file. */
  const engineData = new Map<string, Pick<RouteMeta, 'routePath' | 'lang' | 'version'>>();
  const metaFiles = createMetaFiles(reader, { generatedDir, shownOf });
  return {
    name: 'site:content',
    markdown: {
      remarkPlugins: [
        createRemarkPageMeta((file) => ({ ...engineData.get(file), ...metaOf(reader, file) }), ['asks']),
      ],
    },
    config(config) {
      const exclude = reader
        .leftOut()
        .map((file) => toPosix(path.relative(reader.options.docsDir, file)))
        .map((name) => name.replace(/[\\*?[\]{}()!+@]/g, '\\$&'));
      return {
        ...config,
        route: { ...config.route, exclude: [...(config.route?.exclude ?? []), ...exclude] },
        markdown: {
          ...config.markdown,
          link: { ...config.markdown?.link, checkDeadLinks: false, checkAnchors: false },
          image: { ...config.markdown?.image, checkDeadImages: false },
        },
      };
    },
    routeGenerated(routes) {
      for (const { absolutePath, routePath, lang, version } of routes)
        engineData.set(absolutePath, { routePath, lang, version });
      reader.addPages(
        routes
          .filter(({ routePath }) => routePath !== OFFLINE_PATH)
          .map(({ routePath, absolutePath }) => ({ route: routePath, file: absolutePath })),
      );
      check();
      if (production) for (const file of engineData.keys()) metaFiles.write(file);
    },
    builderConfig: {
      plugins: [rsbuildPluginDocs(reader, { generatedDir, diagnose }), metaFiles.plugin],
    },
  };
}
