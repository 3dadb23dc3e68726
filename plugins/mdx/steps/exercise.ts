import path from 'node:path';
import type { Exercise } from '../../../model/exercise.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { PROGRAM_FILE, programOf, TEST_FILE } from '../samples/program.ts';
import type { ShownSample } from '../samples/read.ts';
import { readInPage } from '../window/inPage.ts';
import type { Step } from './history.ts';

const NAME = /^exercises\//;

/**
 * An exercise as the page runs it: the program that the reader begins with, and what the solution responded on Bun.
 *
 * @param step whose program the reader has.
 * @param solution its sample.
 * @throws when a request has no recorded response.
 */
export function exerciseOf(step: Step, solution: ShownSample): Exercise {
  const { env, requests } = programOf(solution);
  const answers = solution.recording?.answers;
  return {
    id: solution.name.replace(NAME, ''),
    files: Object.fromEntries(
      [...step.files].filter(([file]) => PROGRAM_FILE.test(file) && !TEST_FILE.test(file)),
    ),
    env,
    requests: requests.map(({ id, title, method, target, headers, body }) => {
      const answer = answers?.[id];
      if (!answer || 'outcome' in answer) throw new Error(`has an exercise without a response to "${id}".`);
      const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      return {
        title,
        method,
        target,
        headers,
        body,
        expected: { status: answer.status, type, body: answer.body },
      };
    }),
  };
}

/**
 * Writes an exercise to a file of its own: a page carries no byte of it.
 *
 * @param samples absolute path of the folder of all samples.
 * @param folder absolute path of the folder for such files.
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
