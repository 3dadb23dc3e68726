import path from 'node:path';
import type { RootContent } from 'mdast';
import type { ShownCheck } from '../../../model/exercise.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import type { PageContext } from '../elements.ts';
import type { ImportedName } from '../expressions.ts';
import { type AttributeValues, code, element, inlineCode, paragraph, strong, text } from '../nodes.ts';
import { printMarkdown } from '../printMarkdown.ts';
import { startBlocks } from '../samples/allFiles.ts';
import { START } from '../samples/program.ts';
import { programFrame } from '../samples/programFrame.ts';
import { countLines, languageOf } from '../samples/text.ts';
import type { Exchange, RecordedStep } from './exchanges.ts';
import { fileTree } from './fileTree.ts';
import { changesBetween, type FileChange, type Step, shellScript } from './history.ts';
import { diffLines, isLong, lineNumbers, lineRanges, patchText } from './lineDiff.ts';
import { operationBlocks } from './operationBlocks.ts';

/** Where the program's output is shown: after its start, or after the requests. */
export const CONSOLE_PLACES = ['start', 'end'] as const;
export type ConsolePlace = (typeof CONSOLE_PLACES)[number];

export interface StepView {
  page: PageContext;
  /** Name of the project's folder: the tutorial's. */
  tutorial: string;
  step: Step;
  changes: readonly FileChange[];
  /** The tutorial that this step continues, and its last step; undefined for a step that follows another one. */
  base: { tutorial: string; step: Step } | undefined;
  recorded: RecordedStep;
  /** Undefined for no output. */
  console: ConsolePlace | undefined;
  /** Content between the files and the requests. */
  body: readonly RootContent[];
  /** Ids of the exchanges shown unfolded; all when undefined. */
  open: ReadonlySet<string> | undefined;
}

/** Writes a long text to a separate file. @param name of the file, without its extension. */
function importText(page: PageContext, name: string, value: string): ImportedName {
  const file = path.join(page.programs, `${name}.txt`);
  page.once(`text ${file}`, () => writeIfChanged(file, value));
  return page.importFile('text', file);
}

const textBlock = (page: PageContext, name: string, title: string, lang: string, value: string) =>
  element('LazyText', { file: importText(page, name, `${value}\n`), title, lang });

/** Attribute of the element around a long text, which the document links and the application loads. */
const textFile = (page: PageContext, name: string, title: string, value: string): AttributeValues => ({
  text: { file: importText(page, name, value), title },
});

/** Title of the block that starts the app. By it, readers and scripts recognize a process that does not end. */
const START_TITLE = 'Start the app';

const LABELS = { new: 'New file', changed: 'Changed file', removed: 'Removed file' } as const;

const wholeFile = ({ path: file, after }: FileChange) =>
  code(languageOf(file), `title="${file}"`, after.replace(/\n$/, ''));

function changedLines({ path, before, after }: FileChange): RootContent {
  const lines = diffLines(before, after);
  const marks = (['added', 'removed'] as const)
    .map((kind) => ({ kind, numbers: lineNumbers(lines, kind) }))
    .filter(({ numbers }) => numbers)
    .map(({ kind, numbers }) => `${kind}="${numbers}"`);
  const shown = lines.map((line) => line.text).join('\n');
  return code(languageOf(path), [`title="${path}"`, ...marks].join(' '), shown);
}

const stepTitle = ({ step }: StepView) => `step ${Number(step.name.slice(0, 2))}`;

const tree = ({ tutorial, step }: StepView) =>
  code('text', 'title="Files"', fileTree(tutorial, step.files.keys()));

/** A command that terminates replaces the start of an app. */
function startOf({ recorded, console }: StepView): RootContent[] {
  const { command, env } = recorded.sample.settings;
  return [
    ...(command === undefined
      ? startBlocks(START, env, START_TITLE)
      : [code('sh', 'title="Terminal"', command.join(' '))]),
    ...(console === 'start' ? recorded.console : []),
  ];
}

const endOf = ({ recorded, console }: StepView) => (console === 'end' ? recorded.console : []);

/** Whether so many lines of a change are folded that the document leaves some of them to the application. */
const hasLongFold = ({ before, after }: FileChange) =>
  lineRanges(diffLines(before, after).map(({ kind }) => kind)).some(isLong);

/** @param writeText writes the file as a text; undefined inside content that the application renders as a whole. */
function fileOnPage(change: FileChange, writeText?: (text: string) => AttributeValues): RootContent {
  const { path, kind } = change;
  const label = LABELS[kind];
  if (kind === 'removed') {
    const words = paragraph(text('Delete '), inlineCode(path), text('.'));
    return element('StepFile', { path, label, removed: path }, [words]);
  }
  if (kind === 'new') return element('StepFile', { path, label }, [wholeFile(change)]);
  const file = writeText && hasLongFold(change) ? writeText(change.after) : {};
  return element('StepFile', { path, label, ...file }, [changedLines(change)]);
}

const exchangesText = (exchanges: readonly Exchange[]): string =>
  exchanges.map(({ text }) => `${text}\n`).join('\n');

const isFolded = ({ id, openApi }: Exchange, { open }: StepView): boolean =>
  !openApi && open !== undefined && !open.has(id);

function exchangeOnPage(exchange: Exchange, view: StepView): RootContent[] {
  const { page, tutorial, step, recorded } = view;
  const { id, title, marks, blocks, openApi } = exchange;
  if (openApi) {
    const { heading, operations, request, answer } = openApi;
    return [
      heading,
      element('Operations', { operations }),
      element(
        'StepFold',
        { label: `The whole document as JSON: ${countLines(answer)} lines`, notInMarkdown: '', ...marks },
        [request, textBlock(page, `${tutorial}--${step.name}--${id}`, 'Response', 'http', answer)],
      ),
    ];
  }
  if (!isFolded(exchange, view)) return blocks;
  const texts = exchangesText(recorded.exchanges.filter((other) => isFolded(other, view)));
  const file = textFile(
    page,
    `${tutorial}--${step.name}--responses`,
    `Requests of ${stepTitle(view)}`,
    texts,
  );
  return [element('StepFold', { label: title, ...marks, ...file }, blocks)];
}

/** Consecutive requests share a frame, and the last frame has the output; an OpenAPI document is between frames. */
function framesOf(view: StepView): RootContent[] {
  const shown: RootContent[] = [];
  let framed: RootContent[] = [];
  const close = () => {
    if (framed.length > 0) shown.push(programFrame(view.page, view.recorded.sample.name, framed, false));
    framed = [];
  };
  for (const exchange of view.recorded.exchanges) {
    const blocks = exchangeOnPage(exchange, view);
    if (exchange.openApi) {
      close();
      shown.push(...blocks);
    } else framed.push(...blocks);
  }
  framed.push(...endOf(view));
  close();
  return shown;
}

/** One command that writes the files of the preceding tutorial, for readers who have not followed it. */
function baseOnPage({ base, page }: StepView): RootContent[] {
  if (!base) return [];
  const script = shellScript(changesBetween(undefined, base.step));
  const block = textBlock(page, base.tutorial, `All files of ${base.tutorial}`, 'sh', script);
  const label = `Write all files of ${base.tutorial} with one command`;
  return [element('StepFold', { label, script: base.tutorial, notInMarkdown: '' }, [block])];
}

/** A step on the page: new files, changes, the project, one command for all, requests and responses. */
export function renderStepForPage(view: StepView): RootContent {
  const { page, tutorial, step, changes, body } = view;
  const title = stepTitle(view);
  const own = `${tutorial}--${step.name}`;
  const script = textBlock(page, own, `All files of ${title}`, 'sh', shellScript(changes));
  const parts = [
    ...baseOnPage(view),
    ...changes.map((change) =>
      fileOnPage(change, (after) =>
        textFile(page, `${own}--${change.path.replace(/\W+/g, '-')}`, change.path, after),
      ),
    ),
    element(
      'StepFold',
      { label: `Write all files of ${title} with one command`, script: step.name, notInMarkdown: '' },
      [script],
    ),
    element('StepFold', { label: `The project after ${title}` }, [tree(view)]),
    ...body,
    ...startOf(view),
    ...framesOf(view),
  ];
  return element('Step', { name: step.name }, parts);
}

/** A change in Markdown: a new file whole, a changed one as a patch, so that no code is repeated. */
function fileInMarkdown(change: FileChange): RootContent[] {
  const { kind, path, before, after } = change;
  const patch = () => code('diff', `title="${path}"`, patchText(before, after));
  const label = (end: string) => paragraph(inlineCode(path), text(` ${LABELS[kind]}${end}`));
  if (kind === 'removed') return [label('')];
  return [label(':'), kind === 'new' ? wholeFile(change) : patch()];
}

/** An exercise: its checks, and its solution as changes to the program of a step, with their responses and output. */
export interface ExerciseView {
  page: PageContext;
  sample: string;
  /** Empty for an exercise that no request checks. */
  checks: readonly ShownCheck[];
  /** Editor, or the reason why the exercise cannot be solved in the page. */
  editor: readonly RootContent[];
  /** In the order in which a stuck reader needs them. */
  hints: readonly (readonly RootContent[])[];
  changes: readonly FileChange[];
  exchanges: readonly Exchange[];
  /** Output of the program; empty if it is not new. */
  console: readonly RootContent[];
}

const SOLUTION = 'Solution';

/** Nested folds: each hint contains the fold of the next one. @param at index of the first one. */
function hintsOnPage(hints: ExerciseView['hints'], at = 0): RootContent[] {
  const hint = hints[at];
  if (!hint) return [];
  const label = `${at === 0 ? 'Stuck? ' : ''}Hint ${at + 1} of ${hints.length}`;
  return [element('StepFold', { label }, [...hint, ...hintsOnPage(hints, at + 1)])];
}

function solutionOnPage({ page, sample, changes, exchanges, console }: ExerciseView): RootContent {
  const parts = [
    ...changes.map((change) => fileOnPage(change)),
    ...exchanges.flatMap(({ blocks }) => blocks),
    ...console,
  ];
  const texts = [
    printMarkdown(changes.flatMap(fileInMarkdown)),
    exchangesText(exchanges),
    printMarkdown(console),
  ].filter(Boolean);
  const file = textFile(page, `${sample.replaceAll('/', '--')}--solution`, SOLUTION, texts.join('\n'));
  return element('StepFold', { label: SOLUTION, ...file }, parts);
}

/** An exercise on the page: its checks and its editor, then its hints and its solution, which are folded. */
export const renderExerciseForPage = (view: ExerciseView): RootContent[] => [
  ...(view.checks.length > 0 ? [element('Checks', { checks: view.checks })] : []),
  ...view.editor,
  ...hintsOnPage(view.hints),
  solutionOnPage(view),
];

const checkInMarkdown = ({ title, sent, status }: ShownCheck): RootContent[] => [
  paragraph(strong(text(title)), text(' expects '), inlineCode(status), text(':')),
  code('text', '', sent),
];

export const renderExerciseForMarkdown = (view: ExerciseView): RootContent[] => [
  ...view.checks.flatMap(checkInMarkdown),
  ...view.hints.flatMap((hint, at) => [paragraph(strong(text(`Hint ${at + 1}`))), ...hint]),
  paragraph(strong(text(SOLUTION))),
  ...view.changes.flatMap(fileInMarkdown),
  ...view.exchanges.flatMap(({ blocks }) => blocks),
  ...view.console,
];

/**
 * A step in the page's Markdown: changes as patches, and of an OpenAPI document the operations only, so that a
 * tutorial can be taken in at once.
 */
export function renderStepForMarkdown(view: StepView): RootContent[] {
  const { changes, recorded, body } = view;
  return [
    ...changes.flatMap(fileInMarkdown),
    paragraph(text(`The project after ${stepTitle(view)}:`)),
    tree(view),
    ...body,
    ...startOf(view),
    ...recorded.exchanges.flatMap(({ openApi, blocks }) =>
      openApi ? [openApi.heading, openApi.request, ...operationBlocks(openApi.operations)] : blocks,
    ),
    ...endOf(view),
  ];
}
