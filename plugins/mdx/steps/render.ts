import type { Operation } from '../../../model/operations.ts';
import { fence, languageOf } from '../samples/fence.ts';
import { countLines } from '../samples/text.ts';
import { startMarkdown } from '../startCommand.ts';
import type { Exchange, RecordedStep } from './exchanges.ts';
import { fileTree } from './fileTree.ts';
import { changesBetween, type FileChange, type Step } from './history.ts';
import { diffLines, isLong, lineNumbers, lineRanges, patchText } from './lineDiff.ts';
import { operationsMarkdown, readOperations } from './operations.ts';
import { shellScript } from './shellScript.ts';

/** Where the program's output is shown: after its start, or after the requests. */
export const CONSOLE_PLACES = ['start', 'end'] as const;
export type ConsolePlace = (typeof CONSOLE_PLACES)[number];

export interface StepView {
  /** Name of the project's folder: the tutorial's. */
  tutorial: string;
  step: Step;
  /** The step before; undefined for the first one. */
  previous: Step | undefined;
  /** The tutorial that this step goes on from, and its last step; undefined for a step that follows another one. */
  base: { tutorial: string; step: Step } | undefined;
  recorded: RecordedStep;
  /** MDX of the window that sends requests to it; empty where it does not run in the page. */
  window: string;
  /** Undefined for no output. */
  console: ConsolePlace | undefined;
  /** Markdown shown between the files and the requests. */
  body: string;
  /** Ids of the exchanges shown unfolded; all when undefined. */
  open: ReadonlySet<string> | undefined;
  /** Command that starts the app. */
  start: string;
  /**
   * Keeps a long text as a file of its own.
   *
   * @param name of the file, without an ending.
   * @returns MDX of what shows it in a fold.
   */
  textBlock: (name: string, title: string, language: string, text: string) => string;
  textFile: TextFile;
}

/**
 * Keeps as a file of its own what the document leaves to the application.
 *
 * @param name of the file, without an ending.
 * @returns an attribute of the element around it, which links the file.
 */
export type TextFile = (name: string, title: string, text: string) => Attributes;

/** Title of the block that starts the app: whoever follows the page, reader or script, knows by it that it keeps running. */
export const START_TITLE = 'Start the app';

/** Title of a block whose commands run to their end. */
const TERMINAL_TITLE = 'Terminal';

const LABELS = { new: 'New file', changed: 'Changed file', removed: 'Removed file' } as const;

function wholeFile({ path, after }: FileChange): string {
  return fence(languageOf(path), `title="${path}"`, after.replace(/\n$/, ''));
}

function patch({ path, before, after }: FileChange): string {
  return fence('diff', `title="${path}"`, patchText(before, after));
}

function changedLines({ path, before, after }: FileChange): string {
  const lines = diffLines(before, after);
  const marks = (['added', 'removed'] as const)
    .map((kind) => ({ kind, numbers: lineNumbers(lines, kind) }))
    .filter(({ numbers }) => numbers)
    .map(({ kind, numbers }) => `${kind}="${numbers}"`);
  const text = lines.map((line) => line.text).join('\n');
  return fence(languageOf(path), [`title="${path}"`, ...marks].join(' '), text);
}

/** Attributes of an element: texts, and expressions. */
type Attributes = Readonly<Record<string, string | { code: string }>>;

/** An element around Markdown. */
function element(name: string, attributes: Attributes, children: string): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}={${typeof value === 'string' ? JSON.stringify(value) : value.code}}`,
  );
  return `<${name}${written.join('')}>\n\n${children}\n\n</${name}>`;
}

function stepTitle({ step }: StepView): string {
  return `step ${Number(step.name.slice(0, 2))}`;
}

function tree({ tutorial, step }: StepView): string {
  return fence('text', 'title="Files"', fileTree(tutorial, step.files.keys()));
}

function startBlock(view: StepView): string[] {
  const { start, recorded } = view;
  const { command, environment } = recorded;
  return [
    command === undefined
      ? startMarkdown(start, environment, START_TITLE)
      : fence('sh', `title="${TERMINAL_TITLE}"`, command),
    ...(view.console === 'start' ? [view.recorded.console] : []),
  ];
}

function endBlock({ recorded, console }: StepView): string[] {
  return console === 'end' ? [recorded.console] : [];
}

/** Whether so many lines of a change are folded that the document leaves some of them to the application. */
function hasLongFold({ before, after }: FileChange): boolean {
  return lineRanges(diffLines(before, after).map(({ kind }) => kind)).some(isLong);
}

/** @param keep keeps the file as a text; undefined in what the document leaves to the application as a whole. */
function fileOnPage(change: FileChange, keep?: (text: string) => Attributes): string {
  const { path, kind } = change;
  const label = LABELS[kind];
  if (kind === 'removed') return element('StepFile', { path, label, removed: path }, `Delete \`${path}\`.`);
  if (kind === 'new') return element('StepFile', { path, label }, wholeFile(change));
  const file = keep && hasLongFold(change) ? keep(change.after) : {};
  return element('StepFile', { path, label, ...file }, changedLines(change));
}

/** The operations of a document, then the request and the whole answer. */
function documentBlocks({
  title,
  openApi,
}: Exchange): { title: string; operations: Operation[]; request: string; answer: string } | undefined {
  if (!openApi) return undefined;
  const { document, command, answer } = openApi;
  return {
    title: `**${title}**`,
    operations: readOperations(document),
    request: fence('sh', 'title="Request"', command),
    answer,
  };
}

/** Requests and responses as a text. */
const exchangesText = (exchanges: readonly Exchange[]): string =>
  exchanges.map(({ text }) => `${text}\n`).join('\n');

const isFolded = ({ id, openApi }: Exchange, { open }: StepView): boolean =>
  !openApi && open !== undefined && !open.has(id);

function exchangeOnPage(exchange: Exchange, view: StepView): string {
  const { tutorial, step, recorded, textBlock, textFile } = view;
  const { id, title, marks, markdown } = exchange;
  const document = documentBlocks(exchange);
  if (document) {
    const { request, answer } = document;
    return [
      document.title,
      `<Operations operations={${JSON.stringify(document.operations)}} />`,
      element(
        'StepFold',
        { label: `The whole document as JSON: ${countLines(answer)} lines`, notInTwin: '', ...marks },
        `${request}\n\n${textBlock(`${tutorial}--${step.name}--${id}`, 'Response', 'http', answer)}`,
      ),
    ].join('\n\n');
  }
  if (!isFolded(exchange, view)) return markdown;
  const text = exchangesText(recorded.exchanges.filter((other) => isFolded(other, view)));
  const file = textFile(`${tutorial}--${step.name}--responses`, `Requests of ${stepTitle(view)}`, text);
  return element('StepFold', { label: title, ...marks, ...file }, markdown);
}

/** One command that writes what the step goes on from, for readers who have not followed that tutorial. */
function baseOnPage({ base, textBlock }: StepView): string[] {
  if (!base) return [];
  const script = shellScript(changesBetween(undefined, base.step));
  const block = textBlock(base.tutorial, `All files of ${base.tutorial}`, 'sh', script);
  const label = `Write all files of ${base.tutorial} with one command`;
  return [element('StepFold', { label, script: base.tutorial, notInTwin: '' }, block)];
}

/** MDX of a step for the page: new files, changes, the project, one command for all, requests and responses. */
export function renderStepForPage(view: StepView): string {
  const { tutorial, step, previous, recorded, body, textBlock, textFile } = view;
  const changes = changesBetween(previous, step);
  const title = stepTitle(view);
  const script = textBlock(`${tutorial}--${step.name}`, `All files of ${title}`, 'sh', shellScript(changes));
  const parts = [
    ...baseOnPage(view),
    ...changes.map((change) =>
      fileOnPage(change, (text) =>
        textFile(`${tutorial}--${step.name}--${change.path.replace(/\W+/g, '-')}`, change.path, text),
      ),
    ),
    element(
      'StepFold',
      { label: `Write all files of ${title} with one command`, script: step.name, notInTwin: '' },
      script,
    ),
    element('StepFold', { label: `The project after ${title}` }, tree(view)),
    body.trim(),
    ...startBlock(view),
    ...recorded.exchanges.map((exchange) => exchangeOnPage(exchange, view)),
    view.window,
    ...endBlock(view),
  ];
  return element('Step', { name: step.name }, parts.filter(Boolean).join('\n\n'));
}

/** A change for the twin: a new file whole, a changed one as a patch, so that nothing stands there twice. */
function fileInTwin(change: FileChange): string[] {
  const { kind, path } = change;
  const label = `\`${path}\` ${LABELS[kind]}`;
  if (kind === 'removed') return [label];
  return [`${label}:`, kind === 'new' ? wholeFile(change) : patch(change)];
}

/** The solution of an exercise: what it changes in the program of a step, and what that gives. */
export interface SolutionView {
  /** Name of its sample. */
  sample: string;
  changes: readonly FileChange[];
  exchanges: readonly Exchange[];
  /** MDX of what the program printed; undefined where it says nothing new. */
  console: string | undefined;
  textFile: TextFile;
}

const SOLUTION = 'Solution';

/** MDX of a solution for the page, folded. */
export function renderSolutionForPage({
  sample,
  changes,
  exchanges,
  console,
  textFile,
}: SolutionView): string {
  const parts = [
    ...changes.map((change) => fileOnPage(change)),
    ...exchanges.map(({ markdown }) => markdown),
    console ?? '',
  ];
  const texts = [...changes.flatMap(fileInTwin), exchangesText(exchanges), console ?? ''];
  const text = texts.filter(Boolean).join('\n\n');
  const file = textFile(`${sample.replaceAll('/', '--')}--solution`, SOLUTION, text);
  return element('StepFold', { label: SOLUTION, ...file }, parts.filter(Boolean).join('\n\n'));
}

/** MDX of a solution for the page's Markdown twin. */
export function renderSolutionForMarkdown({ changes, exchanges, console }: SolutionView): string {
  const parts = [
    `**${SOLUTION}**`,
    ...changes.flatMap(fileInTwin),
    ...exchanges.map(({ markdown }) => markdown),
    console ?? '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

/**
 * MDX of a step for the page's Markdown twin: changes as patches, and of an OpenAPI document the operations only, so that a
 * tutorial can be taken in at once.
 */
export function renderStepForMarkdown(view: StepView): string {
  const { step, previous, recorded, body } = view;
  const parts = [
    ...changesBetween(previous, step).flatMap(fileInTwin),
    `The project after ${stepTitle(view)}:`,
    tree(view),
    body.trim(),
    ...startBlock(view),
    ...recorded.exchanges.flatMap((exchange) => {
      const document = documentBlocks(exchange);
      return document
        ? [document.title, document.request, operationsMarkdown(document.operations)]
        : [exchange.markdown];
    }),
    ...endBlock(view),
  ];
  return parts.filter(Boolean).join('\n\n');
}
