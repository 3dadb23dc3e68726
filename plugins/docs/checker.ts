import fs from 'node:fs';
import {
  pathOfDocId,
  SIDEBAR_IDS,
  type SidebarId,
  type SidebarLink,
  versionOfPath,
  versionRobots,
} from '../../theme/lib/docs.ts';
import type { Problem } from '../problems/problems.ts';
import { checkSite } from './check.ts';
import { sameRoute } from './files.ts';
import { createVersions, type DocsVersion, linkTo } from './model.ts';
import { type CheckOptions, createFileReader, modelPages, readSite, type Site } from './site.ts';

/** Reads what does not change once only, finds everything that is wrong with the site, and knows its docs. */
export interface Checker {
  /**
   * @param production true: drafts are not built.
   * @returns all problems, by file and line; none when the site can be built.
   */
  check: (production: boolean) => Problem[];
  /**
   * Absolute paths of the pages that the engine must not see: drafts in production, and the second of two pages with one
   * address, which would stop its development server.
   */
  leftOut: (production: boolean) => string[];
  /** The docs of all versions as they stand on the disk now. */
  versions: (production: boolean) => DocsVersion[];
  /** True for a page that search engines and language models are not told of: unlisted, or not of the latest version. */
  isHidden: (route: string, production: boolean) => boolean;
  /**
   * What a page says about sidebar and neighbours.
   *
   * @param file absolute path of the page.
   */
  choices: (file: string, production: boolean) => DocChoices;
}

/** What the front matter of a doc says differently from its place in the sidebar. */
export interface DocChoices {
  sidebar?: SidebarId;
  /** `null`: the doc wants none. */
  previous?: SidebarLink | null;
  next?: SidebarLink | null;
}

/**
 * Creates a checker of everything that pages, menus, site data and theme refer to: links, anchors, images, ids of docs and
 * sidebars, front matter, routes.
 */
export function createChecker(options: CheckOptions): Checker {
  const read = createFileReader();
  let built: Site | undefined;
  // A build reads the site once.
  const siteOf = (production: boolean): Site => {
    if (!production) return readSite(options, read, false);
    built ??= readSite(options, read, true);
    return built;
  };

  return {
    check: (production) => checkSite(siteOf(production), read),
    leftOut(production) {
      const site = siteOf(production);
      return [...site.byFile.values()]
        .filter((page) => page.route !== undefined)
        .filter(
          (page) => (page.draft && production) || site.pages.get(sameRoute(page.route ?? ''))?.page !== page,
        )
        .map(({ file }) => file);
    },
    versions: (production) =>
      createVersions(options.docsDir, modelPages(siteOf(production)), options.versions),
    isHidden(route, production) {
      if (versionRobots(route, options.versions, () => true).noindex) return true;
      const page = siteOf(production).pages.get(sameRoute(route))?.page;
      const data = page?.frontmatter?.data as { unlisted?: unknown } | null | undefined;
      return data?.unlisted === true;
    },
    choices(file, production) {
      if (!fs.existsSync(file)) return {};
      const data = read(file).frontmatter?.data as Record<string, unknown> | null | undefined;
      // Most pages say nothing: the site need not be read for them.
      if (!data || !['sidebar', 'previous', 'next'].some((key) => key in data)) return {};
      const site = siteOf(production);
      const version = versionOfPath(site.byFile.get(file)?.route ?? '', options.versions);
      if (!version) return {};
      const neighbour = (id: unknown): SidebarLink | null | undefined => {
        if (typeof id !== 'string') return id === false ? null : undefined;
        const route = pathOfDocId(id, version);
        const page = modelPages(site).find((other) => sameRoute(other.route) === sameRoute(route));
        return page && linkTo(page);
      };
      const sidebar = SIDEBAR_IDS.find((id) => id === data.sidebar);
      const previous = neighbour(data.previous);
      const next = neighbour(data.next);
      return {
        ...(sidebar ? { sidebar } : {}),
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
      };
    },
  };
}
