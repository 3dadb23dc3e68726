import { patternOf } from '../../../model/routeMatch.ts';
import type { SampleRequest, SampleSource } from '../../../model/sampleSource.ts';
import { bodyBytes } from '../../content/samples/body.ts';
import { operationsOf } from './answer.ts';
import { readCode, type ShownSample } from './read.ts';

/** Start command of samples without a command in their settings. */
export const START = 'bun index.ts';

/** Paths of the OpenAPI documents among the sample's responses. */
const documentedPaths = ({ recording }: ShownSample) =>
  Object.values(recording?.answers ?? {})
    .flatMap((answer) => operationsOf(answer) ?? [])
    .map(({ path }) => path);

/** `api/(staff)/orders/[id]/route.ts` → `/api/orders/{id}` */
const documentedAs = (file: string) => patternOf(file).replaceAll(/:([^/]+)/g, '{$1}');

export const requestsOf = ({ requests, dir }: ShownSample): SampleRequest[] =>
  requests.map((request) => {
    const { id, title, method, target, headers } = request;
    return { id, title, method, target, headers, body: bodyBytes(request, dir)?.toString('utf8') };
  });

/**
 * Files of a sample's program in the order in which Bun read their folders.
 *
 * That order depends on the file system. Only the recorded OpenAPI document shows the order on the machine that recorded the
 * sample.
 */
function inOrder(sample: ShownSample, files: readonly string[]): string[] {
  const order = documentedPaths(sample);
  const place = (file: string) => order.indexOf(documentedAs(file));
  return files.toSorted((a, b) => place(a) - place(b));
}

export const environmentOf = ({ settings }: ShownSample) => ({ ...settings.env, ...settings.recordingEnv });

export const isProgramFile = (file: string) => /(?<!\.test)\.tsx?$/.test(file);

/** A text, not the bytes of a picture. */
const isText = (source: string) => !source.includes('\ufffd');

/**
 * A sample as the page edits and copies it (`theme/try/program`).
 * @param runs whether it runs in the page; without requests where it does not.
 */
export function sourceOf(sample: ShownSample, runs: boolean): SampleSource {
  const { env, command } = sample.settings;
  const files = inOrder(sample, sample.files)
    .map((file) => [file, readCode(sample, file)] as const)
    .filter(([, source]) => isText(source));
  return {
    files: Object.fromEntries(files),
    env: environmentOf(sample),
    start: { command: command?.join(' ') ?? START, env },
    requests: runs ? requestsOf(sample) : [],
  };
}
