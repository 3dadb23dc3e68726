import path from 'node:path';
import type { Exercise } from '../../../model/exercise.ts';
import { writeIfChanged } from '../../engine/writeIfChanged.ts';
import { PROGRAM_FILE, programOf, TEST_FILE } from '../samples/program.ts';
import type { ShownSample } from '../samples/read.ts';
import { readInPage } from '../window/inPage.ts';
import type { Step } from './history.ts';

const NAME = /^exercises\//;

/** Name under which a reader's progress is kept. */
export const exerciseId = (sample: string) => sample.replace(NAME, '');

/** A package that a page lacks, in what a program that needs it ends with. */
const MISSING = /Cannot find module '([^'.][^']*)'/;

/**
 * MDX of why an exercise cannot be solved in the page; empty for one that can.
 *
 * @throws when the reason is one that readers would not understand: say it here.
 */
export function notInPageMarkdown(solution: ShownSample, samples: string): string {
  const reason = readInPage(samples).others[solution.name];
  if (reason === undefined) return '';
  const [, missing] = MISSING.exec(reason) ?? [];
  if (missing)
    return `Solve this one on your computer: its program needs \`${missing}\`, which no browser has.`;
  const { command } = solution.settings;
  if (command)
    return `Solve this one on your computer: \`${command.join(' ')}\` runs it, and this page only runs servers.`;
  throw new Error(`has an exercise that does not run in the page for a reason without words: ${reason}`);
}

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
    id: exerciseId(solution.name),
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
