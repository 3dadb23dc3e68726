import { createTwoFilesPatch } from 'diff';
import type { Run } from '../../plugins/content/samples/recording.ts';

const useColor = process.stdout.isTTY && !process.env.NO_COLOR;

const paint = (code: number, text: string) => (useColor ? `\x1b[${code}m${text}\x1b[0m` : text);

/** A run as text that can be compared line by line. */
function describe(run: Run): string {
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
  return `${sections.join('\n')}\n`;
}

/** What a run shows otherwise than its recording, as a unified diff. */
export function diffRuns(recorded: Run, actual: Run): string {
  return createTwoFilesPatch('recorded', 'now', describe(recorded), describe(actual), '', '', { context: 1 })
    .split('\n')
    .slice(3)
    .map((line) => (line.startsWith('+') ? paint(32, line) : line.startsWith('-') ? paint(31, line) : line))
    .join('\n')
    .trimEnd();
}

/** One thing that is wrong with a sample. */
export interface Failure {
  sample: string;
  message: string;
}

/** Prints failures, each under the name of its sample. */
export function printFailures(failures: readonly Failure[]): void {
  for (const { sample, message } of failures) {
    console.error(`\n${paint(31, `✗ ${sample}`)}\n${message.replace(/^/gm, '  ')}`);
  }
}
