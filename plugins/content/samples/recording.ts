import type { Runtime } from './runtimes.ts';

/** What a server answered to one request. */
export interface Answer {
  status: number;
  statusText: string;
  /** Headers worth showing, names in lower case, sorted. */
  headers: Record<string, string>;
  /** Text of the body; empty for none. */
  body: string;
}

/** A request that the server never answered. */
export interface NoAnswer {
  /** `hangs`: no answer within the time limit; `closed`: the connection was closed. */
  outcome: 'hangs' | 'closed';
}

/** What one run of a sample showed. */
export interface Run {
  /** Lines of the standard output, normalised. */
  stdout: string[];
  /** Lines of the error output, normalised. */
  stderr: string[];
  /** Exit code; null when the program was still running after the last request. */
  exitCode: number | null;
  /** By request id. */
  answers: Record<string, Answer | NoAnswer>;
}

/** `recording.json`: the run on the base runtime, and what differs on the others. */
export interface Recording extends Run {
  /** Compiler messages of a sample that is there for its type errors. */
  types?: string[];
  differences: Partial<Record<Runtime, RunDifference>>;
}

/** Only the parts of a run that differ from the base. */
export interface RunDifference {
  stdout?: string[];
  stderr?: string[];
  exitCode?: number | null;
  answers?: Record<string, Answer | NoAnswer>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What `run` shows otherwise than `base`; undefined for nothing. */
export function differenceOf(base: Run, run: Run): RunDifference | undefined {
  const difference: RunDifference = {};
  if (!same(base.stdout, run.stdout)) difference.stdout = run.stdout;
  if (!same(base.stderr, run.stderr)) difference.stderr = run.stderr;
  if (base.exitCode !== run.exitCode) difference.exitCode = run.exitCode;
  const answers = Object.entries(run.answers).filter(([id, answer]) => !same(base.answers[id], answer));
  if (answers.length > 0) difference.answers = Object.fromEntries(answers);
  return Object.keys(difference).length > 0 ? difference : undefined;
}

/** The whole run on a runtime, from what the recording says. */
export function runOf(recording: Recording, runtime: Runtime): Run {
  const { stdout, stderr, exitCode, answers } = recording;
  const { answers: other, ...difference } = recording.differences[runtime] ?? {};
  return {
    stdout,
    stderr,
    exitCode,
    ...difference,
    answers: { ...answers, ...other },
  };
}
