import type { Runtime } from './runtimes.ts';

export interface Answer {
  status: number;
  statusText: string;
  /** Lower-case names, sorted. */
  headers: Record<string, string>;
  body: string;
}

export interface NoAnswer {
  /** `hangs`: timeout; `closed`: the server closed the connection. */
  outcome: 'hangs' | 'closed';
}

export interface Run {
  /** Normalised lines. */
  stdout: string[];
  stderr: string[];
  /** Null for a program that was still running after the last request. */
  exitCode: number | null;
  answers: Record<string, Answer | NoAnswer>;
}

/** `recording.json`: the run on the base runtime, and differences of other runtimes. */
export interface Recording extends Run {
  /** Compiler messages, for samples about type errors. */
  types?: string[];
  differences: Partial<Record<Runtime, RunDifference>>;
}

export type RunDifference = Partial<Run>;

/** Part of the error for two dynamic folders in one parent: the framework names the second one of the folder listing. */
const SECOND_FOLDER = /'\[[^\]]+\]'(?= conflicts with another dynamic folder)/g;

/** An OpenAPI document with its paths sorted; any other text unchanged. */
function sortPaths(body: string): string {
  if (!body.startsWith('{"openapi":')) return body;
  const { paths, ...rest } = JSON.parse(body);
  return JSON.stringify({ ...rest, paths: Object.fromEntries(Object.entries(paths ?? {}).sort()) });
}

/** Normalises values that depend on the order of folder listings, in which file systems differ. */
function ignoreDiskOrder(value: unknown): unknown {
  if (typeof value === 'string') return sortPaths(value).replace(SECOND_FOLDER, "'[…]'");
  if (Array.isArray(value)) return value.map(ignoreDiskOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ignoreDiskOrder(part)]));
}

const same = (a: unknown, b: unknown) =>
  JSON.stringify(ignoreDiskOrder(a)) === JSON.stringify(ignoreDiskOrder(b));

/** Parts of `run` that differ from `base`; undefined for none. */
export function differenceOf(base: Run, run: Run): RunDifference | undefined {
  const difference: RunDifference = {};
  if (!same(base.stdout, run.stdout)) difference.stdout = run.stdout;
  if (!same(base.stderr, run.stderr)) difference.stderr = run.stderr;
  if (base.exitCode !== run.exitCode) difference.exitCode = run.exitCode;
  const answers = Object.entries(run.answers).filter(([id, answer]) => !same(base.answers[id], answer));
  if (answers.length > 0) difference.answers = Object.fromEntries(answers);
  return Object.keys(difference).length > 0 ? difference : undefined;
}

export function runOf(recording: Recording, runtime: Runtime): Run {
  const { stdout, stderr, exitCode, answers } = recording;
  const { answers: other, ...difference } = recording.differences[runtime] ?? {};
  return { stdout, stderr, exitCode, ...difference, answers: { ...answers, ...other } };
}
