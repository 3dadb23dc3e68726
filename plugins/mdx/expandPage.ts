import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { readVersions } from '../content/samples/runtimes.ts';
import { changedDocsBlocks } from './changedDocs.ts';
import { expandElements, type KnownElement } from './elements.ts';
import type { ExpandPage } from './expandedPage.ts';
import { routeExplorer } from './explorer/element.ts';
import { movedBlocks, type NameOf } from './moved.ts';
import { importNode } from './nodes.ts';
import { onionView } from './onion/element.ts';
import { type Overview, overviewBlock } from './overview.ts';
import { samplePair } from './pairs/element.ts';
import { addRest, sampleElement } from './samples/element.ts';
import { exchangeElement, requestWindow } from './samples/exchangeElement.ts';
import { createFrames, withProgramSheet } from './samples/frame.ts';
import { checkFences } from './samples/ownFences.ts';
import { verifiedBlock } from './samples/recorded.ts';
import { solutionElement, stepElement } from './steps/element.ts';

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
  /** Absolute path of the module that exports `Program` and `Exchange`. */
  programComponents: string;
  /** Absolute path of the folder that programs, exercises and long texts of steps are written to. */
  programs: string;
  /** Absolute path of the module that exports `ExerciseEditor`. */
  exerciseComponent: string;
  /** Absolute paths of the files that a page is made from besides its own. @param file absolute path of the page. */
  filesOf: (file: string) => readonly string[];
  /** Names of the site's places, for what has moved there. */
  nameOf: NameOf;
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
  programComponents,
}: ExpandPageOptions): ReadonlyMap<string, KnownElement> {
  const frames = createFrames(programComponents, programs);
  const steps = { module: components, exerciseModule: exerciseComponent, folder: programs, frames };
  return new Map([
    ['Sample', sampleElement(frames)],
    ['SamplePair', samplePair(pairComponents, frames)],
    ['RouteExplorer', routeExplorer(explorerComponent)],
    ['OnionView', onionView(onionComponent)],
    ['RequestWindow', requestWindow(frames)],
    ['Exchange', exchangeElement(frames)],
    ['Step', stepElement(steps)],
    ['Solution', solutionElement(steps)],
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
 * Creates the one way from a page as its author writes it to the tree that the engine compiles, that of the Markdown twin, and the
 * words that the search finds: the elements of the page are expanded, then the build's own blocks are added.
 */
export function createExpandPage(options: ExpandPageOptions): ExpandPage {
  const {
    cardsComponent,
    changedDocs,
    filesOf,
    filterComponent,
    frontmatterOf,
    nameOf,
    overviewOf,
    samples,
  } = options;
  const table = createTable(options);
  return (tree, file) => {
    const place = (line: number) => `${path.relative(path.dirname(samples), file)}:${line}`;
    const fences = checkFences(tree, file, place);
    const expanded = expandElements(tree, file, samples, table, (name, page) => {
      if (name === 'Sample') addRest(page);
    });
    const opened = overviewOf(file);
    const frontmatter = frontmatterOf(file);
    const added: RootContent[] = [
      ...(expanded.isRun ? [verifiedBlock(readVersions(samples))] : []),
      ...changedDocsBlocks(frontmatter, nameOf, changedDocs),
      ...(opened ? [overviewBlock(opened)] : []),
    ];
    const onPage = [
      ...movedBlocks(frontmatter, nameOf),
      ...expanded.imports,
      ...(holds(tree, 'Filter') ? [importNode(['Filter'], filterComponent)] : []),
      ...(opened ? [importNode(['CategoryCards'], cardsComponent)] : []),
    ];
    return {
      treeFor: (target) => ({
        ...tree,
        children:
          target === 'page'
            ? [...withProgramSheet(expanded.blocksFor(target)), ...added, ...onPage]
            : [...expanded.blocksFor(target), ...added],
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
