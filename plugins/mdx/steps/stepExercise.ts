/** Exercise of a step: the initial files, and the checks, from the recorded responses of its solution. */
import path from 'node:path';
import type { RootContent } from 'mdast';
import type { Check, Exercise, ExerciseRequest, ExpectedBody, ShownCheck } from '../../../model/exercise.ts';
import { valueAt } from '../../../model/jsonPointer.ts';
import { requestText } from '../../../model/requestText.ts';
import type { Compared } from '../../content/samples/httpFile.ts';
import type { Answer } from '../../content/samples/recording.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { paragraph, words } from '../nodes.ts';
import { environmentOf, isProgramFile, requestsOf } from '../samples/program.ts';
import type { ShownSample } from '../samples/read.ts';
import { readInPage } from '../window/inPage.ts';
import type { Step } from './history.ts';

const NAME = /^exercises\//;

/** Name under which a reader's progress is stored. */
export const exerciseId = (sample: string) => sample.replace(NAME, '');

/** A package that the page lacks, in the error message of a program that needs it. */
const MISSING = /Cannot find module '([^'.][^']*)'/;

/**
 * Reason why an exercise cannot be solved in the page; empty for one that can.
 * @throws for a reason without a text for readers: add the text here.
 */
export function notInPageBlocks(solution: ShownSample, samples: string): RootContent[] {
  const reason = readInPage(samples).others[solution.name];
  if (reason === undefined) return [];
  const asBlocks = (sentence: string) => [paragraph(...words(sentence))];
  const [, missing] = MISSING.exec(reason) ?? [];
  if (missing)
    return asBlocks(
      `Solve this one on your computer: its program needs \`${missing}\`, which no browser has.`,
    );
  const { command } = solution.settings;
  if (command)
    return asBlocks(
      `Solve this one on your computer: \`${command.join(' ')}\` runs it, and this page only runs servers.`,
    );
  throw new Error(`has an exercise that does not run in the page for a reason without words: ${reason}`);
}

const JSON_TYPE = 'application/json';

/** Expected body of a response. @throws when the recorded one lacks the compared part. */
function expectedBody(compared: Compared, { headers, body }: Answer): ExpectedBody {
  if (compared.kind === 'status') return { kind: 'any' };
  if (compared.kind === 'contains') return compared;
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  if (type !== JSON_TYPE && compared.kind === 'body') return { kind: 'text', type, text: body };
  const value: unknown = JSON.parse(body);
  if (compared.kind === 'body') return { kind: 'json', value };
  const { kind, pointer } = compared;
  const part = valueAt(value, pointer);
  if (part === undefined)
    throw new Error(`has an exercise whose recorded response has nothing at ${pointer}.`);
  return { kind, pointer, value: part };
}

/**
 * The checks of an exercise: the requests of its solution with `# @check`, and the responses of the solution on Bun.
 * @throws without any check, and for a check without a recorded response.
 */
export function checksOf(solution: ShownSample): Check[] {
  const sent = new Map(
    requestsOf(solution).map(({ id, title: _, ...request }): [string, ExerciseRequest] => [id, request]),
  );
  const checks = solution.requests.flatMap(({ id, title, check }): Check[] => {
    const request = sent.get(id);
    if (!check || !request) return [];
    const answer = solution.recording?.answers[id];
    if (!answer || 'outcome' in answer) throw new Error(`has an exercise without a response to "${id}".`);
    const { compared, after, any } = check;
    const expected = { status: answer.status, body: expectedBody(compared, answer), any };
    return [{ title, before: after.flatMap((other) => sent.get(other) ?? []), request, expected }];
  });
  if (checks.length === 0)
    throw new Error(
      `has an exercise without checks: write "# @check" above a request of samples/${solution.name}/requests.http.`,
    );
  return checks;
}

/** The checks of an exercise as its page shows them before anything is run. @throws as `checksOf` does. */
export function shownChecks(solution: ShownSample): ShownCheck[] {
  const ids = solution.requests.filter(({ check }) => check).map(({ id }) => id);
  return checksOf(solution).map(({ title, before, request, expected }, at) => {
    const answer = solution.recording?.answers[ids[at] ?? ''];
    const reason = answer && 'statusText' in answer ? answer.statusText : '';
    const sent = [...before, request].map(requestText).join('\n\n');
    return { title, sent, status: `${expected.status} ${reason}`.trim() };
  });
}

/** Ids (`exerciseId`) of all exercises that run in the page. @param samples absolute path of the folder of all samples. */
export const exerciseIds = (samples: string): string[] =>
  readInPage(samples)
    .runs.filter((name) => NAME.test(name))
    .map(exerciseId);

/** An exercise as the page runs it: the initial program, and its checks. */
export function exerciseOf(step: Step, solution: ShownSample): Exercise {
  return {
    id: exerciseId(solution.name),
    files: Object.fromEntries([...step.files].filter(([file]) => isProgramFile(file))),
    env: environmentOf(solution),
    checks: checksOf(solution),
  };
}

/**
 * Writes an exercise to a separate file, so that the page does not contain it.
 * @returns absolute path of the file; undefined for one whose solution does not run in the page.
 */
export function writeExercise(
  step: Step,
  solution: ShownSample,
  samples: string,
  folder: string,
): string | undefined {
  if (!readInPage(samples).runs.includes(solution.name)) return undefined;
  const file = path.join(folder, `${solution.name.replaceAll('/', '--')}.exercise.json`);
  writeIfChanged(file, JSON.stringify(exerciseOf(step, solution)));
  return file;
}
