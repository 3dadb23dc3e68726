import fs from 'node:fs';
import path from 'node:path';
import { createDateFormats } from '../model/dates.ts';
import { INGREDIENTS } from '../model/ingredients.ts';
import { localeOfPath } from '../model/locales.ts';
import type { FolderPolicy } from '../model/names.ts';
import { flattenLinks, listedItems, openedCategory } from '../model/sidebars.ts';
import type { SiteData } from '../model/site.ts';
import { securityHeaders } from './app/csp/index.ts';
import { bundleHeadScript, cspHash } from './app/pageStart/headScript.ts';
import { frameDocument } from './app/run/frame.ts';
import { LARGE_SITE } from './app/search/parts.ts';
import { readStartTexts } from './app/search/words.ts';
import { blogAdditions } from './blog/additions.ts';
import type { BlogOptions } from './blog/index.ts';
import { mayOpenCategory } from './content/docsVersions.ts';
import { listPages } from './content/files.ts';
import { readNavItems } from './content/menus.ts';
import { createPageMemory } from './content/pageMemory.ts';
import { type Content, createContent, findPage } from './content/site.ts';
import {
  readSpeech,
  type Speech,
  translatedInto,
  translationFile,
  type WordsOptions,
} from './content/translations.ts';
import { captionedDrawings } from './mdx/drawings.ts';
import type { ExpandPage } from './mdx/expandedPage.ts';
import { createExpandPage } from './mdx/expandPage.ts';
import { type ParseMdx, parseMdx } from './mdx/mdxSource.ts';
import type { Overview } from './mdx/overview.ts';
import type { ShowingPage } from './mdx/samples/differences.ts';
import { rememberPages } from './mdx/samples/remember.ts';
import { importedParts, readSections, type SearchSection } from './mdx/searchText.ts';
import { createTwins, type Twins } from './mdx/twin/index.ts';

/** The project that this file is part of. */
export const HOME = path.resolve(import.meta.dirname, '..');

/** What stands for `docs/_search.json` where there is none. */
const NO_SEARCH_WORDS = path.join(import.meta.dirname, 'app/search/none.json');

/** What stands for `drawings/brand/` where there is none. */
const NO_BRAND = path.join(HOME, 'theme/brand/none');

export interface SiteContentOptions {
  /** Absolute path of the site's folder: `docs/`, and where it has them `site.ts`, `public/` and `samples/`. */
  root: string;
  /** The exports of the site's `site.ts`. */
  site: SiteData;
  /** Absolute paths of more folders and files whose addresses and references are checked. */
  sources?: readonly string[] | undefined;
}

/** Where a site's parts are, and what it says: everything but the engine. */
export interface SiteContent {
  content: Content;
  expand: ExpandPage;
  /** What the search finds of a page. @param file absolute path. */
  searchSectionsOf: (file: string) => readonly SearchSection[];
  twins: Twins;
  /** Options of the blog; undefined for a site without one. */
  blog: Omit<BlogOptions, 'parse'> | undefined;
  /** Absolute paths. */
  docsDir: string;
  publicDir: string;
  wordsFile: string;
  /** Absolute paths of the site's own modules, by the names that the theme and, for `#drawings`, pages import. */
  alias: Readonly<Record<'#site' | '#search' | '#i18n' | '#brand' | '#drawings' | '#types', string>>;
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
  speechOf: (route: string) => Speech;
  /** @returns absolute path of a folder for generated files. */
  generated: (name: string) => string;
}

/** What a site says in `site.ts` on pages of every language. */
function textsOf({ ANNOUNCEMENT, FACTS, FOOTER, HOME_TITLE, SIDEBARS, TAGLINE }: SiteData): string[] {
  return [
    HOME_TITLE,
    TAGLINE,
    ...(ANNOUNCEMENT ? [ANNOUNCEMENT.text] : []),
    ...FACTS,
    ...SIDEBARS.flatMap(({ label, navigation }) => [label, navigation]),
    ...FOOTER.columns.flatMap(({ title, links }) => [title, ...links.map(({ text }) => text)]),
    FOOTER.text,
  ];
}

/** What a folder or file of the site is, or the project's own where the site has none. */
function folderOf(root: string, name: string): string {
  const own = path.join(root, name);
  return fs.existsSync(own) ? own : path.join(HOME, name);
}

/** The site as pages are made of it: read once in a build, as it stands now in development. */
const siteOf = (content: Content) => content.site(process.env.NODE_ENV === 'production');

/** Fewest pages of a category that its first page shows the others of. */
const MIN_OVERVIEW = 3;

/** The category that a doc opens, with its other pages. @param file absolute path of the page. */
function overviewOf(content: Content, file: string): Overview | undefined {
  // For most pages the site need not be read.
  if (!mayOpenCategory(file)) return undefined;
  const site = siteOf(content);
  const path = site.sources.get(file)?.route;
  const items = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(listedItems));
  const category = path === undefined ? undefined : openedCategory(items, path);
  const links = category ? flattenLinks([category]) : [];
  if (!category || links.length < MIN_OVERVIEW) return undefined;
  const pages = links.slice(1).flatMap(({ href }) => {
    const page = findPage(site, href);
    return page ? [{ href, title: page.title, description: page.description }] : [];
  });
  return { category: category.label, pages };
}

/** The first page that shows a sample, as the sidebar has them. */
function pageShowing(content: Content, sample: string): ShowingPage | undefined {
  const site = siteOf(content);
  const items = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(listedItems));
  // A pair names one of its programs; the other one is a neighbour.
  const marks = [`name="${sample}"`, `<SamplePair name="${path.posix.dirname(sample)}/`];
  const shows = new Set(
    [...site.sources.values()]
      .filter(({ parsed }) => marks.some((mark) => parsed.source.includes(mark)))
      .map(({ route }) => route),
  );
  const link = flattenLinks(items).find(({ href }) => shows.has(href));
  const page = link && findPage(site, link.href);
  return page && { title: page.title, href: page.route };
}

/** What stands at an address: the title of the heading or of the page. */
function nameOf(content: Content, address: string): string | undefined {
  const { pathname, hash } = new URL(address, 'http://site');
  const page = findPage(siteOf(content), pathname);
  const id = decodeURIComponent(hash.slice(1));
  return page?.headings.find((heading) => heading.id === id)?.text || page?.title;
}

/** Reads a site by the conventions of this theme: its folders follow from its root. */
export function createSiteContent({ root, site, sources = [] }: SiteContentOptions): SiteContent {
  const docsDir = path.join(root, 'docs');
  const publicDir = folderOf(root, 'public');
  const samples = folderOf(root, 'samples');
  const typesFile = folderOf(root, 'samples/types.json');
  const siteFile = path.join(root, 'site.ts');
  const ownWords = path.join(docsDir, '_search.json');
  const wordsFile = fs.existsSync(ownWords) ? ownWords : NO_SEARCH_WORDS;
  const interfaceFile = folderOf(root, 'i18n.json');
  const ownBrand = path.join(root, 'drawings/brand');
  const brandDir = fs.existsSync(ownBrand) ? ownBrand : NO_BRAND;
  const drawings = path.join(root, 'drawings');
  const generated = (name: string) => path.join(root, '.rspress', name);
  const locales = site.LOCALES;
  const [locale] = locales;
  const { ORIGIN, BRAND } = site;

  const blogDir = path.join(docsDir, 'blog');
  const blog: Omit<BlogOptions, 'parse'> | undefined = fs.existsSync(blogDir)
    ? {
        dir: blogDir,
        marks: INGREDIENTS,
        name: `${BRAND} blog`,
        generatedDir: generated('blog'),
        components: {
          PostList: '@theme/blog/PostList.tsx',
          TagPage: '@theme/blog/TagPage.tsx',
          AuthorPage: '@theme/blog/AuthorPage.tsx',
        },
        feeds: {
          origin: ORIGIN,
          title: `${BRAND} blog`,
          description: site.BLOG_DESCRIPTION,
          language: locale.code,
          content: 'main article',
        },
      }
    : undefined;

  const words: WordsOptions = {
    file: interfaceFile,
    siteTexts: () => [
      ...textsOf(site),
      ...readNavItems(docsDir).map(({ text }) => text),
      ...readStartTexts(wordsFile),
    ],
  };
  const keptWords = generated('words.json');
  // What is kept between builds is made anew when the words of its language have changed.
  const filesOf = (file: string) => {
    const own = translatedInto(file, docsDir, locales);
    const spoken = own ? [keptWords, translationFile(words, own.code)] : [];
    return [...spoken, typesFile].filter((each) => fs.existsSync(each));
  };

  /** A page as it is written is parsed once in a build; what was put into others is parsed with them. */
  const parsePage: ParseMdx = (source, file) => {
    const parsed = file.endsWith('.mdx') && fs.existsSync(file) ? content.parse(file) : undefined;
    return parsed?.source === source ? parsed.tree : parseMdx(source, file);
  };
  const isBuild = process.env.NODE_ENV === 'production';

  const expandPage = createExpandPage({
    parse: isBuild ? parsePage : undefined,
    samples,
    components: path.join(HOME, 'theme/learn/steps.ts'),
    pairComponents: path.join(HOME, 'theme/learn/samplePairs.ts'),
    explorerComponent: path.join(HOME, 'theme/try/RouteExplorer.tsx'),
    onionComponent: path.join(HOME, 'theme/try/onion/OnionView.tsx'),
    windowComponent: path.join(HOME, 'theme/try/RequestWindow.tsx'),
    programs: path.join(generated('run'), 'assets'),
    exerciseComponent: path.join(HOME, 'theme/try/ExerciseEditor.tsx'),
    filesOf,
    nameOf: (address) => nameOf(content, address),
    changedDocs: () => speechOf('/').changedDocs,
    cardsComponent: path.join(HOME, 'theme/docs/CategoryCards.tsx'),
    filterComponent: path.join(HOME, 'theme/content/Filter.tsx'),
    overviewOf: (file) => overviewOf(content, file),
    pageShowing: (sample) => pageShowing(content, sample),
  });

  const remembered = rememberPages(expandPage);
  // While developing a page may show what another one says.
  const expand = isBuild ? remembered : expandPage;

  const memory = createPageMemory(path.join(generated('docs'), 'pages.json'));
  /** A Markdown file that a page shows; undefined where there is none, of which the check tells. */
  const partOf = (file: string, address: string) =>
    siteOf(content).sources.get(path.resolve(path.dirname(file), address))?.parsed;
  const readSectionsOf = (file: string): SearchSection[] => {
    const { source, tree, headings } = content.parse(file);
    if (!tree) return [];
    const parts = importedParts(tree);
    return readSections(tree, {
      headings,
      programs: remembered(source, file, 'page').searchTexts(),
      isLeftOut: captionedDrawings(source),
      partOf(element) {
        const address = parts.get(element);
        return address === undefined ? undefined : partOf(file, address)?.tree;
      },
    });
  };
  /** A build keeps them of a page with which nothing is wrong: it need not be expanded again to say so. */
  const keptSectionsOf = (file: string): SearchSection[] | undefined => {
    const { source, targets } = content.parse(file);
    const parts = targets
      .filter(({ kind, url }) => kind === 'import' && /\.mdx?$/.test(url))
      .map(({ url }) => partOf(file, url)?.source);
    const name = ['search', content.digestBesidePages(), ...parts].join(' ');
    return memory.recall({ name, file, source }, () =>
      remembered(source, file, 'page').diagnostics.length > 0 ? undefined : readSectionsOf(file),
    );
  };

  const content = createContent({
    root,
    docsDir,
    // The second one is the engine's own.
    publicDirs: [publicDir, path.join(docsDir, 'public')].filter((dir) => fs.existsSync(dir)),
    origin: ORIGIN,
    sidebars: site.SIDEBARS,
    languages: { locales, words },
    sources: [siteFile, wordsFile, ...sources],
    shown: [samples, typesFile, drawings],
    files: ['/sitemap.xml', '/llms.txt', '/llms-full.txt'],
    memory,
    diagnose: (source, file) =>
      isBuild && keptSectionsOf(file) ? [] : remembered(source, file, 'page').diagnostics,
    ...(blog ? { additions: blogAdditions(blog) } : {}),
  });

  const twins = createTwins({
    parse: parsePage,
    docsDir,
    origin: `${ORIGIN}${site.BASE.replace(/\/$/, '')}`,
    formatDay: createDateFormats(locale).day,
    routeOfPage: (route) => findPage(siteOf(content), route)?.route,
  });

  const alias = {
    '#site': siteFile,
    '#search': wordsFile,
    '#i18n': interfaceFile,
    '#brand': brandDir,
    '#drawings': drawings,
    '#types': typesFile,
  };
  const speeches = new Map<string, Speech>();
  const speechOf = (route: string) => {
    const own = localeOfPath(route, locales);
    const speech = speeches.get(own.code) ?? readSpeech(words, own === locale ? undefined : own.code);
    // While developing, words may change.
    if (isBuild) speeches.set(own.code, speech);
    return speech;
  };
  return {
    content,
    expand,
    searchSectionsOf: (file) => (isBuild && keptSectionsOf(file)) || readSectionsOf(file),
    twins,
    blog,
    docsDir,
    publicDir,
    wordsFile,
    alias,
    keptWords,
    translated: locales.length > 1,
    isLarge: isBuild && listPages(docsDir).length > LARGE_SITE,
    speechOf,
    generated,
  };
}

/** The head script, and what the policy must say of it. */
export interface SiteSecurity {
  headScript: string;
  /** `'sha256-…'` expressions of the inline scripts. */
  scriptHashes: readonly string[];
  /** Security headers for every answer, names in lower case. */
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
}: Pick<SiteContent, 'translated' | 'isLarge'>): Record<string, string> {
  return {
    'import.meta.env.TRANSLATED': JSON.stringify(translated),
    'import.meta.env.SEARCH_PARTS': JSON.stringify(isLarge),
  };
}

/**
 * Bundles the head script of a site.
 *
 * @throws when the head script does not compile.
 */
export function createSiteSecurity(
  content: Pick<SiteContent, 'alias' | 'translated' | 'isLarge'>,
): SiteSecurity {
  const { alias } = content;
  const headScript = bundleHeadScript(path.join(HOME, 'theme/boot/index.ts'), alias, definesOf(content));
  const scriptHashes = [cspHash(headScript)];
  const { document: frame, folderPolicy } = frameDocument(path.join(HOME, 'theme'));
  return { headScript, scriptHashes, headers: securityHeaders(scriptHashes), frame, folderPolicy };
}
