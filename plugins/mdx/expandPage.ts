import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { readVersions } from '../content/samples/runtimes.ts';
import { expandElements, type KnownElement } from './elements.ts';
import type { ExpandPage } from './expandedPage.ts';
import { routeExplorer } from './explorer/element.ts';
import { importNode } from './nodes.ts';
import { onionView } from './onion/element.ts';
import { changedDocsBlocks, movedBlocks, type Overview, overviewBlock, type TitleAt } from './pageBlocks.ts';
import { samplePair } from './pairs/samplePair.ts';
import { foldRest, sampleElement } from './samples/element.ts';
import { checkFences } from './samples/ownFences.ts';
import { verifiedBlock } from './samples/recorded.ts';
import { exerciseElement, progressElement, stepElement } from './steps/element.ts';
import { createShowWindow, requestWindow } from './window/element.ts';

export interface ExpandPageOptions {
  /** Front matter of a page. @param file absolute path of the page. */
  frontmatterOf: (file: string) => unknown;
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the module that exports the components of a step. */
  components: string;
  /** Absolute path of the module that exports the components of a pair of samples. */
  pairComponents: string;
  /** Absolute path of the module that exports `RouteExplorer`. */
  explorerComponent: string;
  /** Absolute path of the module that exports `OnionView`. */
  onionComponent: string;
  /** Absolute path of the module that exports `RequestWindow`. */
  windowComponent: string;
  /** Absolute path of the folder that the programs of windows and exercises, and long texts of steps, are written to. */
  programs: string;
  /** Absolute path of the module that exports `ExerciseEditor` and `ExerciseProgress`. */
  exerciseComponent: string;
  /** Absolute paths of the files that a page is made from besides its own. @param file absolute path of the page. */
  filesOf: (file: string) => readonly string[];
  /** Names of the site's places, for what has moved there. */
  titleAt: TitleAt;
  /** What stands above the docs that a post is about. */
  changedDocs: () => string;
  /** Absolute path of the module that exports the cards of a category. */
  cardsComponent: string;
  /** Absolute path of the module that exports `Filter`, which only pages that hold one import. */
  filterComponent: string;
  /** What the page opens: a category of the sidebar; undefined for most pages. @param file absolute path of the page. */
  overviewOf: (file: string) => Overview | undefined;
}

/** The elements of pages, by their names: what others show comes first. */
function createTable({
  components,
  exerciseComponent,
  explorerComponent,
  onionComponent,
  pairComponents,
  programs,
  windowComponent,
}: ExpandPageOptions): ReadonlyMap<string, KnownElement> {
  const showWindow = createShowWindow(windowComponent, programs);
  const steps = { module: components, exerciseModule: exerciseComponent, folder: programs, showWindow };
  return new Map([
    ['Sample', sampleElement(showWindow)],
    ['SamplePair', samplePair(pairComponents)],
    ['RouteExplorer', routeExplorer(explorerComponent)],
    ['OnionView', onionView(onionComponent)],
    ['RequestWindow', requestWindow(showWindow)],
    ['Step', stepElement(steps)],
    ['Exercise', exerciseElement(steps)],
    ['ExerciseProgress', progressElement(exerciseComponent)],
  ]);
}

/** True for a page that holds an element. */
function holds(tree: Root, element: string): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    found = name === element;
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * Creates the one way from a page as its author writes it to the tree that the engine compiles, that of the Markdown, and the
 * words that the search finds: the elements of the page are expanded, then the build's own blocks are added.
 */
export function createExpandPage(options: ExpandPageOptions): ExpandPage {
  const {
    cardsComponent,
    changedDocs,
    filesOf,
    filterComponent,
    frontmatterOf,
    titleAt,
    overviewOf,
    samples,
  } = options;
  const table = createTable(options);
  return (tree, file) => {
    const place = (line: number) => `${path.relative(path.dirname(samples), file)}:${line}`;
    const fences = checkFences(tree, file, place);
    const expanded = expandElements(tree, file, samples, table, (name, page) => {
      if (name === 'Sample') foldRest(page);
    });
    const opened = overviewOf(file);
    const frontmatter = frontmatterOf(file);
    const added: RootContent[] = [
      ...(expanded.isRun ? [verifiedBlock(readVersions(samples))] : []),
      ...changedDocsBlocks(frontmatter, titleAt, changedDocs),
      ...(opened ? [overviewBlock(opened)] : []),
    ];
    const onPage = [
      ...movedBlocks(frontmatter, titleAt),
      ...expanded.imports,
      ...(holds(tree, 'Filter') ? [importNode(['Filter'], filterComponent)] : []),
      ...(opened ? [importNode(['CategoryCards'], cardsComponent)] : []),
    ];
    return {
      treeFor: (target) => ({
        ...tree,
        children: [...expanded.blocksFor(target), ...added, ...(target === 'page' ? onPage : [])],
      }),
      files: [...expanded.files, ...filesOf(file)],
      folders: expanded.folders,
      diagnostics: [...fences.diagnostics, ...expanded.diagnostics],
      searchTexts: expanded.searchTexts,
      shown: [
        ...fences.shown,
        ...expanded.programs.map(({ line, ...program }) => ({ ...program, place: place(line) })),
      ],
    };
  };
}
