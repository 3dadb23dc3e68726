import fs from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { PAGE_COMPONENTS } from '../model/components.ts';
import { localeOfPath } from '../model/locales.ts';
import type { SiteData } from '../model/site.ts';
import { securityHeaders } from './app/csp/index.ts';
import { bundleHeadScript, cspHash } from './app/pageStart/headScript.ts';
import { frameDocument } from './app/run/frameDocument.ts';
import { readSearchWords } from './app/search/searchWords.ts';
import { MAX_UNSPLIT_SOURCES } from './app/search/splitIndex.ts';
import type { BlogOptions } from './blog/data.ts';
import { blogContribution } from './blog/generatedPages.ts';
import { createBlogReader } from './blog/readBlog.ts';
import { createBuildCache } from './content/buildCache.ts';
import { createCachedTrees } from './content/cachedTrees.ts';
import { readNav } from './content/menus.ts';
import { createSiteReader, type SiteReader } from './content/siteReader.ts';
import { listPages } from './content/sourceFiles.ts';
import { readStrings, type WordsOptions } from './content/translations.ts';
import { writeIfChanged } from './engine/writeIfChanged.ts';
import { readInterfaceWords } from './interfaceWords.ts';
import { PROJECT_ROOT, THEME } from './projectRoot.ts';
import { readSiteData, siteModule } from './siteData.ts';

/** Texts of the site itself on pages of every locale. */
const textsOf = (data: SiteData, { docsDir, wordsFile }: ReturnType<typeof placesOf>): string[] => [
  data.homeTitle,
  data.description,
  ...(data.announcement ? [data.announcement.text] : []),
  ...data.homeFacts,
  ...data.sidebars.flatMap(({ label, navigation }) => [label, navigation]),
  ...data.footerColumns.flatMap(({ title, links }) => [title, ...links.map(({ text }) => text)]),
  ...(data.footerMessage ? [data.footerMessage] : []),
  ...readNav(docsDir).items.map(({ text }) => text),
  ...(readSearchWords(wordsFile).value?.startingPoints.map((point) => point.text) ?? []),
];

/** Components that configuration and plugins add to every page. */
function globalComponents({ markdown, plugins = [] }: UserConfig): string[] {
  const files = [markdown, ...plugins.map((plugin) => plugin.markdown)].flatMap(
    (each) => each?.globalComponents ?? [],
  );
  return files.map((file) => path.parse(file).name);
}

/** Languages of code that the configuration adds, in lower case. The names of one that a function imports are unknown. */
function codeLanguages({
  langs = [],
  langAlias = {},
}: NonNullable<UserConfig['markdown']>['shiki'] = {}): string[] {
  const names = langs
    .flat()
    .flatMap((lang) =>
      typeof lang === 'object' && 'name' in lang ? [lang.name, ...(lang.aliases ?? [])] : [],
    );
  return [...names, ...Object.keys(langAlias)].map((name) => name.toLowerCase());
}

/** @param root folder of the site: `docs/`, and optionally `site.ts`, `public/`, `samples/` and others. */
function placesOf(root: string) {
  /** The project's own file replaces a missing one. */
  const ownOr = (name: string, other = name) => {
    const own = path.join(root, name);
    return fs.existsSync(own) ? own : path.join(PROJECT_ROOT, other);
  };
  return {
    docsDir: path.join(root, 'docs'),
    blogDir: path.join(root, 'docs/blog'),
    publicDir: ownOr('public'),
    samples: ownOr('samples'),
    typesFile: ownOr('samples/types.json'),
    siteFile: path.join(root, 'site.ts'),
    wordsFile: ownOr('docs/_search.json', 'plugins/app/search/none.json'),
    interfaceFile: ownOr('words.json'),
    brandDir: ownOr('drawings/brand', 'theme/brand/none'),
    drawings: path.join(root, 'drawings'),
    generated: (name: string) => path.join(root, '.rspress', name),
    // Hosts cache this folder between builds.
    cache: createBuildCache(path.join(root, 'node_modules/.cache/site', path.basename(root))),
  };
}

/** @param reader is lazy: it depends on the blog. */
function blogOptions(
  { blogDir, generated }: ReturnType<typeof placesOf>,
  { title, address, blogDescription, locales: [locale] }: SiteData,
  production: boolean,
  reader: () => SiteReader,
): BlogOptions {
  return {
    dir: blogDir,
    reader: createBlogReader({ dir: blogDir, parse: (file) => reader().parse(file) }),
    production,
    updatedOf: (file) => reader().datesOf(file).updated,
    name: `${title} blog`,
    generatedDir: generated('blog'),
    feeds: { address, description: blogDescription, language: locale.code },
  };
}

/** A site without the engine: folders, data, content. */
export type SiteContext = ReturnType<typeof createSiteContext>;

/** Reads a site by the conventions of this theme. */
export function createSiteContext({
  root,
  config,
  site,
  production = process.env.NODE_ENV === 'production',
}: {
  root: string;
  config: UserConfig;
  site: unknown;
  production?: boolean;
}) {
  const places = placesOf(root);
  const { docsDir, publicDir, samples, typesFile, siteFile, wordsFile, interfaceFile, drawings, generated } =
    places;
  const { data, problems } = readSiteData(root, config, site);
  const { locales } = data;
  const ownTheme = path.resolve(root, config.themeDir ?? 'theme');
  const { words: interfaceWords, problems: wordProblems } = readInterfaceWords(interfaceFile, THEME);
  const words: WordsOptions = {
    file: interfaceFile,
    words: interfaceWords,
    siteTexts: () => textsOf(data, places),
  };
  const hasBlog = fs.existsSync(places.blogDir);
  const blog = hasBlog ? blogOptions(places, data, production, () => reader) : undefined;
  const reader = createSiteReader({
    root,
    production,
    docsDir,
    // The engine's own public folder.
    publicDirs: [publicDir, path.join(docsDir, 'public')].filter((dir) => fs.existsSync(dir)),
    address: data.address,
    sidebars: data.sidebars,
    languages: { locales, words },
    sources: [siteFile, wordsFile, ownTheme].filter((source) => fs.existsSync(source)),
    shown: [samples, typesFile, drawings, path.join(root, 'rspress.config.ts')],
    problems: () => [...problems, ...wordProblems, ...readSearchWords(wordsFile).diagnostics],
    components: [...PAGE_COMPONENTS, ...globalComponents(config)].sort(),
    codeLanguages: codeLanguages(config.markdown?.shiki),
    files: ['/sitemap.xml', '/llms.txt', '/llms-full.txt', '/third-party-licences.txt'],
    contribution: blog && blogContribution(blog),
    toTree: createCachedTrees(places.cache),
  });
  const speech = readStrings(words, locales[0].code, {});
  const translated = new Map(locales.slice(1).map((locale) => [locale, readStrings(words, locale.code)]));
  const isLarge = production && listPages(docsDir).length > MAX_UNSPLIT_SOURCES;
  return {
    root,
    outDir: path.resolve(root, process.env.SITE_OUT ?? config.outDir ?? 'doc_build'),
    reader,
    cache: places.cache,
    data,
    /** True in a build, which reads the site once and leaves drafts out. */
    production,
    samples,
    words,
    /** Complete, in the first locale. */
    interfaceWords,
    locales,
    /** Undefined without a blog. */
    blog,
    docsDir,
    publicDir,
    /** The site's own, or the one that it shares. */
    themeDir: fs.existsSync(ownTheme) ? ownTheme : THEME,
    wordsFile,
    /** Modules of the site by imported name. */
    alias: {
      '#site': generated('site.js'),
      '#search': wordsFile,
      '#words': wordProblems.length > 0 ? generated('stand-ins.json') : interfaceFile,
      '#brand': places.brandDir,
      '#drawings': drawings,
      '#types': typesFile,
    },
    defines: {
      'import.meta.env.TRANSLATED': `${translated.size > 0}`,
      'import.meta.env.SEARCH_PARTS': `${isLarge}`,
    },
    /** True with a split search index. */
    isLarge,
    /** Strings in the locale of a route. */
    stringsFor: (route: string) => translated.get(localeOfPath(route, locales)) ?? speech,
    /** Folder for generated files. */
    generated,
  };
}

/**
 * Writes the modules `#site` and `#words`, and bundles the head script.
 * @returns headers by lower-case name, `Content-Signal` included; `'sha256-…'` of inline scripts; document of the runner's frame.
 * @throws when the head script does not compile.
 */
export async function createSiteSecurity({ alias, data, defines, interfaceWords, words }: SiteContext) {
  writeIfChanged(alias['#site'], siteModule(data));
  if (alias['#words'] !== words.file) writeIfChanged(alias['#words'], JSON.stringify(interfaceWords));
  const headScript = await bundleHeadScript(path.join(THEME, 'boot/index.ts'), alias, defines);
  const scriptHashes = [cspHash(headScript)];
  const { document: frame, folderPolicy } = await frameDocument(THEME);
  const headers: Record<string, string> = {
    ...securityHeaders(scriptHashes),
    ...(data.contentSignal ? { 'content-signal': data.contentSignal } : {}),
  };
  return { headScript, scriptHashes, headers, frame, folderPolicy };
}
