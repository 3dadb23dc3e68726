import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { readVersions } from '../content/samples/runtimes.ts';
import { drawingOf, withCover } from './cover.ts';
import { expandElements, type KnownElement } from './elements.ts';
import type { ExpandPage } from './expandedPage.ts';
import { routeExplorer } from './explorer/element.ts';
import { figure } from './figures/element.ts';
import { importNode } from './nodes.ts';
import { onionView } from './onion/element.ts';
import { changedDocsBlocks, movedBlocks, type Overview, overviewBlock, type TitleAt } from './pageBlocks.ts';
import { samplePair } from './pairs/samplePair.ts';
import { type ExamplePage, playgroundElement } from './playground/element.ts';
import { addRest, sampleElement } from './samples/element.ts';
import { exchangeElement } from './samples/exchangeElement.ts';
import { checkFences } from './samples/ownFences.ts';
import { createFrames, withProgramSheet } from './samples/programFrame.ts';
import { verifiedBlock } from './samples/recorded.ts';
import { exerciseElement, progressElement, stepElement } from './steps/element.ts';
import { tutorialDrawing, tutorialFigure } from './tutorials/element.ts';

export interface ExpandPageOptions {
  frontmatterOf: (file: string) => unknown;
  /** Folder of all samples. */
  samples: string;
  /** Module of the components of steps. */
  components: string;
  /** Module of the components of pairs. */
  pairComponents: string;
  /** Module of `RouteExplorer`. */
  explorerComponent: string;
  /** Module of `OnionView`. */
  onionComponent: string;
  /** Module of `Program` and `Exchange`. */
  programComponents: string;
  /** Module of `Playground`. */
  playgroundComponent: string;
  /** Address of the playground; undefined on a site without one. */
  playgroundOf: () => string | undefined;
  /** Pages whose programs are examples of the playground, in its order. */
  examplePages: () => readonly ExamplePage[];
  /** Folder for programs, exercises and long texts of steps. */
  programs: string;
  /** Module of `ExerciseEditor` and `ExerciseProgress`. */
  exerciseComponent: string;
  /** Additional dependencies of a page. */
  filesOf: (file: string) => readonly string[];
  titleAt: TitleAt;
  /** Heading above the docs of a post. */
  changedDocs: () => string;
  /** Module of `CategoryCards`. */
  cardsComponent: string;
  /** Module of `PostCover`. */
  coverComponent: string;
  /** Module of `Filter`. */
  filterComponent: string;
  /** Category that the page opens; undefined for most pages. */
  overviewOf: (file: string) => Overview | undefined;
}

/** Elements in rendering order. */
function createTable({
  components,
  exerciseComponent,
  examplePages,
  explorerComponent,
  onionComponent,
  pairComponents,
  playgroundComponent,
  playgroundOf,
  programs,
  programComponents,
}: ExpandPageOptions): ReadonlyMap<string, KnownElement> {
  const frames = createFrames(programComponents, programs, playgroundOf);
  const steps = { module: components, exerciseModule: exerciseComponent, folder: programs, frames };
  return new Map([
    ['Sample', sampleElement(frames)],
    ['SamplePair', samplePair(pairComponents, frames)],
    ['Playground', playgroundElement({ module: playgroundComponent, frames, pages: examplePages })],
    ['RouteExplorer', routeExplorer(explorerComponent)],
    ['OnionView', onionView(onionComponent)],
    ['Exchange', exchangeElement(frames)],
    ['Figure', figure],
    ['TutorialDrawing', tutorialDrawing],
    ['TutorialFigure', tutorialFigure],
    ['Step', stepElement(steps)],
    ['Exercise', exerciseElement(steps)],
    ['ExerciseProgress', progressElement(exerciseComponent)],
  ]);
}

/** @param frontmatter of a page: anything, before it is checked. */
const isHome = (frontmatter: unknown): boolean =>
  typeof frontmatter === 'object' &&
  frontmatter !== null &&
  'pageType' in frontmatter &&
  frontmatter.pageType === 'home';

function holds(tree: Root, element: string): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => {
    found = name === element;
    return found ? EXIT : undefined;
  });
  return found;
}

/** Creates the expansion of pages: one tree for the engine, one for the Markdown file, and text for the search. */
export function createExpandPage(options: ExpandPageOptions): ExpandPage {
  const {
    cardsComponent,
    changedDocs,
    coverComponent,
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
      if (name === 'Sample') addRest(page);
    });
    const opened = overviewOf(file);
    const frontmatter = frontmatterOf(file);
    const drawing = drawingOf(frontmatter);
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
      ...(drawing ? [importNode(['PostCover'], coverComponent)] : []),
    ];
    return {
      treeFor: (target) => ({
        ...tree,
        children:
          target === 'page'
            ? [...withCover(withProgramSheet(expanded.blocksFor(target)), drawing), ...added, ...onPage]
            : [...expanded.blocksFor(target), ...added],
      }),
      files: [...expanded.files, ...filesOf(file)],
      folders: expanded.folders,
      isHome: isHome(frontmatter),
      diagnostics: [...fences.diagnostics, ...expanded.diagnostics],
      searchTexts: expanded.searchTexts,
      shown: [
        ...fences.shown,
        ...expanded.programs.map(({ line, ...program }) => ({ ...program, place: place(line) })),
      ],
    };
  };
}
