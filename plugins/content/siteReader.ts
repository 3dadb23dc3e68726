import fs from 'node:fs';
import type { Locales } from '../../model/locales.ts';
import type { Page } from '../../model/page.ts';
import { routeKey } from '../../model/routes.ts';
import type { SidebarConfig, Version } from '../../model/site.ts';
import { docIdOfPath, versionOfPath } from '../../model/versions.ts';
import { visibilityOf } from '../../model/visibility.ts';
import { codeDigest, digestOf } from '../engine/cacheDigest.ts';
import type { Diagnostic } from './diagnostic.ts';
import { createVersions, type DocsVersion } from './docsVersions.ts';
import { datesOf, type PageDates, readGitDates } from './pageDates.ts';
import { type Parsed, parseMarkdown } from './parse.ts';
import { parseProgram } from './parseProgram.ts';
import { listPages, type SourceFile } from './sourceFiles.ts';
import { type WordsOptions, wordFiles } from './translations.ts';
import { readVersions } from './versionsFile.ts';

/** Reads a file; one whose text has not changed is not parsed again. @param file absolute path. */
export type Parse = (file: string) => Parsed;

/** What another plugin adds to the site. */
export interface Contribution {
  /** Generated pages. */
  pages: readonly Pick<Page, 'route' | 'title' | 'description' | 'frontmatter'>[];
  /** Keys of the tags of each post, by the absolute path of its file. */
  tags: ReadonlyMap<string, readonly string[]>;
  /** Addresses of generated files: feeds, maps. */
  files: readonly string[];
  /** True for a page whose front matter and address are checked there: its rules are others. */
  owns: (file: string, frontmatter: Readonly<Record<string, unknown>>) => boolean;
  /** What somebody else found: it goes into the same list. */
  diagnostics: readonly Diagnostic[];
}

export interface SiteReaderOptions {
  /** Absolute path of the repository, for the dates of the last change. */
  root: string;
  /** Absolute path of the folder of all pages: the engine's `root`. */
  docsDir: string;
  /** True in a build, which reads the site once and leaves drafts out; false in development and for commands. Default: false. */
  production?: boolean | undefined;
  /** Absolute paths of the folders whose files are served as they are. */
  publicDirs: readonly string[];
  /** Where the site is published: a link that spells it out leads to this site, too. Default: none. */
  origin?: string | undefined;
  /** The sidebars of the docs, in the order of the site. */
  sidebars: readonly SidebarConfig[];
  /** Languages of the site, and the words of its interface. Default: one language. */
  languages?: { locales: Locales; words: WordsOptions } | undefined;
  /** Absolute paths of the folders and files of the theme: addresses and references that stand in them are checked. */
  sources: readonly string[];
  /** Absolute paths of the files and folders that pages show parts of: programs, words, drawings. Default: none. */
  shown?: readonly string[] | undefined;
  /** What is wrong with the settings of the site: nothing else is checked until they are right. Default: nothing. */
  problems?: (() => readonly Diagnostic[]) | undefined;
  /** Components that pages use without importing them. Default: any. */
  components?: readonly string[] | undefined;
  /** Addresses of files that the build makes besides: `/sitemap.xml`. */
  files: readonly string[];
  /** What another plugin adds, as it stands on the disk now. Default: nothing. */
  contribution?: ((production: boolean) => Contribution) | undefined;
}

/** A source below the folder of all pages. */
export interface Source extends SourceFile {
  parsed: Parsed;
  /** Its page; undefined for a part that other pages import, and for the second source of one address. */
  page: Page | undefined;
}

/** The site as it stands on the disk: the one answer to what there is, where it stands and who may find it. */
export interface Site {
  production: boolean;
  /** All pages by `routeKey` of their address, also those that are not built. */
  pages: ReadonlyMap<string, Page>;
  /** All sources by their file. */
  sources: ReadonlyMap<string, Source>;
  /** The docs by version, newest first. */
  versions: readonly DocsVersion[];
  contribution: Contribution;
  /** Sidebars of the docs, in the order of the site. */
  sidebars: readonly SidebarConfig[];
  /** What is wrong with the list of versions. */
  versionDiagnostics: readonly Diagnostic[];
}

const NOTHING: Contribution = { pages: [], tags: new Map(), files: [], owns: () => false, diagnostics: [] };

/** Front matter as a record; empty where there is none. */
export const frontmatterOf = ({ frontmatter }: Parsed): Readonly<Record<string, unknown>> =>
  (frontmatter?.data as Record<string, unknown> | null | undefined) ?? {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Creates a parser that keeps what it has parsed: a file is parsed again when its text has changed. */
export function createParse(): Parse {
  const known = new Map<string, Parsed>();
  return (file) => {
    const source = fs.readFileSync(file, 'utf8');
    const before = known.get(file);
    if (before?.source === source) return before;
    const parsed = /\.mdx?$/.test(file) ? parseMarkdown(file, source) : parseProgram(source);
    known.set(file, parsed);
    return parsed;
  };
}

/** The site's content: what is on the disk, read once a build and, in development, where it has changed. */
export interface SiteReader {
  options: SiteReaderOptions;
  parse: Parse;
  /** @param production true: drafts are not built. Default: as the options have it. */
  site: (production?: boolean) => Site;
  /**
   * Adds the pages that plugins of others have added to the engine. Those that the site has are left out.
   *
   * @param pages all that the engine knows, each with the absolute path of its file.
   */
  addPages: (pages: readonly { route: string; file: string }[]) => void;
  /** Hash of all that pages are checked against and expanded with, their own code included: read once. */
  digest: () => string;
  /** Development: what `site` reads next is kept until this is called again, so that one compilation reads the site once. */
  refresh: () => void;
  /**
   * Absolute paths of the pages that the engine must not see: drafts in production, and the second of two pages with one
   * address, which would stop its development server.
   */
  leftOut: () => string[];
  /** Dates of a page, without reading the site. @param file absolute path; one that is missing has none. */
  datesOf: (file: string) => PageDates;
}

/** What a site is read with. */
interface ReadContext {
  options: SiteReaderOptions;
  parse: Parse;
  gitDates: ReturnType<typeof readGitDates>;
  /** Pages that plugins of others have added to the engine. */
  added: readonly { route: string; file: string }[];
}

function readSite({ options, parse, gitDates, added }: ReadContext, production: boolean): Site {
  const { versions, diagnostics } = readVersions(options.docsDir, options.languages?.locales);
  const contribution = options.contribution?.(production) ?? NOTHING;
  const pages = new Map<string, Page>();
  const add = (page: Contribution['pages'][number], file?: string, parsed?: Parsed): Page => {
    const version = versionOfPath(page.route, versions);
    const own: Page = {
      ...page,
      file,
      version,
      visibility: visibilityOf(page.frontmatter, version, production),
      ...datesOf(page.frontmatter, gitDates.get(file ?? '')),
      tags: contribution.tags.get(file ?? ''),
      // Few ask for them, and only the syntax tree tells.
      get headings() {
        return parsed?.headings ?? [];
      },
    };
    pages.set(routeKey(page.route), own);
    return own;
  };
  const addFile = (route: string, file: string, parsed: Parsed): Page => {
    const frontmatter = frontmatterOf(parsed);
    const title = textOf(frontmatter.title) || route;
    return add({ route, title, description: textOf(frontmatter.description), frontmatter }, file, parsed);
  };
  for (const page of contribution.pages) add(page);
  for (const { route, file } of added) addFile(route, file, parse(file));
  const sources = listPages(options.docsDir).map((source): Source => {
    const { route, file } = source;
    const parsed = parse(file);
    const isSecond = route !== undefined && pages.has(routeKey(route));
    const page = route === undefined || isSecond ? undefined : addFile(route, file, parsed);
    return { ...source, parsed, page };
  });
  return {
    production,
    pages,
    sources: new Map(sources.map((source) => [source.file, source])),
    versions: createVersions(options, [...pages.values()].filter(isBuilt), versions),
    contribution,
    sidebars: options.sidebars,
    versionDiagnostics: diagnostics,
  };
}

/** Creates the one reader of a site's content. */
export function createSiteReader(options: SiteReaderOptions): SiteReader {
  const parse = createParse();
  const gitDates = readGitDates(options.root);
  let built: Site | undefined;
  let added: ReadContext['added'] = [];
  let digest: string | undefined;
  /** What development has read; undefined while nothing of it is kept. */
  let developed: { site?: Site } | undefined;

  const site = (production = options.production ?? false): Site => {
    const read = () => readSite({ options, parse, gitDates, added }, production);
    if (production) {
      built ??= read();
      return built;
    }
    if (!developed) return read();
    developed.site ??= read();
    return developed.site;
  };

  return {
    options,
    parse,
    site,
    digest() {
      const { root, docsDir, publicDirs, sources, shown = [], languages } = options;
      const words = languages ? wordFiles(languages.words) : [];
      const files = [
        docsDir,
        ...added.map(({ file }) => file),
        ...publicDirs,
        ...sources,
        ...shown,
        ...words,
      ];
      digest ??= codeDigest() + digestOf(root, files, () => false);
      return digest;
    },
    addPages(all) {
      const { pages } = site();
      added = all.filter(({ route }) => !pages.has(routeKey(route)));
      if (added.length === 0) return;
      built = undefined;
      developed = undefined;
    },
    refresh() {
      developed = {};
    },
    leftOut: () =>
      [...site().sources.values()]
        .filter(({ route, page }) => route !== undefined && !page?.visibility.built)
        .map(({ file }) => file),
    datesOf: (file) => datesOf(fs.existsSync(file) ? frontmatterOf(parse(file)) : {}, gitDates.get(file)),
  };
}

/** True for a page that the build makes. */
export const isBuilt = ({ visibility }: Page): boolean => visibility.built;

/** The page of an address, however that is spelt; undefined where there is none. */
export function findPage({ pages }: Site, route: string): Page | undefined {
  return pages.get(routeKey(route));
}

/** Ids of the docs of a version that are built. */
export function docIdsOf({ pages }: Site, version: Version): string[] {
  return [...pages.values()]
    .filter((page) => page.file !== undefined && page.version?.path === version.path && isBuilt(page))
    .map(({ route }) => docIdOfPath(route, version));
}
