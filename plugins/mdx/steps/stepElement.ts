import type { RootContent } from 'mdast';
import { z } from 'zod';
import { type PageContext, pageElement } from '../elements.ts';
import { code, element, paragraph, strong, text } from '../nodes.ts';
import { startBlocks } from '../samples/allFiles.ts';
import { answerText, marksOf, recordedCurl } from '../samples/answer.ts';
import { START } from '../samples/program.ts';
import { programFrame } from '../samples/programFrame.ts';
import type { ShownSample } from '../samples/read.ts';
import { consoleBlocks } from '../samples/recorded.ts';
import { countLines } from '../samples/text.ts';
import { fileTree } from './fileTree.ts';
import { changesBetween, type FileChange, readStart, shellScript } from './history.ts';
import { diffLines, isLong, lineRanges } from './lineDiff.ts';
import { operationBlocks } from './operationBlocks.ts';
import {
  type Exchange,
  exchangesOf,
  exchangesText,
  fileInMarkdown,
  fileOnPage,
  findStep,
  programsOf,
  readIds,
  textFile,
} from './stepContent.ts';

const lazyText = (page: PageContext, name: string, title: string, lang: string, value: string) =>
  element('LazyText', { ...textFile(page, name, title, `${value}\n`), lang });

/** One command that makes changes. @param id of the file with the command. @param script name of the command. */
function commandFold(page: PageContext, of: string, changes: readonly FileChange[], id = of, script = of) {
  const block = lazyText(page, id, `All files of ${of}`, 'sh', shellScript(changes));
  const label = `Write all files of ${of} with one command`;
  return element('StepFold', { label, script, notInMarkdown: '' }, [block]);
}

/** A command that terminates replaces the start of an app. */
const startOf = ({ settings: { command, env } }: ShownSample): RootContent[] =>
  // By its title, readers and scripts recognize a process that does not end.
  command ? [code('sh', 'title="Terminal"', command.join(' '))] : startBlocks(START, env, 'Start the app');

/** The whole file, if so many lines of its change are folded that the document leaves some of them to the application. */
function wholeText(page: PageContext, own: string, { path, before, after }: FileChange) {
  const ranges = lineRanges(diffLines(before, after).map(({ kind }) => kind));
  if (!ranges.some(isLong)) return {};
  return { text: textFile(page, `${own}--${path.replace(/\W+/g, '-')}`, path, after) };
}

const headingOf = ({ request }: Exchange) => paragraph(strong(text(request.title)));

const commandOf = ({ request }: Exchange) => code('sh', 'title="Request"', recordedCurl(request));

interface Requests {
  page: PageContext;
  sample: ShownSample;
  /** Beginning of the names of the files of their step. */
  own: string;
  /** Title of their step. */
  title: string;
  exchanges: readonly Exchange[];
  folded: readonly Exchange[];
}

/** A request on the page. Of an OpenAPI document the operations are visible, the response is folded. */
function exchangeOnPage(exchange: Exchange, { page, own, title, folded }: Requests): RootContent[] {
  const { request, answer, blocks, operations } = exchange;
  const marks = marksOf(request, answer);
  if (operations) {
    const whole = answerText(answer);
    const label = `The whole document as JSON: ${countLines(whole)} lines`;
    return [
      headingOf(exchange),
      element('Operations', { operations }),
      element('StepFold', { label, notInMarkdown: '', ...marks }, [
        commandOf(exchange),
        lazyText(page, `${own}--${request.id}`, 'Response', 'http', whole),
      ]),
    ];
  }
  if (!folded.includes(exchange)) return blocks;
  const file = textFile(page, `${own}--responses`, `Requests of ${title}`, exchangesText(folded));
  return [element('StepFold', { label: request.title, ...marks, text: file }, blocks)];
}

const exchangeInMarkdown = (exchange: Exchange): RootContent[] =>
  exchange.operations
    ? [headingOf(exchange), commandOf(exchange), ...operationBlocks(exchange.operations)]
    : exchange.blocks;

/** Consecutive requests share a frame, and the last frame has the output; an OpenAPI document is between frames. */
function framesOf(requests: Requests, output: readonly RootContent[]): RootContent[] {
  const shown: RootContent[] = [];
  let framed: RootContent[] = [];
  const close = () => {
    if (framed.length > 0) shown.push(programFrame(requests.page, requests.sample.name, framed, false));
    framed = [];
  };
  for (const exchange of requests.exchanges) {
    const blocks = exchangeOnPage(exchange, requests);
    if (exchange.operations) {
      close();
      shown.push(...blocks);
    } else framed.push(...blocks);
  }
  framed.push(...output);
  close();
  return shown;
}

/** `<Step tutorial="…" step="…">…</Step>`: changes of the step, the project, its requests and their recorded responses. */
export const step = pageElement(
  z.strictObject({
    tutorial: z.string().min(1),
    step: z.string().min(1),
    /** Ids of the requests that are shown unfolded. Default: all. */
    open: z.string().optional(),
    /** Place of the output: after the start, or after the requests. */
    console: z.enum(['start', 'end']).optional(),
  }),
  ({ tutorial, step: name, open, console }, page, body) => {
    const { dir, before, step } = findStep(page, tutorial, name);
    const sample = page.sampleOf(`tutorials/${tutorial}/${name}`);
    const start = before ? undefined : readStart(dir);
    const changes = changesBetween(before ?? start?.step, step);
    const exchanges = exchangesOf(sample);
    const ids = readIds(open, sample);
    const output = console ? consoleBlocks(sample, []) : [];
    const started = [...startOf(sample), ...(console === 'start' ? output : [])];
    const end = console === 'end' ? output : [];
    const title = `step ${Number(name.slice(0, 2))}`;
    const own = `${tutorial}--${name}`;
    const folded = exchanges.filter(
      ({ request, operations }) => !operations && ids?.has(request.id) === false,
    );
    const tree = code('text', 'title="Files"', fileTree(tutorial, step.files.keys()));
    const command = commandFold(page, title, changes, own, name);
    const base = start && commandFold(page, start.tutorial, changesBetween(undefined, start.step));
    return {
      blocks: [
        element('Step', { name }, [
          ...(base ? [base] : []),
          ...changes.map((change) => fileOnPage(change, wholeText(page, own, change))),
          command,
          element('StepFold', { label: `The project after ${title}` }, [tree]),
          ...body('page'),
          ...started,
          ...framesOf({ page, sample, own, title, exchanges, folded }, end),
        ]),
      ],
      markdown: () => [
        ...changes.flatMap(fileInMarkdown),
        paragraph(text(`The project after ${title}:`)),
        tree,
        ...body('markdown'),
        ...started,
        ...exchanges.flatMap(exchangeInMarkdown),
        ...end,
      ],
      ...programsOf(sample.name, changes),
    };
  },
);
