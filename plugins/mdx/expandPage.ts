import path from 'node:path';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { readVersions } from '../content/samples/runtimes.ts';
import { changedMarkdown } from './changedDocs.ts';
import { expandElements, type KnownElement } from './elements.ts';
import type { ExpandPage } from './expandedPage.ts';
import { routeExplorer } from './explorer/element.ts';
import type { ParseMdx } from './mdxSource.ts';
import { movedMarkdown, type NameOf } from './moved.ts';
import { onionView } from './onion/element.ts';
import { type Overview, overviewMarkdown } from './overview.ts';
import { samplePair } from './pairs/element.ts';
import { recordedDifferences, type ShowingPage } from './samples/differences.ts';
import { foldRest, sampleElement } from './samples/element.ts';
import { checkFences } from './samples/ownFences.ts';
import { verifiedMarkdown } from './samples/recorded.ts';
import { solutionElement, stepElement } from './steps/element.ts';
import { createShowWindow, requestWindow } from './window/element.ts';

export interface ExpandPageOptions {
  /** Parses a page as it is written. */
  parse: ParseMdx;
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
  /** Absolute path of the module that exports `ExerciseEditor`. */
  exerciseComponent: string;
  /** Absolute paths of the files that a page is made from besides its own. @param file absolute path of the page. */
  filesOf: (file: string) => readonly string[];
  /** Names of the site's places, for what has moved there. */
  nameOf: NameOf;
  /** What stands above the docs that a post is about. */
  changedDocs: () => string;
  /** The first page that shows a sample. */
  pageShowing: (sample: string) => ShowingPage | undefined;
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
  pageShowing,
  pairComponents,
  programs,
  windowComponent,
}: ExpandPageOptions): ReadonlyMap<string, KnownElement> {
  const showWindow = createShowWindow(windowComponent, programs);
  const steps = { module: components, exerciseModule: exerciseComponent, folder: programs, showWindow };
  return new Map([
    ['Sample', sampleElement(showWindow)],
    ['RecordedDifferences', recordedDifferences(pageShowing)],
    ['SamplePair', samplePair(pairComponents)],
    ['RouteExplorer', routeExplorer(explorerComponent)],
    ['OnionView', onionView(onionComponent)],
    ['RequestWindow', requestWindow(showWindow)],
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
 * Creates the one way from what an author writes to what the engine compiles: the elements of the page, from its one tree, then what
 * only the page or only its Markdown twin needs.
 */
export function createExpandPage(options: ExpandPageOptions): ExpandPage {
  const { cardsComponent, changedDocs, filesOf, filterComponent, nameOf, overviewOf, parse, samples } =
    options;
  const table = createTable(options);
  return (source, file, target) => {
    const tree = parse(source, file);
    const place = (line: number) => `${path.relative(path.dirname(samples), file)}:${line}`;
    const fences = tree ? checkFences(tree, file, place) : { shown: [], diagnostics: [] };
    const made = tree
      ? expandElements({ source, tree, file }, { samples, target }, table, (name, page) => {
          if (name === 'Sample') foldRest(page);
        })
      : undefined;
    const opened = overviewOf(file);
    const cards = opened ? overviewMarkdown(opened, target === 'page' ? cardsComponent : undefined) : '';
    const filter =
      tree && holds(tree, 'Filter') ? [`import { Filter } from ${JSON.stringify(filterComponent)};`] : [];
    const blocks = [
      (made?.source ?? source).trimEnd(),
      made?.isRun ? verifiedMarkdown(readVersions(samples)) : '',
      [...(made?.imports ?? []), ...filter].join('\n'),
    ];
    const added = changedMarkdown(source, nameOf, changedDocs) + cards;
    const moved = target === 'page' ? movedMarkdown(source, nameOf) : '';
    return {
      source: `${blocks.filter(Boolean).join('\n\n')}\n${added}${moved}`,
      files: [...(made?.files ?? []), ...filesOf(file)],
      folders: made?.folders ?? [],
      diagnostics: [...fences.diagnostics, ...(made?.diagnostics ?? [])],
      searchTexts: made?.searchTexts.toSorted((a, b) => a.line - b.line) ?? [],
      shown: [
        ...fences.shown,
        ...(made?.programs ?? []).map(({ line, ...program }) => ({ ...program, place: place(line) })),
      ],
    };
  };
}
