import fs from 'node:fs';
import path from 'node:path';
import { createDateFormats } from '../model/dates.ts';
import { decodePart } from '../model/decodePart.ts';
import { type Locales, localeOfPath, versionsOfLocale } from '../model/locales.ts';
import { fillValues, type Message, translatedTemplate, type Values } from '../model/messages.ts';
import { PLAYGROUND } from '../model/names.ts';
import { resolveReference } from '../model/references.ts';
import type { SearchSection } from '../model/searchFiles.ts';
import { firstAddress, flattenLinks, listedItems, openedCategory } from '../model/sidebars.ts';
import { candidateVersion, latestVersion } from '../model/versions.ts';
import { createBlogData } from './blog/generatedPages.ts';
import type { Diagnostic } from './content/diagnostic.ts';
import { findPage, frontmatterOf, inReadingOrder, isBuilt, type Site } from './content/siteReader.ts';
import { translatedInto, translationFile } from './content/translations.ts';
import type { ExamplePage } from './mdx/elements.ts';
import {
  blocksAboutPages,
  createExpandPage,
  type ExpandedPage,
  type ExpandPageOptions,
} from './mdx/expandPage.ts';
import { createMarkdownOf, type PageMarkdown } from './mdx/markdown/index.ts';
import type { MarkdownContext } from './mdx/markdown/markdownElement.ts';
import type { Overview } from './mdx/pageBlocks.ts';
import { rememberPages } from './mdx/samples/remember.ts';
import { readSections } from './mdx/searchText.ts';
import { THEME } from './projectRoot.ts';
import type { SiteContext } from './siteContext.ts';

/** Components that are only imported by the pages that use them, by module of the theme. */
const COMPONENTS = {
  'blog/PostCover.tsx': ['PostCover'],
  'content/Filter.tsx': ['Filter'],
  'docs/CategoryCards.tsx': ['CategoryCards'],
  'learn/samplePairs.ts': ['PairFold', 'PairSides'],
  'learn/steps.ts': ['Checks', 'Operations', 'Step', 'StepFile', 'StepFold', 'LazyText'],
  'try/RouteExplorer.tsx': ['RouteExplorer'],
  'try/exercises.ts': ['ExerciseEditor', 'ExerciseProgress'],
  'try/onion/OnionView.tsx': ['OnionView'],
  'try/playground/Playground.tsx': ['Playground'],
  'try/program/index.ts': ['Exchange', 'Program', 'ProgramSheet'],
};

const moduleOf = Object.fromEntries(
  Object.entries(COMPONENTS).flatMap(([module, names]) =>
    names.map((name) => [name, path.join(THEME, module)] as const),
  ),
);

/** Fewer pages need no overview. */
const MIN_OVERVIEW = 3;

/** Categories that docs open, with their other pages, by the route of the doc. */
function overviewsOf(site: Site): ReadonlyMap<string, Overview> {
  const items = site.versions.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(listedItems));
  const entries = items.flatMap((item): [string, Overview][] => {
    const path = firstAddress([item]);
    const category = path === undefined ? undefined : openedCategory(items, path);
    const links = category ? flattenLinks([category]) : [];
    if (path === undefined || !category || links.length < MIN_OVERVIEW) return [];
    const pages = links.slice(1).flatMap(({ href }) => {
      const page = findPage(site, href);
      return page ? [{ href, title: page.title, description: page.description }] : [];
    });
    return [[path, { category: category.label, pages }]];
  });
  return new Map(entries);
}

/** Address of the playground, which is the page of that type. */
const playgroundOf = ({ pages }: Site): string | undefined =>
  [...pages.values()].find(({ frontmatter }) => frontmatter.pageType === PLAYGROUND)?.route;

/** The pages of the first locale, those of the latest docs in the order of their sidebars first. */
function examplePages(site: Site, locales: Locales): ExamplePage[] {
  const pages = [...site.pages.values()].filter(
    ({ route, visibility }) => visibility.indexed && localeOfPath(route, locales) === locales[0],
  );
  return inReadingOrder(site, pages).flatMap(({ title, route, headings, file }) => {
    const tree = file === undefined ? undefined : site.sources.get(file)?.parsed.tree;
    return tree ? [{ title, route, headings, tree }] : [];
  });
}

function titleAt(site: Site, address: string): string | undefined {
  const { pathname, hash } = new URL(address, 'http://site');
  const page = findPage(site, pathname);
  const id = decodePart(hash.slice(1));
  return page?.headings.find((heading) => heading.id === id)?.text || page?.title;
}

function expandOptions(siteContext: SiteContext): ExpandPageOptions {
  const { alias, reader, docsDir, generated, locales, samples, stringsFor, words } = siteContext;
  const { site } = reader;
  const overviews = new WeakMap<Site, ReturnType<typeof overviewsOf>>();
  const overviewOf = (file: string) => {
    const known = overviews.get(site()) ?? overviewsOf(site());
    overviews.set(site(), known);
    return known.get(site().sources.get(file)?.route ?? '');
  };
  return {
    frontmatterOf: (file) => frontmatterOf(reader.parse(file)),
    samples,
    components: moduleOf,
    playgroundOf: () => playgroundOf(site()),
    examplePages: () => examplePages(site(), locales),
    programs: path.join(generated('run'), 'assets'),
    filesOf(file) {
      // For development: a build has them in the data of the page, and words.json restarts the server.
      const own = translatedInto(file, docsDir, locales);
      const spoken = own ? [translationFile(words, own.code)] : [];
      return [...spoken, alias['#types']].filter((each) => fs.existsSync(each));
    },
    titleAt: (address) => titleAt(site(), address),
    changedDocs: () => stringsFor('/').word('postChangedDocs'),
    overviewOf,
  };
}

/** Context of the elements of a page in Markdown, by route. */
function createMarkdownContexts(siteContext: SiteContext): (route: string) => MarkdownContext {
  const { blog, reader, data, interfaceWords, locales, stringsFor } = siteContext;
  const posts = blog && createBlogData(blog);
  const wordOf = (key: string): string => {
    const word = interfaceWords[key];
    if (word === undefined) throw new Error(`needs the word "${key}", which words.json does not have.`);
    return word;
  };
  return (route) => {
    const site = reader.site();
    const locale = localeOfPath(route, locales);
    const versions = versionsOfLocale(locale, site.versions, locales);
    const translate = (message: Message, values: Values = {}) =>
      fillValues(translatedTemplate(message, values, stringsFor(route)), values);
    const isPage = (address: string) => {
      const page = findPage(site, address);
      return page !== undefined && isBuilt(page) && page.route === address;
    };
    const resolve = (reference: string, version = latestVersion(site.versions)) => {
      const { sidebars = {} } = site.versions.find(({ path: root }) => root === version?.path) ?? {};
      return version && resolveReference(reference, version, sidebars, isPage);
    };
    return {
      message: (key, values) => translate(wordOf(key), values),
      countMessage: (key, count) =>
        translate({ one: wordOf(`${key}One`), other: wordOf(`${key}Other`) }, { count }),
      addressOf(reference) {
        const own = resolve(reference, candidateVersion(route, null, versions));
        // A reference without a translation falls back to the first locale.
        return (own?.known ? own : (resolve(reference) ?? own))?.href ?? reference;
      },
      get facts() {
        const latest = latestVersion(versions);
        return [
          ...data.homeFacts.map((fact) => translate(fact)),
          ...(latest ? [translate(wordOf('homeVersion'), { version: latest.label })] : []),
        ];
      },
      samplesDoc: data.samplesDoc ?? undefined,
      monthDay: createDateFormats(locales[0]).monthDay,
      dataOf: (module) => posts?.().data.get(module.replace('virtual-blog/', '')),
    };
  };
}

/** Creates the outputs of pages, except for compilation, from one parse and one expansion of each page. */
export function createPageOutputs(siteContext: SiteContext) {
  const { data, reader, docsDir, locales } = siteContext;
  const { site } = reader;
  const options = expandOptions(siteContext);
  const expand = createExpandPage(options);
  const remembered = rememberPages(expand);
  const expandFile = (file: string): ExpandedPage | undefined => {
    const { tree } = reader.parse(file);
    return tree && remembered(tree, file);
  };

  const searchSectionsOf = (file: string): SearchSection[] => {
    const { tree, headings } = reader.parse(file);
    if (!tree) return [];
    return readSections(tree, {
      headings,
      programs: expandFile(file)?.searchTexts ?? [],
      // The check reports missing ones.
      partOf: (name) => site().sources.get(path.resolve(path.dirname(file), name))?.parsed.tree,
    });
  };
  const render = createMarkdownOf({
    read: (file) => ({
      tree: expandFile(file)?.treeFor('markdown'),
      frontmatter: frontmatterOf(reader.parse(file)),
    }),
    docsDir,
    origin: data.address,
    formatDay: createDateFormats(locales[0]).day,
    pageAt: (route) => findPage(site(), route),
    pageOf: createMarkdownContexts(siteContext),
  });
  const rendered = new WeakMap<ExpandedPage, PageMarkdown>();
  const markdownOf = (file: string, route: string): PageMarkdown => {
    const page = expandFile(file);
    const markdown = (page && rendered.get(page)) ?? render(file, route);
    if (page) rendered.set(page, markdown);
    return markdown;
  };

  return {
    expand,
    diagnose(file: string): readonly Diagnostic[] {
      const route = site().sources.get(file)?.page?.route;
      return [
        ...(expandFile(file)?.diagnostics ?? []),
        ...(route === undefined ? [] : markdownOf(file, route).diagnostics),
      ];
    },
    searchSectionsOf,
    markdownOf,
    /** Everything that a page shows of other pages. The playground lists the programs of all, so any change is one of it. */
    shownOf: (file: string) => ({
      blocks: blocksAboutPages(file, options),
      playground: options.playgroundOf(),
      sources: options.frontmatterOf(file).pageType === PLAYGROUND ? reader.digest() : undefined,
    }),
  };
}
