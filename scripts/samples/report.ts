import { styleText } from 'node:util';
import { createPatch, OMIT_HEADERS } from 'diff';
import type { Run } from '../../plugins/content/samples/recording.ts';

/** A run as text that can be compared line by line. */
export function textOfRun(run: Run): string {
  const sections = [
    ...run.stdout.map((line) => `stdout: ${line}`),
    ...run.stderr.map((line) => `stderr: ${line}`),
    `exit code: ${run.exitCode ?? 'none, still running'}`,
    ...Object.entries(run.answers).flatMap(([id, answer]) =>
      'outcome' in answer
        ? [`${id}: ${answer.outcome}`]
        : [
            `${id}: ${answer.status} ${answer.statusText}`,
            ...Object.entries(answer.headers).map(([name, value]) => `${id}: ${name}: ${value}`),
            ...answer.body.split('\n').map((line) => `${id}: | ${line}`),
          ],
    ),
  ];
  return sections.join('\n');
}

/** A unified diff of two texts; empty for equal ones. */
export const diffTexts = (before: string, after: string): string =>
  createPatch('', `${before}\n`, `${after}\n`, '', '', { context: 1, headerOptions: OMIT_HEADERS }).trimEnd();

/** Differences between a run and its recording, as a unified diff. */
export const diffRuns = (recorded: Run, actual: Run): string =>
  diffTexts(textOfRun(recorded), textOfRun(actual));

export interface Failure {
  sample: string;
  message: string;
}

export function printFailures(failures: readonly Failure[]): void {
  for (const { sample, message } of failures) {
    console.error(`\n${styleText('red', `✗ ${sample}`)}\n${message.replace(/^/gm, '  ')}`);
  }
}
