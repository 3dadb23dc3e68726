import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { available, type Diagnostic, diagnostic } from '../../content/diagnostic.ts';
import { isSample, listSamples } from '../../content/samples/discover.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { applyEdits, type Edit, parseMdx } from '../mdxSource.ts';
import { readShownSample } from '../samples/read.ts';
import { verifiedMarkdown } from '../samples/recorded.ts';
import { type Exchange, readRecordedStep } from './exchanges.ts';
import { exerciseId, notInPageMarkdown, writeExercise } from './exercise.ts';
import { changesBetween, type FileChange, readStart, readStep, readSteps, type Step } from './history.ts';
import {
  CONSOLE_PLACES,
  type ConsolePlace,
  renderSolutionForMarkdown,
  renderSolutionForPage,
  renderStepForMarkdown,
  renderStepForPage,
  type StepView,
  type TextFile,
} from './render.ts';

export interface ExpandOptions {
  /** Absolute path of the folder of all samples. */
  samples: string;
  /** Absolute path of the folder in it that holds one folder a tutorial. */
  tutorials: string;
  /** What is written: MDX for the page, or for its Markdown twin. */
  target: 'page' | 'markdown';
  /** Absolute path of the module that exports the components of a step; used for the page only. */
  components: string;
  /** Absolute path of the module that exports `ExerciseEditor`; for the page only. */
  exerciseComponent: string;
  /** Absolute path of the folder that exercises and long texts are written to; for the page only. */
  folder: string;
}

/** A step that a page shows. */
export interface ShownStep {
  /** Line of its `<Step>` in the page's source. */
  line: number;
  /** Name of its sample. */
  sample: string;
  changes: FileChange[];
}

export interface Expansion {
  source: string;
  /** Absolute paths of the folders that the result depends on. */
  folders: string[];
  /** Everything that is wrong. */
  diagnostics: Diagnostic[];
  steps: ShownStep[];
}

const STEP_ATTRIBUTES = ['tutorial', 'step', 'open', 'start', 'console'] as const;
const SOLUTION_ATTRIBUTES = ['tutorial', 'step', 'sample', 'requests', 'console'] as const;
type Attribute = (typeof STEP_ATTRIBUTES)[number] | (typeof SOLUTION_ATTRIBUTES)[number];
type Attributes = Partial<Record<Attribute, string>>;

/** Components that an expanded page imports. */
const COMPONENTS = ['Operations', 'Step', 'StepFile', 'StepFold', 'StepText'];

const DEFAULT_START = 'bun index.ts';

function readAttributes(node: MdxJsxFlowElement, names: readonly Attribute[]): Attributes {
  const found: Attributes = {};
  for (const entry of node.attributes) {
    if (entry.type !== 'mdxJsxAttribute') throw new Error('takes no spread attributes.');
    const name = names.find((known) => known === entry.name);
    if (!name)
      throw new Error(`has no attribute "${entry.name}". ${available('attributes', entry.name, names)}`);
    if (typeof entry.value !== 'string') throw new Error(`takes texts only: ${name}="…".`);
    found[name] = entry.value;
  }
  return found;
}

function required(attributes: Attributes, name: Attribute): string {
  const value = attributes[name];
  if (!value) throw new Error(`needs ${name}="…".`);
  return value;
}

function readIds(text: string | undefined, exchanges: readonly Exchange[]): Set<string> | undefined {
  if (text === undefined) return undefined;
  const ids = exchanges.map(({ id }) => id);
  const open = text.split(/\s+/).filter(Boolean);
  const unknown = open.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    throw new Error(`names the request "${unknown}". ${available('requests', unknown, ids)}`);
  return new Set(open);
}

function readConsole(text: string | undefined): ConsolePlace | undefined {
  if (text === undefined) return undefined;
  const place = CONSOLE_PLACES.find((known) => known === text);
  if (!place) throw new Error(`shows the console at "${text}". ${available('places', text, CONSOLE_PLACES)}`);
  return place;
}

function sourceOfChildren(node: MdxJsxFlowElement, source: string): string {
  const start = node.children[0]?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  return start === undefined || end === undefined ? '' : source.slice(start, end);
}

/** The step that an element names. */
function findStep(attributes: Attributes, options: ExpandOptions, stepsOf: (dir: string) => Step[]) {
  const tutorial = required(attributes, 'tutorial');
  const name = required(attributes, 'step');
  const dir = path.join(options.tutorials, tutorial);
  const steps = stepsOf(dir);
  const at = steps.findIndex((step) => step.name === name);
  const step = steps[at];
  if (!step) {
    const names = steps.map((known) => known.name);
    throw new Error(`names the step "${name}" of "${tutorial}". ${available('steps', name, names)}`);
  }
  return { tutorial, dir, steps, at, step };
}

/** The solution of an exercise, as what it changes in the program of a step. */
function expandSolution(
  node: MdxJsxFlowElement,
  options: ExpandOptions,
  stepsOf: (dir: string) => Step[],
  textFile: TextFile,
): { text: string; dir: string; shown: ShownStep; exercise?: string | undefined } {
  const attributes = readAttributes(node, SOLUTION_ATTRIBUTES);
  const { step } = findStep(attributes, options, stepsOf);
  const sample = required(attributes, 'sample');
  if (!isSample(options.samples, sample))
    throw new Error(
      `names the sample "${sample}", which does not exist. ${available('samples', sample, listSamples(options.samples))}`,
    );
  const dir = path.join(options.samples, sample);
  const recorded = readRecordedStep(options.samples, dir);
  const wanted = readIds(attributes.requests, recorded.exchanges);
  const changes = changesBetween(step, readStep(dir));
  const view = {
    sample,
    changes,
    textFile,
    exchanges: recorded.exchanges.filter(({ id }) => wanted?.has(id) ?? true),
    console: readConsole(attributes.console) && recorded.console,
  };
  const shown = { line: node.position?.start.line ?? 1, sample, changes };
  if (options.target === 'markdown') return { text: renderSolutionForMarkdown(view), dir, shown };
  const solution = readShownSample(options.samples, sample);
  const reason = notInPageMarkdown(solution, options.samples);
  return {
    text: [reason, renderSolutionForPage(view)].filter(Boolean).join('\n\n'),
    dir,
    shown,
    exercise: writeExercise(step, solution, options.samples, options.folder),
  };
}

function expandStep(
  node: MdxJsxFlowElement,
  source: string,
  options: ExpandOptions,
  stepsOf: (dir: string) => Step[],
  { textBlock, textFile }: Pick<StepView, 'textBlock' | 'textFile'>,
): { text: string; dir: string; shown: ShownStep; exercise?: undefined } {
  const attributes = readAttributes(node, STEP_ATTRIBUTES);
  const { tutorial, dir, steps, at, step } = findStep(attributes, options, stepsOf);
  const recorded = readRecordedStep(options.samples, step.dir);
  const start = at === 0 ? readStart(dir) : undefined;
  const view = {
    tutorial,
    step,
    previous: steps[at - 1] ?? start?.step,
    base: start,
    recorded,
    console: readConsole(attributes.console),
    body: sourceOfChildren(node, source),
    open: readIds(attributes.open, recorded.exchanges),
    start: attributes.start ?? DEFAULT_START,
    textBlock,
    textFile,
  };
  return {
    text: options.target === 'page' ? renderStepForPage(view) : renderStepForMarkdown(view),
    dir,
    shown: {
      line: node.position?.start.line ?? 1,
      sample: path.relative(options.samples, step.dir).split(path.sep).join('/'),
      changes: changesBetween(view.previous, step),
    },
  };
}

/**
 * Counts more samples in the footnote, which is there already when the page shows samples besides.
 *
 * @param more how many; two programs of a pair are two.
 */
export function verify(
  tree: Root,
  source: string,
  more: number,
): { start: number; end: number; text: string } {
  const found = { start: source.length, end: source.length, text: `\n\n${verifiedMarkdown(more)}` };
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Verified' || !node.position) return;
    const count = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'count');
    found.start = node.position.start.offset ?? found.start;
    found.end = node.position.end.offset ?? found.end;
    found.text = verifiedMarkdown(more + Number(count?.value ?? 0));
  });
  return found;
}

/**
 * Replaces every `<Step tutorial="…" step="…" />` of a page by what the step is: its changes, the project, its requests
 * and their recorded answers; and every `<Solution />` by what the solution of an exercise changes in a step.
 *
 * @param source MDX of the page, in which samples may be expanded already.
 * @param file Absolute path of the page.
 */
export function expandSteps(source: string, file: string, options: ExpandOptions): Expansion {
  const expansion: Expansion = { source, folders: [], diagnostics: [], steps: [] };
  if (!/<(?:Step|Solution)\b/.test(source)) return expansion;
  const tree = parseMdx(source);
  if (!tree) return expansion;
  const edits: Edit[] = [];
  const exercises: string[] = [];
  // A page's steps are mostly those of one tutorial.
  const known = new Map<string, Step[]>();
  const stepsOf = (dir: string) => {
    const steps = known.get(dir) ?? readSteps(dir);
    known.set(dir, steps);
    return steps;
  };
  const texts: string[] = [];
  const keep = (name: string, text: string) => {
    const written = path.join(options.folder, `${name}.txt`);
    if (!texts.includes(written)) {
      texts.push(written);
      writeIfChanged(written, text);
    }
    return `text${texts.indexOf(written)}`;
  };
  const kept: Pick<StepView, 'textBlock' | 'textFile'> = {
    textBlock: (name, title, language, text) =>
      `<StepText file={${keep(name, `${text}\n`)}} title="${title}" lang="${language}" />`,
    textFile: (name, title, text) => ({
      text: { code: `{ file: ${keep(name, text)}, title: ${JSON.stringify(title)} }` },
    }),
  };
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if ((node.name !== 'Step' && node.name !== 'Solution') || !node.position) return;
    const { start, end } = node.position;
    try {
      const { text, dir, shown, exercise } =
        node.name === 'Step'
          ? expandStep(node, source, options, stepsOf, kept)
          : expandSolution(node, options, stepsOf, kept.textFile);
      const editor = exercise
        ? `<ExerciseEditor id="${exerciseId(shown.sample)}" exercise={exercise${exercises.push(exercise) - 1}} />\n\n`
        : '';
      edits.push({ start: start.offset ?? 0, end: end.offset ?? 0, text: editor + text });
      if (!expansion.folders.includes(dir)) expansion.folders.push(dir);
      expansion.steps.push(shown);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      expansion.diagnostics.push(diagnostic(file, start.line, `<${node.name}> ${reason}`));
      // The rest of the page can be read, in development.
      edits.push({ start: start.offset ?? 0, end: end.offset ?? 0, text: '' });
    }
  });
  const count = expansion.steps.length;
  if (count > 0) edits.push(verify(tree, source, count));
  expansion.source = applyEdits(source, edits);
  if (options.target === 'page' && count > 0) {
    const lines = texts.map((text, at) => `import text${at} from ${JSON.stringify(text)};`);
    const steps = `import { ${COMPONENTS.join(', ')} } from ${JSON.stringify(options.components)};`;
    expansion.source += `\n\n${[steps, ...lines].join('\n')}\n`;
  }
  if (exercises.length > 0) {
    const lines = exercises.map((exercise, at) => `import exercise${at} from ${JSON.stringify(exercise)};`);
    const editor = `import { ExerciseEditor } from ${JSON.stringify(options.exerciseComponent)};`;
    expansion.source += `${[editor, ...lines].join('\n')}\n`;
  }
  return expansion;
}
