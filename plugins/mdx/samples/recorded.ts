import type { RootContent } from 'mdast';
import { available } from '../../content/diagnostic.ts';
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
import { answerText, marksOf, statusOf } from './answer.ts';
import { curlCommand } from './curl.ts';
import { jsonInEnvelope, jsonPart } from './jsonPart.ts';
import type { ShownSample } from './read.ts';
import { words } from './text.ts';

/** What a runtime is called in the docs. */
const runtimeName = ({ root }: ShownSample, runtime: Runtime) => `Bun ${readVersions(root).bun[runtime]}`;

/** Runtimes other than the base that show something of their own. */
function othersOf(sample: ShownSample): [Runtime, RunDifference][] {
  const { differences = {} } = sample.recording ?? {};
  return RUNTIMES.flatMap((runtime) => {
    const difference = differences[runtime];
    return difference ? [[runtime, difference] as [Runtime, RunDifference]] : [];
  });
}

/** A request of a sample and its recorded response. */
function exchangeOf(sample: ShownSample, id: string): { request: HttpRequest; answer: Answer | NoAnswer } {
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

/** The header that says what a body is. */
const TYPE = 'content-type';

/** What a request and its response are about, besides what each has: it is seen at once, the rest by a press. */
function shownOf(
  { headers, body }: HttpRequest,
  answer: Answer | NoAnswer,
): Record<string, true | undefined> {
  const sendsMore = body !== undefined || headers.length > 0;
  const getsMore =
    'outcome' in answer || answer.body === '' || Object.keys(answer.headers).some((name) => name !== TYPE);
  return { showsRequest: sendsMore || undefined, showsHeaders: getsMore || undefined };
}

/**
 * Requests and their recorded responses, each as one element.
 *
 * @param wanted ids separated by spaces, or `*`.
 */
export function requestBlocks(sample: ShownSample, wanted: string): RootContent[] {
  const chosen = wanted.trim() === '*' ? sample.requests.map(({ id }) => id) : words(wanted);
  return chosen.map((id) => {
    const { request, answer } = exchangeOf(sample, id);
    const parts = [
      code('sh', 'title="Request"', curlCommand(request)),
      code('http', 'title="Response"', answerText(answer)),
    ];
    for (const [runtime, { answers }] of othersOf(sample)) {
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

/** Parts of a response that are read from its JSON. */
const JSON_PARTS = new Map([
  ['body', jsonPart],
  ['envelope', jsonInEnvelope],
]);

/**
 * Parts of a recorded exchange, for a place that has no room for all of it: `address` is the request line, `status` that of
 * the response, `body` its JSON or, with `id#/json/pointer`, a value in it; `envelope` is the JSON with `…` for all but that value.
 */
export function partBlocks(sample: ShownSample, wanted: string, shown: string): RootContent[] {
  return words(wanted).flatMap((entry) => {
    const [id = '', pointer = ''] = entry.split('#');
    const { request, answer } = exchangeOf(sample, id);
    return words(shown).map((part) => {
      if (part === 'address') return paragraph(inlineCode(`${request.method} ${request.target}`));
      if (part === 'status') return paragraph(inlineCode(statusOf(answer)));
      const read = JSON_PARTS.get(part);
      if (!read)
        throw new Error(
          `shows "${part}". ${available('parts', part, ['address', 'status', ...JSON_PARTS.keys()])}`,
        );
      const json = 'outcome' in answer ? undefined : read(answer.body, pointer);
      if (json === undefined)
        throw new Error(`shows the value "${pointer}" of the response "${id}", which has none there.`);
      return code('json', `title="${request.title}"`, json);
    });
  });
}

/** Console output and exit code of a run. */
function consoleText(run: RunDifference): string {
  const lines = [...(run.stdout ?? []), ...(run.stderr ?? [])];
  if (run.exitCode !== null && run.exitCode !== undefined)
    lines.push(`(ends with exit code ${run.exitCode})`);
  return lines.join('\n') || '(no output)';
}

/** What a sample prints, or what the compiler says of it where it is there for its type errors. */
export function consoleBlocks(sample: ShownSample, files: readonly string[]): RootContent[] {
  const { recording } = sample;
  if (!recording)
    throw new Error(
      `shows the console of "${sample.name}", which is not recorded. Record it: npm run samples -- ${sample.name} --record`,
    );
  if (recording.types) return [code('text', 'title="Compiler"', compilerText(recording.types, files))];
  const parts = [code('text', 'title="Console"', consoleText(recording))];
  for (const [runtime, difference] of othersOf(sample)) {
    const { stdout, stderr, exitCode } = difference;
    if (stdout === undefined && stderr === undefined && exitCode === undefined) continue;
    const run = {
      stdout: stdout ?? recording.stdout,
      stderr: stderr ?? recording.stderr,
      exitCode: exitCode ?? recording.exitCode,
    };
    parts.push(code('text', `title="Console on ${runtimeName(sample, runtime)}"`, consoleText(run)));
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
