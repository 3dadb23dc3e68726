import fs from 'node:fs';
import { hasMembers } from '../../model/jsonPointer.ts';
import type { Locales } from '../../model/locales.ts';
import type { Page } from '../../model/page.ts';
import { routeKey } from '../../model/routes.ts';
import { flattenLinks } from '../../model/sidebars.ts';
import type { SidebarConfig, Version } from '../../model/site.ts';
import { docIdOfPath, versionOfPath } from '../../model/versions.ts';
import { visibilityOf } from '../../model/visibility.ts';
import { digestOf } from '../engine/cacheDigest.ts';
import type { Diagnostic } from './diagnostic.ts';
import { createVersions, type DocsVersion } from './docsVersions.ts';
import { datesOf, readGitDates } from './pageDates.ts';
import { type Parsed, parseMarkdown, parseProgram, type parseTree, type Target } from './parse.ts';
import { listPages, readText, type SourceFile } from './sourceFiles.ts';
import { type WordsOptions, wordFiles } from './translations.ts';
import { readVersions } from './versionsFile.ts';

/** Pages and files that another plugin adds to the site. */
export interface Contribution {
  pages: readonly Pick<Page, 'route' | 'title' | 'description' | 'frontmatter'>[];
  /** Tag ids of each post, by file. */
  tags: ReadonlyMap<string, readonly string[]>;
  /** Addresses of generated files, such as feeds. */
  files: readonly string[];
  /** True for pages that the plugin checks itself. */
  owns: (file: string, frontmatter: Readonly<Record<string, unknown>>) => boolean;
  /** Images that are referenced by files other than pages. */
  images: readonly { file: string; targets: readonly Target[] }[];
  /** Problems for the common list. */
  diagnostics: readonly Diagnostic[];
}

export interface SiteReaderOptions {
  /** Repository, for dates from git. */
  root: string;
  /** Folder of all pages: the engine's `root`. */
  docsDir: string;
  /** True in a build, which reads the site once and leaves drafts out. Default: false. */
  production?: boolean | undefined;
  publicDirs: readonly string[];
  /** Of the site, with the base, no slash at the end: absolute links below it are internal. Default: none. */
  address?: string | undefined;
  sidebars: readonly SidebarConfig[];
  /** Default: one locale. */
  languages?: { locales: Locales; words: WordsOptions } | undefined;
  /** Theme files and folders whose addresses and references are checked. */
  sources: readonly string[];
  /** Files and folders that pages show parts of. Default: none. */
  shown?: readonly string[] | undefined;
  /** Problems of the settings; they end the check. Default: none. */
  problems?: (() => readonly Diagnostic[]) | undefined;
  /** Components that pages use without an import. Default: any. */
  components?: readonly string[] | undefined;
  /** Languages of code in addition to those of the engine, in lower case. Default: none. */
  codeLanguages?: readonly string[] | undefined;
  /** Addresses of other files of the build: `/sitemap.xml`. */
  files: readonly string[];
  /** Parser of pages. Default: one without a cache on disk. */
  toTree?: typeof parseTree | undefined;
  /** Contribution of another plugin, read on each call. Default: none. */
  contribution?: (() => Contribution) | undefined;
}

export interface Source extends SourceFile {
  parsed: Parsed;
  /** Undefined for a part, and for the second source of one route. */
  page: Page | undefined;
}

/** The site on disk: the only source of its pages, their order and visibility. */
export interface Site {
  /** By `routeKey`, drafts included. */
  pages: ReadonlyMap<string, Page>;
  /** By file. */
  sources: ReadonlyMap<string, Source>;
  /** Newest first. */
  versions: readonly DocsVersion[];
  contribution: Contribution;
  sidebars: readonly SidebarConfig[];
  versionDiagnostics: readonly Diagnostic[];
}

export const NO_CONTRIBUTION: Contribution = {
  pages: [],
  tags: new Map(),
  files: [],
  owns: () => false,
  images: [],
  diagnostics: [],
};

/** Empty without front matter, and for a text: `title` before its colon is typed. */
export const frontmatterOf = ({ frontmatter }: Parsed): Readonly<Record<string, unknown>> =>
  hasMembers(frontmatter?.data) ? frontmatter.data : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses files, which do not change in `production`; otherwise cached by their text. @param toTree parses pages. */
export function createParse(production = false, toTree?: typeof parseTree) {
  const known = new Map<string, Parsed>();
  return (file: string): Parsed => {
    const before = known.get(file);
    if (before && production) return before;
    const source = readText(file);
    if (before?.source === source) return before;
    const parsed = /\.mdx?$/.test(file) ? parseMarkdown(file, source, toTree) : parseProgram(source);
    known.set(file, parsed);
    return parsed;
  };
}

export type SiteReader = ReturnType<typeof createSiteReader>;

interface ReadContext {
  options: SiteReaderOptions;
  parse: ReturnType<typeof createParse>;
  gitDates: ReturnType<typeof readGitDates>;
  added: readonly { route: string; file: string }[];
}

function readSite({ options, parse, gitDates, added }: ReadContext): Site {
  const { production = false } = options;
  const { versions, diagnostics } = readVersions(options.docsDir, options.languages?.locales);
  const contribution = options.contribution?.() ?? NO_CONTRIBUTION;
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
      // Lazy: headings need the syntax tree.
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
    const isFirst = route !== undefined && !pages.has(routeKey(route));
    const page = isFirst ? addFile(route, file, parsed) : undefined;
    return { ...source, parsed, page };
  });
  return {
    pages,
    sources: new Map(sources.map((source) => [source.file, source])),
    versions: createVersions(options, [...pages.values()].filter(isBuilt), versions),
    contribution,
    sidebars: options.sidebars,
    versionDiagnostics: diagnostics,
  };
}

/** Reads the site: once a build, in development when it has changed. */
export function createSiteReader(options: SiteReaderOptions) {
  const parse = createParse(options.production, options.toTree);
  const gitDates = readGitDates(options.root);
  let current: Site | undefined;
  let added: ReadContext['added'] = [];
  let digest: string | undefined;

  const site = (): Site => {
    current ??= readSite({ options, parse, gitDates, added });
    return current;
  };

  return {
    options,
    parse,
    site,
    /** Hash of everything that pages depend on, besides code; computed once. */
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
      digest ??= digestOf(root, files, () => false);
      return digest;
    },
    /** Adds pages of other plugins; known routes are ignored. @param all routes of the engine. */
    addPages(all: ReadContext['added']) {
      const { pages } = site();
      added = all.filter(({ route }) => !pages.has(routeKey(route)));
      if (added.length > 0) current = undefined;
    },
    /** Development: the next call of `site` reads the files again. */
    refresh() {
      current = undefined;
    },
    /** Pages to hide from the engine: drafts in production, and the second source of a route, which stops its development. */
    leftOut: () =>
      [...site().sources.values()]
        .filter(({ route, page }) => route !== undefined && !page?.visibility.built)
        .map(({ file }) => file),
    /** Dates of a page without reading the site; none for a missing file. */
    datesOf: (file: string) =>
      datesOf(fs.existsSync(file) ? frontmatterOf(parse(file)) : {}, gitDates.get(file)),
  };
}

export const isBuilt = ({ visibility }: Page): boolean => visibility.built;

/** Page of a route, in any spelling. */
export function findPage({ pages }: Site, route: string): Page | undefined {
  return pages.get(routeKey(route));
}

/** Addresses in the sidebars of all versions, in their order. */
export const linkedRoutes = ({ versions }: Site): string[] =>
  versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(flattenLinks)).map(({ href }) => href);

/** Sidebar order, then other pages by address. */
export function inReadingOrder<Listed extends Pick<Page, 'route'>>(
  site: Site,
  pages: readonly Listed[],
): Listed[] {
  const routes = linkedRoutes(site);
  const places = new Map(routes.map((route, at) => [routeKey(route), at]));
  const placeOf = ({ route }: Listed) => places.get(routeKey(route)) ?? routes.length;
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.route < b.route ? -1 : 1));
}

export function docIdsOf({ pages }: Site, version: Version): string[] {
  return [...pages.values()]
    .filter((page) => page.file !== undefined && page.version?.path === version.path && isBuilt(page))
    .map(({ route }) => docIdOfPath(route, version));
}
