import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { readVersions } from '../content/samples/runtimes.ts';
import { type ElementOptions, expandElements, type PageElement, type Target } from './elements.ts';
import { routeExplorer } from './explorer/element.ts';
import { importsOf } from './expressions.ts';
import { figure } from './figures/element.ts';
import { importNode } from './nodes.ts';
import { onionView } from './onion/element.ts';
import {
  changedDocsBlocks,
  movedBlocks,
  type Overview,
  overviewBlock,
  type TitleAt,
  withCover,
} from './pageBlocks.ts';
import { samplePair } from './pairs/samplePair.ts';
import { playground } from './playground/element.ts';
import { sample } from './samples/element.ts';
import { checkFences } from './samples/ownFences.ts';
import { withProgramSheet } from './samples/programFrame.ts';
import { verifiedBlock } from './samples/recorded.ts';
import { exercise, exerciseProgress } from './steps/exerciseElement.ts';
import { step } from './steps/stepElement.ts';
import { tutorialDrawing, tutorialFigure } from './tutorials/element.ts';

export interface ExpandPageOptions extends ElementOptions {
  frontmatterOf: (file: string) => Readonly<Record<string, unknown>>;
  /** Module of each component that only pages with it import, by name. */
  components: Readonly<Record<string, string>>;
  filesOf: (file: string) => readonly string[];
  titleAt: TitleAt;
  /** Heading above the docs of a post. */
  changedDocs: () => string;
  /** Category that the page opens; undefined for most pages. */
  overviewOf: (file: string) => Overview | undefined;
}

/** Elements in rendering order, which is that of their imports. */
const ELEMENTS: ReadonlyMap<string, PageElement> = new Map(
  Object.entries({
    Sample: sample,
    SamplePair: samplePair,
    Playground: playground,
    RouteExplorer: routeExplorer,
    OnionView: onionView,
    Figure: figure,
    TutorialDrawing: tutorialDrawing,
    TutorialFigure: tutorialFigure,
    Step: step,
    Exercise: exercise,
    ExerciseProgress: exerciseProgress,
  }),
);

/** Imports of the components in the blocks of a page, without those that it imports itself. */
function componentImports(
  children: RootContent[],
  components: ExpandPageOptions['components'],
): RootContent[] {
  const own = new Set(importsOf({ type: 'root', children }).map(({ name }) => name));
  const used = new Map<string, Set<string>>();
  visit({ type: 'root', children } satisfies Root, 'mdxJsxFlowElement', ({ name }) => {
    const module = components[name ?? ''];
    if (name && module && !own.has(name)) used.set(module, (used.get(module) ?? new Set()).add(name));
  });
  return [...used].map(([module, names]) => importNode([...names], module));
}

/** @param tree is not modified. */
export type ExpandPage = ReturnType<typeof createExpandPage>;

export type ExpandedPage = ReturnType<ExpandPage>;

/** Blocks of a page that name other pages: `end` closes it in every output, `moved` follows on the page alone. */
export function blocksAboutPages(
  file: string,
  { changedDocs, frontmatterOf, overviewOf, titleAt }: ExpandPageOptions,
) {
  const frontmatter = frontmatterOf(file);
  const opened = overviewOf(file);
  return {
    end: [
      ...changedDocsBlocks(frontmatter, titleAt, changedDocs),
      ...(opened ? [overviewBlock(opened)] : []),
    ],
    moved: movedBlocks(frontmatter, titleAt),
  };
}

/** Creates the expansion of pages: one tree for the engine, one for the Markdown file, and text for the search. */
export function createExpandPage(options: ExpandPageOptions) {
  const { components, filesOf, frontmatterOf, samples } = options;
  return (tree: Root, file: string) => {
    const place = (line: number) => `${path.relative(path.dirname(samples), file)}:${line}`;
    const fences = checkFences(tree, file, place);
    const expanded = expandElements(tree, file, options, ELEMENTS);
    const frontmatter = frontmatterOf(file);
    const { end, moved } = blocksAboutPages(file, options);
    const added: RootContent[] = [...(expanded.isRun ? [verifiedBlock(readVersions(samples))] : []), ...end];
    const pageBlocks = () => {
      const own = withCover(withProgramSheet(expanded.blocksFor('page')), frontmatter.drawing);
      const blocks = [...own, ...added, ...moved];
      return [...blocks, ...componentImports(blocks, components), ...expanded.imports];
    };
    return {
      treeFor: (target: Target): Root => ({
        ...tree,
        children: target === 'page' ? pageBlocks() : [...expanded.blocksFor(target), ...added],
      }),
      files: [...expanded.files, ...filesOf(file)],
      folders: expanded.folders,
      isHome: frontmatter.pageType === 'home',
      diagnostics: [...fences.diagnostics, ...expanded.diagnostics],
      searchTexts: expanded.searchTexts,
      shown: [
        ...fences.shown,
        ...expanded.programs.map(({ line, ...program }) => ({ ...program, place: place(line) })),
      ],
    };
  };
}
