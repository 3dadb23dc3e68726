/** Recorded requests, responses and output of samples, as blocks of a page. */
import type { RootContent } from 'mdast';
import { jsonInEnvelope, jsonPart } from '../../../model/jsonPart.ts';
import { isOpenApi, readOperations } from '../../../model/operations.ts';
import { available } from '../../content/diagnostic.ts';
import type { Sample } from '../../content/samples/discover.ts';
import type { HttpRequest } from '../../content/samples/httpFile.ts';
import type { Answer, NoAnswer, RunDifference } from '../../content/samples/recording.ts';
import {
  FRAMEWORK,
  RUNTIMES,
  type Runtime,
  readVersions,
  type Versions,
} from '../../content/samples/runtimes.ts';
import { code, element, inlineCode, paragraph } from '../nodes.ts';
import { operationBlocks } from '../steps/operationBlocks.ts';
import { answerText, marksOf, recordedCurl, statusOf } from './answer.ts';
import type { ShownSample } from './read.ts';
import { words } from './text.ts';

const runtimeName = ({ root }: ShownSample, runtime: Runtime) => `Bun ${readVersions(root).bun[runtime]}`;

/** Runtimes, with the differences of their recordings from that of the base. */
const othersOf = ({ recording }: ShownSample) =>
  RUNTIMES.map((runtime) => ({ runtime, ...recording?.differences[runtime] }));

export function exchangeOf(sample: Sample, id: string): { request: HttpRequest; answer: Answer | NoAnswer } {
  const request = sample.requests.find((candidate) => candidate.id === id);
  if (!request) {
    const ids = sample.requests.map((known) => known.id);
    throw new Error(`shows the request "${id}" of "${sample.name}". ${available('requests', id, ids)}`);
  }
  const answer = sample.recording?.answers[id];
  if (!answer) {
    throw new Error(
      `shows the request "${id}", which has no recorded response. Record it: npm run samples -- ${sample.name} --record`,
    );
  }
  return { request, answer };
}

const TYPE = 'content-type';

/** Parts that not every exchange has, and that are thus its point: they are visible at once, the others on a press. */
function shownOf(
  { headers, body }: HttpRequest,
  answer: Answer | NoAnswer,
): Record<string, true | undefined> {
  const sendsMore = body !== undefined || headers.length > 0;
  const getsMore =
    'outcome' in answer || answer.body === '' || Object.keys(answer.headers).some((name) => name !== TYPE);
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
    ];
    for (const { runtime, answers } of othersOf(sample)) {
      const other = answers?.[id];
      if (other)
        parts.push(code('http', `title="Response on ${runtimeName(sample, runtime)}"`, answerText(other)));
    }
    return element(
      'Exchange',
      { title: request.title, ...marksOf(request, answer), id, ...shownOf(request, answer) },
      parts,
    );
  });
}

/** One recorded exchange, and the value in its response that is shown. */
interface Shown {
  request: HttpRequest;
  answer: Answer | NoAnswer;
  /** A JSON Pointer (RFC 6901); empty for the whole response. */
  pointer: string;
}

/** The JSON of a response. @throws without a value at the pointer. */
function jsonBlock({ request, answer, pointer }: Shown, read: typeof jsonPart): RootContent {
  const json = 'outcome' in answer ? undefined : read(answer.body, pointer);
  if (json === undefined)
    throw new Error(`shows the value "${pointer}" of the response "${request.id}", which has none there.`);
  return code('json', `title="${request.title}"`, json);
}

/** The operations of an OpenAPI document. @throws for any other response. */
function operationsOf({ request, answer }: Shown): RootContent[] {
  const document: unknown = 'outcome' in answer ? undefined : JSON.parse(answer.body);
  if (!isOpenApi(document))
    throw new Error(`shows the operations of the response "${request.id}", which is no OpenAPI document.`);
  return operationBlocks(readOperations(document));
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
  operations: operationsOf,
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

function consoleText(run: RunDifference): string {
  const lines = [...(run.stdout ?? []), ...(run.stderr ?? [])];
  if (run.exitCode !== null && run.exitCode !== undefined)
    lines.push(`(ends with exit code ${run.exitCode})`);
  return lines.join('\n') || '(no output)';
}

/** Console output of a sample, or the compiler's messages for a sample of type errors. */
export function consoleBlocks(sample: ShownSample, files: readonly string[]): RootContent[] {
  const { recording } = sample;
  if (!recording)
    throw new Error(
      `shows the console of "${sample.name}", which is not recorded. Record it: npm run samples -- ${sample.name} --record`,
    );
  if (recording.types) return [code('text', 'title="Compiler"', compilerText(recording.types, files))];
  const parts = [code('text', 'title="Console"', consoleText(recording))];
  for (const { runtime, answers: _, ...difference } of othersOf(sample)) {
    if (Object.keys(difference).length === 0) continue;
    const run = consoleText({ ...recording, ...difference });
    parts.push(code('text', `title="Console on ${runtimeName(sample, runtime)}"`, run));
  }
  return parts;
}

/** The compiler's messages about some files; a message's further lines are indented. */
function compilerText(messages: readonly string[], files: readonly string[]): string {
  let wanted = false;
  return messages
    .filter((message) => {
      if (!message.startsWith(' ')) wanted = files.some((file) => message.startsWith(`${file}:`));
      return wanted;
    })
    .join('\n');
}

/** The footnote of a page that shows samples: the framework's release, and each release of Bun without its patch. */
export function verifiedBlock(versions: Versions): RootContent {
  const bun = RUNTIMES.map((runtime) => versions.bun[runtime].replace(/^(\d+\.\d+)\..*/, '$1')).join(', ');
  return element('Verified', { framework: `${FRAMEWORK} ${versions.framework}`, bun });
}
