import fs from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { PAGE_COMPONENTS } from '../model/components.ts';
import { INGREDIENTS } from '../model/ingredients.ts';
import { type Locales, localeOfPath } from '../model/locales.ts';
import type { FolderPolicy } from '../model/names.ts';
import type { SiteData } from '../model/site.ts';
import { securityHeaders } from './app/csp/index.ts';
import { bundleHeadScript, cspHash } from './app/pageStart/headScript.ts';
import { frameDocument } from './app/run/frameDocument.ts';
import { readStartTexts, searchWordsProblems } from './app/search/searchWords.ts';
import { MAX_UNSPLIT_SOURCES } from './app/search/splitIndex.ts';
import { blogContribution } from './blog/contribution.ts';
import type { BlogOptions } from './blog/index.ts';
import { createBlogReader } from './blog/readBlog.ts';
import { readNavItems } from './content/menus.ts';
import { createSiteReader, type SiteReader } from './content/siteReader.ts';
import { listPages } from './content/sourceFiles.ts';
import { type InterfaceStrings, readStrings, type WordsOptions } from './content/translations.ts';
import { writeIfChanged } from './engine/writeIfChanged.ts';
import { readInterfaceWords } from './interfaceWords.ts';
import { PROJECT_ROOT } from './projectRoot.ts';
import { readSiteData, siteModule } from './siteData.ts';

/** What stands for `docs/_search.json` where there is none. */
const NO_SEARCH_WORDS = path.join(import.meta.dirname, 'app/search/none.json');

/** What stands for `drawings/brand/` where there is none. */
const NO_BRAND = path.join(PROJECT_ROOT, 'theme/brand/none');

export interface SiteContextOptions {
  /** Absolute path of the site's folder: `docs/`, and where it has them `site.ts`, `public/` and `samples/`. */
  root: string;
  /** The engine's configuration, as `rspress.config.ts` has it. */
  config: UserConfig;
  /** The object of the site's `site.ts`, or the error with which it was not imported. */
  site: unknown;
  /** Absolute paths of more folders and files whose addresses and references are checked. */
  sources?: readonly string[] | undefined;
}

/** Where a site's parts are, and its facts: everything but the engine. */
export interface SiteContext {
  reader: SiteReader;
  data: SiteData;
  /** True in a build, which reads the site once and leaves drafts out; false in development and for commands. */
  production: boolean;
  /** Absolute path of the folder of all samples. */
  samples: string;
  words: WordsOptions;
  /** The words of the interface in the first language, by their keys: none is missing. */
  interfaceWords: Readonly<Record<string, string>>;
  locales: Locales;
  /** Where the site is published, with its base: no slash at the end. */
  address: string;
  /** Options of the blog; undefined for a site without one. */
  blog: BlogOptions | undefined;
  /** Absolute paths. */
  docsDir: string;
  publicDir: string;
  wordsFile: string;
  /** Absolute paths of the site's own modules, by the names that the theme and, for `#drawings`, pages import. */
  alias: Readonly<Record<'#site' | '#search' | '#words' | '#brand' | '#drawings' | '#types', string>>;
  /**
   * Absolute path of a copy of the words of the first language, for pages of another to depend on: by the file itself a build
   * tells whether the words are inlined.
   */
  keptWords: string;
  /** True for a site in more than one language: what only such a site needs is left out of any other. */
  translated: boolean;
  /** True for a site whose search is cut into parts: only its search knows how to put them together. */
  isLarge: boolean;
  /** What the build says in the language of a page, by its address. */
  stringsFor: (route: string) => InterfaceStrings;
  /** @returns absolute path of a folder for generated files. */
  generated: (name: string) => string;
}

/** Texts of a site's facts on pages of every language. */
function textsOf({
  announcement,
  description,
  footerColumns,
  footerMessage,
  homeFacts,
  homeTitle,
  sidebars,
}: SiteData): string[] {
  return [
    homeTitle,
    description,
    ...(announcement ? [announcement.text] : []),
    ...homeFacts,
    ...sidebars.flatMap(({ label, navigation }) => [label, navigation]),
    ...footerColumns.flatMap(({ title, links }) => [title, ...links.map(({ text }) => text)]),
    ...(footerMessage ? [footerMessage] : []),
  ];
}

/** What a folder or file of the site is, or the project's own where the site has none. */
function folderOf(root: string, name: string): string {
  const own = path.join(root, name);
  return fs.existsSync(own) ? own : path.join(PROJECT_ROOT, name);
}

/** Names of the components that the configuration and its plugins bring to every page. */
function globalComponents({ markdown, plugins = [] }: UserConfig): string[] {
  const files = [markdown, ...plugins.map((plugin) => plugin.markdown)].flatMap(
    (each) => each?.globalComponents ?? [],
  );
  return files.map((file) => path.parse(file).name);
}

/** Absolute paths of a site's folders and files, by the conventions of this theme. */
function placesOf(root: string) {
  const docsDir = path.join(root, 'docs');
  const ownOr = (own: string, other: string) => (fs.existsSync(own) ? own : other);
  return {
    docsDir,
    blogDir: path.join(docsDir, 'blog'),
    publicDir: folderOf(root, 'public'),
    samples: folderOf(root, 'samples'),
    typesFile: folderOf(root, 'samples/types.json'),
    siteFile: path.join(root, 'site.ts'),
    wordsFile: ownOr(path.join(docsDir, '_search.json'), NO_SEARCH_WORDS),
    interfaceFile: folderOf(root, 'words.json'),
    brandDir: ownOr(path.join(root, 'drawings/brand'), NO_BRAND),
    drawings: path.join(root, 'drawings'),
    generated: (name: string) => path.join(root, '.rspress', name),
  };
}

/** The blog of a site. @param content is read once the blog is asked for. */
function blogOptions(
  { blogDir, generated }: ReturnType<typeof placesOf>,
  { title, siteOrigin, blogDescription, locales: [locale] }: SiteData,
  production: boolean,
  reader: () => SiteReader,
): BlogOptions {
  const name = `${title} blog`;
  return {
    dir: blogDir,
    reader: createBlogReader({ dir: blogDir, marks: INGREDIENTS, parse: (file) => reader().parse(file) }),
    production,
    updatedOf: (file) => reader().datesOf(file).updated,
    marks: INGREDIENTS,
    name,
    generatedDir: generated('blog'),
    components: {
      PostList: '@theme/blog/PostList.tsx',
      TagPage: '@theme/blog/TagPage.tsx',
      AuthorPage: '@theme/blog/AuthorPage.tsx',
    },
    feeds: {
      origin: siteOrigin,
      title: name,
      description: blogDescription,
      language: locale.code,
      content: 'main article',
    },
  };
}

/** Reads a site by the conventions of this theme: its folders follow from its root. */
export function createSiteContext({ root, config, site, sources = [] }: SiteContextOptions): SiteContext {
  const places = placesOf(root);
  const { docsDir, publicDir, samples, typesFile, siteFile, wordsFile, interfaceFile, drawings, generated } =
    places;
  const { data, problems } = readSiteData(root, config, site);
  const { locales, siteOrigin } = data;
  const production = process.env.NODE_ENV === 'production';
  const { words: interfaceWords, problems: wordProblems } = readInterfaceWords(
    interfaceFile,
    path.join(PROJECT_ROOT, 'theme'),
  );
  const words: WordsOptions = {
    file: interfaceFile,
    siteTexts: () => [
      ...textsOf(data),
      ...readNavItems(docsDir).map(({ text }) => text),
      ...readStartTexts(wordsFile),
    ],
  };
  const blog = fs.existsSync(places.blogDir)
    ? blogOptions(places, data, production, () => reader)
    : undefined;
  const reader = createSiteReader({
    root,
    production,
    docsDir,
    // The second one is the engine's own.
    publicDirs: [publicDir, path.join(docsDir, 'public')].filter((dir) => fs.existsSync(dir)),
    origin: siteOrigin,
    sidebars: data.sidebars,
    languages: { locales, words },
    sources: [...(fs.existsSync(siteFile) ? [siteFile] : []), wordsFile, ...sources],
    shown: [samples, typesFile, drawings, path.join(root, 'rspress.config.ts')],
    problems: () => [...problems, ...wordProblems, ...searchWordsProblems(wordsFile)],
    components: [...PAGE_COMPONENTS, ...globalComponents(config)].sort(),
    files: ['/sitemap.xml', '/llms.txt', '/llms-full.txt'],
    contribution: blog && blogContribution(blog),
  });
  const speech = readStrings(words);
  const translated = new Map(locales.slice(1).map((locale) => [locale, readStrings(words, locale.code)]));
  return {
    reader,
    data,
    production,
    samples,
    words,
    interfaceWords,
    locales,
    address: `${siteOrigin}${data.base.replace(/\/$/, '')}`,
    blog,
    docsDir,
    publicDir,
    wordsFile,
    alias: {
      '#site': generated('site.js'),
      '#search': wordsFile,
      '#words': wordProblems.length > 0 ? generated('stand-ins.json') : interfaceFile,
      '#brand': places.brandDir,
      '#drawings': drawings,
      '#types': typesFile,
    },
    keptWords: generated('words.json'),
    translated: translated.size > 0,
    isLarge: production && listPages(docsDir).length > MAX_UNSPLIT_SOURCES,
    stringsFor: (route) => translated.get(localeOfPath(route, locales)) ?? speech,
    generated,
  };
}

/** The head script, and what the policy must say of it. */
export interface SiteSecurity {
  headScript: string;
  /** `'sha256-…'` expressions of the inline scripts. */
  scriptHashes: readonly string[];
  /** Headers for every answer, names in lower case: those of security, and `Content-Signal`. */
  headers: Record<string, string>;
  /** The document of the frame that programs run in. */
  frame: string;
  /** The policy of that frame, in place of the site's. */
  folderPolicy: FolderPolicy;
}

/** What the application and the head script are told while they are compiled. */
export function definesOf({
  translated,
  isLarge,
}: Pick<SiteContext, 'translated' | 'isLarge'>): Record<string, string> {
  return {
    'import.meta.env.TRANSLATED': JSON.stringify(translated),
    'import.meta.env.SEARCH_PARTS': JSON.stringify(isLarge),
  };
}

/**
 * Writes the module `#site`, and bundles the head script of a site.
 *
 * @throws when the head script does not compile.
 */
export function createSiteSecurity(
  content: Pick<SiteContext, 'alias' | 'data' | 'interfaceWords' | 'words' | 'translated' | 'isLarge'>,
): SiteSecurity {
  const { alias, data, interfaceWords, words } = content;
  writeIfChanged(alias['#site'], siteModule(data));
  if (alias['#words'] !== words.file) writeIfChanged(alias['#words'], JSON.stringify(interfaceWords));
  const headScript = bundleHeadScript(
    path.join(PROJECT_ROOT, 'theme/boot/index.ts'),
    alias,
    definesOf(content),
  );
  const scriptHashes = [cspHash(headScript)];
  const { document: frame, folderPolicy } = frameDocument(path.join(PROJECT_ROOT, 'theme'));
  const headers = {
    ...securityHeaders(scriptHashes),
    ...(data.contentSignal ? { 'content-signal': data.contentSignal } : {}),
  };
  return { headScript, scriptHashes, headers, frame, folderPolicy };
}
