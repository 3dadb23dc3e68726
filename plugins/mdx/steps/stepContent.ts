/** Content of steps and exercises: changed files, requests and long texts. */
import path from 'node:path';
import type { RootContent } from 'mdast';
import { available } from '../../content/diagnostic.ts';
import type { PageContext } from '../elements.ts';
import { type AttributeValues, code, element, inlineCode, paragraph, text } from '../nodes.ts';
import { answerText, operationsOf, recordedCurl } from '../samples/answer.ts';
import { importWritten } from '../samples/programFrame.ts';
import type { ShownSample } from '../samples/read.ts';
import { exchangeOf, requestBlocks } from '../samples/recorded.ts';
import { countLines, languageOf, words } from '../samples/text.ts';
import { type FileChange, readSteps } from './history.ts';
import { diffLines, patchText } from './lineDiff.ts';

/** The step that an element names, among the steps of its tutorial, on which the page depends. */
export function findStep(page: PageContext, tutorial: string, name: string) {
  const dir = path.join(page.samples, 'tutorials', tutorial);
  // A page's steps are mostly those of one tutorial.
  const steps = page.once(`tutorial ${tutorial}`, () => readSteps(dir));
  page.dependOnFolder(dir);
  const at = steps.findIndex((step) => step.name === name);
  const step = steps[at];
  if (!step) {
    const names = steps.map((known) => known.name);
    throw new Error(`names the step "${name}" of "${tutorial}". ${available('steps', name, names)}`);
  }
  return { dir, before: steps[at - 1], step };
}

/** Text of changes for the search, and their files for the count of programs. */
export function programsOf(sample: string, changes: readonly FileChange[]) {
  // Only added lines: a hit is then in the step that explains the line.
  const added = changes
    .flatMap(({ before, after }) => diffLines(before, after))
    .filter(({ kind }) => kind === 'added');
  return {
    search: [added.map((line) => line.text).join('\n')],
    programs: changes
      .filter(({ kind }) => kind !== 'removed')
      .map(({ after }) => ({ lines: countLines(after.trimEnd()), sample })),
  };
}

/**
 * A long text in a file of its own, which the document links and the application loads.
 * @param name of the file, without its extension.
 */
export const textFile = (page: PageContext, name: string, title: string, value: string) => ({
  file: importWritten(page, 'text', `${name}.txt`, value),
  title,
});

const LABELS = { new: 'New file', changed: 'Changed file', removed: 'Removed file' } as const;

const wholeFile = ({ path: file, after }: FileChange) =>
  code(languageOf(file), `title="${file}"`, after.replace(/\n$/, ''));

const SIGNS = { same: '=', added: '+', removed: '-' } as const;

function changedLines({ path: file, before, after }: FileChange): RootContent {
  const lines = diffLines(before, after);
  const signs = lines.map(({ kind }) => SIGNS[kind]).join('');
  const shown = lines.map((line) => line.text).join('\n');
  return code(languageOf(file), `title="${file}" change="${signs}"`, shown);
}

/** A change on the page. @param attributes of the element around a changed file. */
export function fileOnPage(change: FileChange, attributes: AttributeValues = {}): RootContent {
  const { path: file, kind } = change;
  const label = LABELS[kind];
  if (kind === 'removed') {
    const sentence = paragraph(text('Delete '), inlineCode(file), text('.'));
    return element('StepFile', { path: file, label, removed: file }, [sentence]);
  }
  if (kind === 'new') return element('StepFile', { path: file, label }, [wholeFile(change)]);
  return element('StepFile', { path: file, label, ...attributes }, [changedLines(change)]);
}

/** A change in Markdown: a new file whole, a changed one as a patch, so that no code is repeated. */
export function fileInMarkdown(change: FileChange): RootContent[] {
  const { kind, path: file, before, after } = change;
  const label = (end: string) => paragraph(inlineCode(file), text(` ${LABELS[kind]}${end}`));
  if (kind === 'removed') return [label('')];
  if (kind === 'new') return [label(':'), wholeFile(change)];
  return [label(':'), code('diff', `title="${file}"`, patchText(before, after))];
}

export type Exchange = ReturnType<typeof exchangesOf>[number];

/** Requests of a sample with their responses. @throws for a missing response, with the command that records it. */
export const exchangesOf = (sample: ShownSample) =>
  sample.requests.map(({ id }) => {
    const { request, answer } = exchangeOf(sample, id);
    return { request, answer, blocks: requestBlocks(sample, id), operations: operationsOf(answer) };
  });

export const exchangesText = (exchanges: readonly Exchange[]): string =>
  exchanges
    .map(({ request, answer }) => `${request.title}\n\n${recordedCurl(request)}\n\n${answerText(answer)}\n`)
    .join('\n');

/** Ids of requests in an attribute; undefined without it. @throws for an unknown one. */
export const readIds = (written: string | undefined, sample: ShownSample): Set<string> | undefined =>
  written === undefined ? undefined : new Set(words(written).map((id) => exchangeOf(sample, id).request.id));
