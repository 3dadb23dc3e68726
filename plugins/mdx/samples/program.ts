import fs from 'node:fs';
import path from 'node:path';
import { compile } from '../../../model/compile.ts';
import { bodyBytes } from '../../content/samples/body.ts';
import { codeOf, type ShownSample } from './read.ts';

export const PROGRAM_FILE = /\.tsx?$/;

/** Files that are there for a test runner. */
export const TEST_FILE = /\.test\.tsx?$/;

/** The paths of an OpenAPI document that a request of the sample was answered with. */
function documentedPaths({ recording }: ShownSample): string[] {
  for (const answer of Object.values(recording?.answers ?? {})) {
    if (!('body' in answer) || !answer.body.startsWith('{"openapi"')) continue;
    const { paths }: { paths: Record<string, unknown> } = JSON.parse(answer.body);
    return Object.keys(paths);
  }
  return [];
}

/** `api/(staff)/orders/[id]/route.ts` → `/api/orders/{id}` */
const documentedAs = (file: string) =>
  `/${path.posix.dirname(file)}`
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\[\.\.\.\]/g, '*')
    .replace(/\[([^\]]+)\]/g, '{$1}');

/**
 * A sample as the page runs it (`theme/try/run`): its program without types, and its requests as they are sent.
 *
 * Bun reads folders in the order of the disk. The one that it had where the sample was recorded is seen in the document of the
 * API alone.
 *
 * @throws when a file does not compile.
 */
export function programOf(sample: ShownSample) {
  const order = documentedPaths(sample);
  const place = (file: string) => order.indexOf(documentedAs(file));
  const files = sample.files
    .filter((file) => PROGRAM_FILE.test(file) && !TEST_FILE.test(file))
    .sort((a, b) => place(a) - place(b));
  const read = (file: string) => codeOf(fs.readFileSync(path.join(sample.dir, file), 'utf8')) ?? '';
  return {
    modules: Object.fromEntries(files.map((file) => [file, compile(read(file), file)])),
    env: { ...sample.settings.env, ...sample.settings.recordingEnv },
    requests: sample.requests.map((request) => ({
      id: request.id,
      title: request.title,
      method: request.method,
      target: request.target,
      headers: request.headers,
      body: bodyBytes(request, sample.dir)?.toString('utf8'),
    })),
  };
}
