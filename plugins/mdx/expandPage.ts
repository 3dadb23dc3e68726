import path from 'node:path';
import { changedMarkdown } from './changedDocs.ts';
import { type Expand, expandAll, expandWith } from './expandAll.ts';
import type { ExpandPage, Target } from './expandedPage.ts';
import { expandExplorers } from './explorer/expand.ts';
import type { ParseMdx } from './mdxSource.ts';
import { movedMarkdown, type NameOf } from './moved.ts';
import { expandOnions } from './onion/expand.ts';
import { type Overview, overviewMarkdown } from './overview.ts';
import { expandPairs } from './pairs/expand.ts';
import { expandDifferences, type ShowingPage } from './samples/differences.ts';
import { rememberExpansions } from './samples/remember.ts';
import { expandSteps } from './steps/expand.ts';
import { diffLines } from './steps/lineDiff.ts';
import { expandWindows, withoutWindows } from './window/expand.ts';

export interface ExpandPageOptions {
  /** Parses a page as it is written. Default: `parseMdx`. */
  parse?: ParseMdx | undefined;
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

/**
 * Creates the one way from what an author writes to what the engine compiles: samples first, since a step may hold some,
 * then pairs of them and steps, then what only the page or only its Markdown twin needs.
 */
export function createExpandPage({
  parse,
  samples,
  components,
  pairComponents,
  explorerComponent,
  onionComponent,
  windowComponent,
  programs,
  exerciseComponent,
  filesOf,
  nameOf,
  changedDocs,
  cardsComponent,
  filterComponent,
  overviewOf,
  pageShowing,
}: ExpandPageOptions): ExpandPage {
  const expandSamples = rememberExpansions();
  const tutorials = path.join(samples, 'tutorials');
  const stepOptions = { samples, tutorials, components, exerciseComponent, folder: programs };
  /** What follows the samples. */
  const elements: Record<Target, readonly Expand[]> = {
    page: [
      ...elementsFor('page'),
      expandWith(expandWindows, { samples, component: windowComponent, programs }),
    ],
    markdown: [...elementsFor('markdown'), (source) => ({ source: withoutWindows(source), diagnostics: [] })],
  };
  return (source, file, target) => {
    const withSamples = expandSamples(source, file, samples, parse);
    const made = expandAll([() => withSamples, withDifferences, ...elements[target]], source, file);
    const opened = overviewOf(file);
    const filter = /^<Filter\b/m.test(source)
      ? `\n\nimport { Filter } from ${JSON.stringify(filterComponent)};\n`
      : '';
    const cards = opened ? overviewMarkdown(opened, target === 'page' ? cardsComponent : undefined) : '';
    const added = changedMarkdown(source, nameOf, changedDocs) + cards + filter;
    return {
      source: made.source + added + (target === 'page' ? movedMarkdown(source, nameOf) : ''),
      files: [...made.dependencies, ...filesOf(file)],
      folders: made.folders,
      diagnostics: made.diagnostics,
      searchTexts: () =>
        [...withSamples.searchTexts, ...pairTexts(source, file), ...stepTexts(source, file)].sort(
          (a, b) => a.line - b.line,
        ),
    };
  };

  /** After the samples: a page as it is written has been parsed for others, and its lines are where it says. */
  function withDifferences(source: string): ReturnType<Expand> {
    return { source: expandDifferences(source, samples, pageShowing), diagnostics: [] };
  }

  /** In this order: a step may hold what stands before it. */
  function elementsFor(target: Target): Expand[] {
    return [
      expandWith(expandPairs, { samples, components: pairComponents }),
      expandWith(expandExplorers, { samples, component: explorerComponent }),
      expandWith(expandOnions, { samples, component: onionComponent }),
      expandWith(expandSteps, { ...stepOptions, target }),
    ];
  }

  /** The programs of each pair. */
  function pairTexts(source: string, file: string): { line: number; text: string }[] {
    return expandPairs(source, file, { samples, components: pairComponents }).shown;
  }

  /** What each step adds, so that a hit leads to where a line is explained. */
  function stepTexts(source: string, file: string): { line: number; text: string }[] {
    if (!file.endsWith('.mdx')) return [];
    const { steps } = expandSteps(source, file, { ...stepOptions, target: 'markdown' });
    return steps.map(({ line, changes }) => ({
      line,
      text: changes
        .flatMap(({ before, after }) => diffLines(before, after))
        .filter(({ kind }) => kind === 'added')
        .map(({ text }) => text)
        .join('\n'),
    }));
  }
}
