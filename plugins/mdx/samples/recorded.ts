/** Recorded requests, responses and output of samples, as blocks of a page. */
import type { RootContent } from 'mdast';
import { jsonInEnvelope, jsonPart } from '../../../model/jsonPart.ts';
import { available } from '../../content/diagnostic.ts';
import type { Sample } from '../../content/samples/discover.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';
import type { Answer, NoAnswer, Run } from '../../content/samples/recording.ts';
import { FRAMEWORK, RUNTIMES, readVersions, type Versions } from '../../content/samples/runtimes.ts';
import { code, element, inlineCode, paragraph } from '../nodes.ts';
import { operationBlocks } from '../steps/operationBlocks.ts';
import { answerText, marksOf, operationsOf, recordedCurl, statusOf } from './answer.ts';
import type { ShownSample } from './read.ts';
import { words } from './text.ts';

/** Releases of Bun that ran a sample differently from the recording. */
const othersOf = ({ recording, root }: ShownSample) =>
  RUNTIMES.flatMap((runtime) => {
    const difference = recording?.differences[runtime];
    return difference ? [{ release: `Bun ${readVersions(root).bun[runtime]}`, difference }] : [];
  });

const recordIt = (sample: Sample) => `Record it: npm run samples -- ${sample.name} --record`;

/** A request and its recorded response. @throws for an unknown request, and without a response. */
export function exchangeOf(sample: Sample, id: string) {
  const request = sample.requests.find((candidate) => candidate.id === id);
  if (!request) {
    const ids = sample.requests.map((known) => known.id);
    throw new Error(`shows the request "${id}" of "${sample.name}". ${available('requests', id, ids)}`);
  }
  const answer = sample.recording?.answers[id];
  if (!answer)
    throw new Error(`shows the request "${id}", which has no recorded response. ${recordIt(sample)}`);
  return { request, answer };
}

/** Parts that not every exchange has, and that are thus its point: they are visible at once, the others on a press. */
function shownOf({ headers, body }: HttpRequest, answer: Answer | NoAnswer) {
  const sendsMore = body !== undefined || headers.length > 0;
  const getsMore =
    'outcome' in answer ||
    answer.body === '' ||
    Object.keys(answer.headers).some((name) => name !== 'content-type');
  return { showsRequest: sendsMore || undefined, showsHeaders: getsMore || undefined };
}

/** Requests and their recorded responses, each as one element. @param wanted ids separated by spaces, or `*`. */
export function requestBlocks(sample: ShownSample, wanted: string): RootContent[] {
  const chosen = wanted.trim() === '*' ? sample.requests.map(({ id }) => id) : words(wanted);
  return chosen.map((id) => {
    const { request, answer } = exchangeOf(sample, id);
    const parts = [
      code('sh', 'title="Request"', recordedCurl(request)),
      code('http', 'title="Response"', answerText(answer)),
      ...othersOf(sample).flatMap(({ release, difference: { answers } }) =>
        answers?.[id] ? [code('http', `title="Response on ${release}"`, answerText(answers[id]))] : [],
      ),
    ];
    return element(
      'Exchange',
      { title: request.title, ...marksOf(request, answer), id, ...shownOf(request, answer) },
      parts,
    );
  });
}

/** A recorded exchange, and a JSON Pointer (RFC 6901) to the shown value; empty for the whole response. */
type Shown = ReturnType<typeof exchangeOf> & { pointer: string };

/** The JSON of a response. @throws without a value at the pointer. */
function jsonBlock({ request, answer, pointer }: Shown, read: typeof jsonPart): RootContent {
  const json = read('body' in answer ? answer.body : '', pointer);
  if (json === undefined)
    throw new Error(`shows the value "${pointer}" of the response "${request.id}", which has none there.`);
  return code('json', `title="${request.title}"`, json);
}

/** The operations of an OpenAPI document. @throws for any other response. */
function operationsBlocks({ request, answer }: Shown): RootContent[] {
  const operations = operationsOf(answer);
  if (operations) return operationBlocks(operations);
  throw new Error(`shows the operations of the response "${request.id}", which is no OpenAPI document.`);
}

/**
 * Parts of a recorded exchange: its request line, the command that sends it, the status, the JSON or a value in it, the JSON with
 * `…` for all but that value, and of an OpenAPI document the operations.
 */
const PARTS: Readonly<Record<string, (shown: Shown) => RootContent[]>> = {
  address: ({ request }) => [paragraph(inlineCode(`${request.method} ${request.target}`))],
  curl: ({ request }) => [code('sh', 'title="Request"', recordedCurl(request))],
  status: ({ answer }) => [paragraph(inlineCode(statusOf(answer)))],
  body: (shown) => [jsonBlock(shown, jsonPart)],
  envelope: (shown) => [jsonBlock(shown, jsonInEnvelope)],
  operations: operationsBlocks,
};

/**
 * Parts of recorded exchanges, for a place that has no room for all of them.
 * @param wanted ids of requests; `id#/json/pointer` for a value in the response.
 * @param shown names of `PARTS`, in their order on the page.
 */
export function partBlocks(sample: ShownSample, wanted: string, shown: string): RootContent[] {
  return words(wanted).flatMap((entry) => {
    const [id = '', pointer = ''] = entry.split('#');
    const exchange = { ...exchangeOf(sample, id), pointer };
    return words(shown).flatMap((name) => {
      const render = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
      if (!render) throw new Error(`shows "${name}". ${available('parts', name, Object.keys(PARTS))}`);
      return render(exchange);
    });
  });
}

function consoleText({ stdout, stderr, exitCode }: Run): string {
  const end = exitCode === null ? [] : [`(ends with exit code ${exitCode})`];
  return [...stdout, ...stderr, ...end].join('\n') || '(no output)';
}

/** Console output of a sample, or the compiler's messages for a sample of type errors. */
export function consoleBlocks(sample: ShownSample, files: readonly string[]): RootContent[] {
  const { recording } = sample;
  if (!recording)
    throw new Error(`shows the console of "${sample.name}", which is not recorded. ${recordIt(sample)}`);
  if (recording.types) return [code('text', 'title="Compiler"', compilerText(recording.types, files))];
  const others = othersOf(sample).flatMap(({ release, difference: { answers: _, ...difference } }) => {
    const output = consoleText({ ...recording, ...difference });
    return Object.keys(difference).length > 0 ? [code('text', `title="Console on ${release}"`, output)] : [];
  });
  return [code('text', 'title="Console"', consoleText(recording)), ...others];
}

/** The compiler's messages about some files; a message's further lines are indented. */
const compilerText = (messages: readonly string[], files: readonly string[]): string =>
  messages
    .join('\n')
    .split(/\n(?! )/)
    .filter((message) => files.some((file) => message.startsWith(`${file}:`)))
    .join('\n');

/** The footnote of a page that shows samples: the framework's release, and each release of Bun without its patch. */
export function verifiedBlock(versions: Versions): RootContent {
  const bun = RUNTIMES.map((runtime) => versions.bun[runtime].replace(/^(\d+\.\d+)\..*/, '$1')).join(', ');
  return element('Verified', { framework: `${FRAMEWORK} ${versions.framework}`, bun });
}
