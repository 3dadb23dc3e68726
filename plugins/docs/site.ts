import fs from 'node:fs';
import { docIdOfPath, versionOfPath } from '../../theme/lib/docs.ts';
import type { VersionConfig } from '../../theme/site.ts';
import type { Problem } from '../problems/problems.ts';
import { listPages, type SourceFile, sameRoute } from './files.ts';
import type { ModelPage } from './model.ts';
import { type ReadPage, readPage } from './readPage.ts';
import { readSource } from './sources.ts';

/** What other plugins add to the site. */
export interface Additions {
  /** Clean addresses of generated pages. */
  routes: readonly string[];
  /** Addresses of generated files: feeds, maps. */
  files: readonly string[];
  /** True for a page whose front matter and address are checked there: its rules are others. */
  owns: (file: string, data: Record<string, unknown>) => boolean;
  /** What somebody else found: it goes into the same list. */
  problems: readonly Problem[];
}

export interface CheckOptions {
  /** Absolute path of the folder of all pages: the engine's `root`. */
  docsDir: string;
  /** Absolute paths of the folders whose files are served as they are. */
  publicDirs: readonly string[];
  /** Where the site is published: a link that spells it out leads to this site, too. Default: none. */
  origin?: string | undefined;
  /** Docs versions; none for a site without docs. */
  versions: readonly VersionConfig[];
  /** Absolute path of the file that lists the versions. */
  versionsFile: string;
  /** Absolute paths of the folders and files of the theme: addresses and references that stand in them are checked. */
  sources: readonly string[];
  /** Addresses of files that the build makes besides: `/sitemap.xml`. */
  files: readonly string[];
  /** What other plugins add, as it stands on the disk now. */
  additions: (production: boolean) => Additions;
}

export interface Page extends SourceFile, ReadPage {
  draft: boolean;
}

/** The site as it stands on the disk: what links and references can lead to. */
export interface Site {
  options: CheckOptions;
  additions: Additions;
  /** By `sameRoute` of the address. */
  pages: ReadonlyMap<string, { route: string; page: Page | undefined }>;
  byFile: ReadonlyMap<string, Page>;
  /** Ids of docs by the name of their version; drafts are left out where they are not built. */
  docIds: ReadonlyMap<string, readonly string[]>;
  production: boolean;
}

/** Reads a file; one that has not changed is not parsed again. @param file absolute path. */
export type ReadFile = (file: string) => ReadPage;

export function createFileReader(): ReadFile {
  const known = new Map<string, { source: string; read: ReadPage }>();

  return (file) => {
    const source = fs.readFileSync(file, 'utf8');
    const before = known.get(file);
    if (before?.source === source) return before.read;
    const read = /\.mdx?$/.test(file) ? readPage(file, source) : readSource(file, source);
    known.set(file, { source, read });
    return read;
  };
}

/** Reads the site. @param production true: drafts are not built. */
export function readSite(options: CheckOptions, read: ReadFile, production: boolean): Site {
  const additions = options.additions(production);
  const files = listPages(options.docsDir).map((source): Page => {
    const found = read(source.file);
    const data = found.frontmatter?.data as { draft?: unknown } | null | undefined;
    return { ...source, ...found, draft: data?.draft === true };
  });
  const pages = new Map<string, { route: string; page: Page | undefined }>(
    additions.routes.map((route) => [sameRoute(route), { route, page: undefined }]),
  );
  const docIds = new Map<string, string[]>(options.versions.map(({ name }) => [name, []]));
  for (const page of files) {
    if (page.route === undefined || pages.has(sameRoute(page.route))) continue;
    pages.set(sameRoute(page.route), { route: page.route, page });
    const version = versionOfPath(page.route, options.versions);
    if (version && !(page.draft && production))
      docIds.get(version.name)?.push(docIdOfPath(page.route, version));
  }
  return {
    options,
    additions,
    pages,
    byFile: new Map(files.map((page) => [page.file, page])),
    docIds,
    production,
  };
}

/** The pages that are built, as the model takes them. */
export function modelPages({ pages, production }: Site): ModelPage[] {
  return [...pages.values()].flatMap(({ route, page }) => {
    if (!page || (page.draft && production)) return [];
    const data = (page.frontmatter?.data ?? {}) as Partial<Omit<ModelPage, 'route' | 'draft'>>;
    const title = typeof data.title === 'string' ? data.title : route;
    return [{ ...data, route, title, draft: page.draft, unlisted: data.unlisted === true }];
  });
}
