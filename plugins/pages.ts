import fs from 'node:fs';
import path from 'node:path';
import { createDateFormats } from '../model/dates.ts';
import { flattenLinks, listedItems, openedCategory } from '../model/sidebars.ts';
import type { Diagnostic } from './content/diagnostic.ts';
import { mayOpenCategory } from './content/docsVersions.ts';
import { findPage, frontmatterOf, type Site } from './content/site.ts';
import { translatedInto, translationFile } from './content/translations.ts';
import { captionedDrawings } from './mdx/drawings.ts';
import type { ExpandedPage, ExpandPage } from './mdx/expandedPage.ts';
import { createExpandPage } from './mdx/expandPage.ts';
import type { Overview } from './mdx/overview.ts';
import { rememberPages } from './mdx/samples/remember.ts';
import { importedParts, readSections, type SearchSection } from './mdx/searchText.ts';
import { createTwins, type Twin, type TwinOf } from './mdx/twin/index.ts';
import { PROJECT_ROOT } from './projectRoot.ts';
import type { SiteContent } from './siteContent.ts';
import { createTwinPages } from './twinPages.ts';

/** Fewest pages of a category that its first page shows the others of. */
const MIN_OVERVIEW = 3;

/** The category that a doc opens, with its other pages. @param file absolute path of the page. */
function overviewOf(site: Site, file: string): Overview | undefined {
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

/** Title of the heading or the page at an address; undefined where there is none. */
function titleAt(site: Site, address: string): string | undefined {
  const { pathname, hash } = new URL(address, 'http://site');
  const page = findPage(site, pathname);
  const id = decodeURIComponent(hash.slice(1));
  return page?.headings.find((heading) => heading.id === id)?.text || page?.title;
}

/** Expanding of pages with what the site knows of them. */
function createExpand(siteContent: SiteContent): ExpandPage {
  const { alias, content, docsDir, generated, keptWords, locales, production, samples, speechOf, words } =
    siteContent;
  const site = () => content.site(production);
  return createExpandPage({
    frontmatterOf: (file) => content.parse(file).frontmatter?.data,
    samples,
    components: path.join(PROJECT_ROOT, 'theme/learn/steps.ts'),
    pairComponents: path.join(PROJECT_ROOT, 'theme/learn/samplePairs.ts'),
    explorerComponent: path.join(PROJECT_ROOT, 'theme/try/RouteExplorer.tsx'),
    onionComponent: path.join(PROJECT_ROOT, 'theme/try/onion/OnionView.tsx'),
    programComponents: path.join(PROJECT_ROOT, 'theme/try/program/index.ts'),
    programs: path.join(generated('run'), 'assets'),
    exerciseComponent: path.join(PROJECT_ROOT, 'theme/try/ExerciseEditor.tsx'),
    filesOf(file) {
      // What is kept between builds is made anew when the words of its language have changed.
      const own = translatedInto(file, docsDir, locales);
      const spoken = own ? [keptWords, translationFile(words, own.code)] : [];
      return [...spoken, alias['#types']].filter((each) => fs.existsSync(each));
    },
    nameOf: (address) => titleAt(site(), address),
    changedDocs: () => speechOf('/').changedDocs,
    cardsComponent: path.join(PROJECT_ROOT, 'theme/docs/CategoryCards.tsx'),
    filterComponent: path.join(PROJECT_ROOT, 'theme/content/Filter.tsx'),
    // For most pages the site need not be read.
    overviewOf: (file) => (mayOpenCategory(file) ? overviewOf(site(), file) : undefined),
  });
}

/** What is made of the pages of a site. */
export interface Pages {
  expand: ExpandPage;
  /** What is wrong with what a page shows of samples. @param file absolute path. */
  diagnose: (file: string) => readonly Diagnostic[];
  /** What the search finds of a page. @param file absolute path. */
  searchSectionsOf: (file: string) => readonly SearchSection[];
  twinOf: TwinOf;
}

/** Creates what turns the pages of a site into what readers, the search and other programs get. */
export function createPages(siteContent: SiteContent): Pages {
  const { address, content, docsDir, locales, production } = siteContent;
  const site = () => content.site(production);
  const expand = createExpand(siteContent);
  const remembered = rememberPages(expand);
  /** A page as it is written is parsed once, and what it shows is read once. */
  const expandFile = (file: string): ExpandedPage | undefined => {
    const { tree } = content.parse(file);
    return tree && remembered(tree, file);
  };

  /** A Markdown file that a page shows; undefined where there is none, of which the check tells. */
  const partOf = (file: string, name: string) =>
    site().sources.get(path.resolve(path.dirname(file), name))?.parsed;
  const searchSectionsOf = (file: string): SearchSection[] => {
    const { tree, headings } = content.parse(file);
    if (!tree) return [];
    const parts = importedParts(tree);
    return readSections(tree, {
      headings,
      programs: expandFile(file)?.searchTexts ?? [],
      isLeftOut: captionedDrawings(tree),
      partOf(element) {
        const name = parts.get(element);
        return name === undefined ? undefined : partOf(file, name)?.tree;
      },
    });
  };
  const makeTwin = createTwins({
    read: (file) => ({
      tree: expandFile(file)?.treeFor('markdown'),
      frontmatter: frontmatterOf(content.parse(file)),
    }),
    docsDir,
    origin: address,
    formatDay: createDateFormats(locales[0]).day,
    routeOfPage: (route) => findPage(site(), route)?.route,
    pageOf: createTwinPages(siteContent),
  });
  const twins = new WeakMap<ExpandedPage, Twin>();
  const twinOf = (file: string, route: string): Twin => {
    const page = expandFile(file);
    const twin = (page && twins.get(page)) ?? makeTwin(file, route);
    if (page) twins.set(page, twin);
    return twin;
  };

  return {
    expand,
    diagnose(file) {
      const route = site().sources.get(file)?.page?.route;
      return [
        ...(expandFile(file)?.diagnostics ?? []),
        ...(route === undefined ? [] : twinOf(file, route).diagnostics),
      ];
    },
    searchSectionsOf,
    twinOf,
  };
}
