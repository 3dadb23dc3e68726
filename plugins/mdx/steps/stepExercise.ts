/** Exercise of a step: the initial files, and the checks, from the recorded responses of its solution. */
import { STATUS_CODES } from 'node:http';
import type { RootContent } from 'mdast';
import type { Check, Exercise, ExpectedBody, ShownCheck } from '../../../model/exercise.ts';
import { valueAt } from '../../../model/jsonPointer.ts';
import { requestText } from '../../../model/requestText.ts';
import type { Compared } from '../../content/samples/httpFile.ts';
import type { Answer } from '../../content/samples/recording.ts';
import type { PageContext } from '../elements.ts';
import { element, paragraph, words } from '../nodes.ts';
import { environmentOf, isProgramFile, requestsOf } from '../samples/program.ts';
import { importWritten } from '../samples/programFrame.ts';
import type { ShownSample } from '../samples/read.ts';
import { exchangeOf } from '../samples/recorded.ts';
import { inPageFile, readInPage } from '../window/inPage.ts';
import type { Step } from './history.ts';

const NAME = /^exercises\//;

/** Name under which a reader's progress is stored. */
export const exerciseId = (sample: string) => sample.replace(NAME, '');

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
 * @throws for a check without a recorded response.
 */
export function checksOf(solution: ShownSample): Check[] {
  const sent = new Map(requestsOf(solution).map(({ id, title: _, ...request }) => [id, request]));
  return solution.requests.flatMap(({ id, title, check }) => {
    const request = sent.get(id);
    if (!check || !request) return [];
    const { answer } = exchangeOf(solution, id);
    if ('outcome' in answer) throw new Error(`has an exercise without a response to "${id}".`);
    const { compared, after, any } = check;
    const expected = { status: answer.status, body: expectedBody(compared, answer), any };
    return [{ title, before: after.flatMap((other) => sent.get(other) ?? []), request, expected }];
  });
}

/** The checks of an exercise as its page shows them before anything is run. @throws as `checksOf` does. */
export const shownChecks = (solution: ShownSample): ShownCheck[] =>
  checksOf(solution).map(({ title, before, request, expected: { status } }) => ({
    title,
    sent: [...before, request].map(requestText).join('\n\n'),
    status: `${status} ${STATUS_CODES[status] ?? ''}`.trim(),
  }));

/** Ids (`exerciseId`) of all exercises that run in the page. @param samples absolute path of the folder of all samples. */
export const exerciseIds = (samples: string): string[] =>
  readInPage(samples)
    .runs.filter((name) => NAME.test(name))
    .map(exerciseId);

/** An exercise as the page runs it: the initial program, and its checks. @throws without any check. */
export function exerciseOf(step: Step, solution: ShownSample): Exercise {
  const checks = checksOf(solution);
  if (checks.length === 0)
    throw new Error(
      `has an exercise without checks: write "# @check" above a request of samples/${solution.name}/requests.http.`,
    );
  return {
    id: exerciseId(solution.name),
    files: Object.fromEntries([...step.files].filter(([file]) => isProgramFile(file))),
    env: environmentOf(solution),
    checks,
  };
}

/**
 * The editor of an exercise, whose data are a separate file, or the reason why the exercise cannot be solved in the page.
 * @throws for a reason without a text for readers: add the text here.
 */
export function editorBlocks(page: PageContext, step: Step, solution: ShownSample): RootContent[] {
  const { name, settings } = solution;
  const { runs, others } = readInPage(page.samples);
  page.dependOn([inPageFile(page.samples)]);
  if (runs.includes(name)) {
    const data = JSON.stringify(exerciseOf(step, solution));
    const exercise = importWritten(page, 'exercise', `${name.replaceAll('/', '--')}.exercise.json`, data);
    return [element('ExerciseEditor', { id: exerciseId(name), exercise, all: exerciseIds(page.samples) })];
  }
  const reason = others[name];
  if (reason === undefined) return [];
  if (!settings.command)
    throw new Error(`has an exercise that does not run in the page for a reason without words: ${reason}`);
  const sentence = `Solve this one on your computer: \`${settings.command.join(' ')}\` runs it, and this page only runs servers.`;
  return [paragraph(...words(sentence))];
}
