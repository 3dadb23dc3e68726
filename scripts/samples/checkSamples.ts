import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listSamples, readSample, type Sample } from '../../plugins/content/samples/discover.ts';
import { pairProblems } from '../../plugins/content/samples/pairs.ts';
import { differenceOf, type Recording, type Run, runOf } from '../../plugins/content/samples/recording.ts';
import { BASE_RUNTIME, type Runtime, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { endPrograms } from '../programs.ts';
import { play } from './play.ts';
import { diffRuns, diffTexts, type Failure } from './report.ts';
import { typeCheck } from './typecheck.ts';

export interface CheckOptions {
  /** Folder of the samples; the real one unless a test gives a copy. */
  root?: string;
  /** Names or beginnings of names; empty for all. */
  names: readonly string[];
  runtimes: readonly Runtime[];
  /** Writes recordings instead of comparing. */
  record: boolean;
  /** Runs a sample once. Default: `play`. */
  run?: typeof play;
}

/** Compiler messages of one sample, line by line, with paths relative to it. */
const messagesOf = (all: ReadonlyMap<string, readonly string[]>, { name }: Sample): string[] =>
  [...all]
    .filter(([file]) => file.startsWith(`${name}/`))
    .flatMap(([file, messages]) => messages.map((message) => `${file.slice(name.length + 1)}:${message}`))
    .flatMap((message) => message.split('\n'));

function typeProblem({ settings, recording }: Sample, messages: string[], record: boolean) {
  const found = messages.join('\n');
  if (settings.types === 'pass') return found && `does not compile:\n${found}`;
  if (found === '') return '"types": "fail" in sample.json, but it compiles.';
  const difference = diffTexts(recording?.types?.join('\n') ?? '', found);
  return record || difference === '' ? undefined : `compiler messages changed:\n${difference}`;
}

const recordHint = (name: string) => `npm run samples -- ${name} --record`;

function runProblem({ name }: Sample, expected: Run, runtime: Runtime, run: Run): string | undefined {
  const isWhole = Object.keys(expected.answers).every((id) => run.answers[id]);
  if (isWhole && !differenceOf(expected, run)) return undefined;
  return `answers otherwise on ${runtime}. Where it should, record it: ${recordHint(name)}\n${diffRuns(expected, run)}`;
}

/** Runs jobs in parallel, in their order: one more at a time than the machine has processors. */
export async function inParallel<T>(jobs: readonly T[], work: (job: T) => Promise<void>): Promise<void> {
  const left = jobs.values();
  const worker = async () => {
    for (const job of left) await work(job);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, worker));
}

/** False for a sample that only shows type errors. */
export const isProgram = ({ dir, settings }: Sample): boolean =>
  settings.command !== undefined || fs.existsSync(path.join(dir, 'index.ts'));

function toRecording(runs: ReadonlyMap<Runtime, Run>, types: string[]): Recording {
  // A sample that only shows type errors is not run.
  const base = runs.get(BASE_RUNTIME) ?? { stdout: [], stderr: [], exitCode: null, answers: {} };
  const differences: Recording['differences'] = {};
  for (const [runtime, run] of runs) {
    const difference = runtime === BASE_RUNTIME ? undefined : differenceOf(base, run);
    if (difference) differences[runtime] = difference;
  }
  return { ...base, ...(types.length > 0 ? { types } : {}), differences };
}

export async function checkSamples({
  root = SAMPLES_DIR,
  names,
  runtimes,
  record,
  run: runSample = play,
}: CheckOptions) {
  const failures: Failure[] = [];
  const fail = (sample: string, message: string) => failures.push({ sample, message });
  const all = listSamples(root);
  const isNamed = (start: string) => (name: string) => name.startsWith(start.replace(/\/$/, ''));
  for (const start of names)
    if (!all.some(isNamed(start))) fail(start, `is no sample. There are:\n${all.join('\n')}`);
  if (failures.length > 0) return { failures, checked: [] };
  const samples = all
    .filter((name) => names.length === 0 || names.some((start) => isNamed(start)(name)))
    .flatMap((name): Sample[] => {
      try {
        return [readSample(root, name)];
      } catch (error) {
        fail(name, messageOf(error));
        return [];
      }
    });

  const compiled = typeCheck(root);
  const messages = new Map(samples.map((sample) => [sample.name, messagesOf(compiled, sample)]));
  for (const sample of samples) {
    const problem = typeProblem(sample, messages.get(sample.name) ?? [], record);
    if (problem) fail(sample.name, problem);
    if (isProgram(sample) && !sample.recording && !record)
      fail(sample.name, `has no recording. Record it: ${recordHint(sample.name)}`);
  }

  const runs = new Map(samples.map(({ name }) => [name, new Map<Runtime, Run>()]));
  const jobs = samples
    .filter((sample) => isProgram(sample) && (record || sample.recording))
    .flatMap((sample) => runtimes.map((runtime) => ({ sample, runtime })));
  await inParallel(jobs, async ({ sample, runtime }) => {
    try {
      const expected = record ? undefined : sample.recording && runOf(sample.recording, runtime);
      const run = await runSample(sample, runtime, expected);
      runs.get(sample.name)?.set(runtime, run);
      const problem = expected && runProblem(sample, expected, runtime, run);
      if (problem) fail(sample.name, problem);
    } catch (error) {
      fail(sample.name, `on ${runtime}: ${messageOf(error)}`);
    }
  }).finally(endPrograms);

  const failed = new Set(failures.map(({ sample }) => sample));
  const passed = samples.filter(({ name }) => !failed.has(name));
  for (const { name, dir } of record ? passed : []) {
    const recording = toRecording(runs.get(name) ?? new Map(), messages.get(name) ?? []);
    fs.writeFileSync(path.join(dir, 'recording.json'), `${JSON.stringify(recording, null, 2)}\n`);
  }
  // Differences from a recording are reported already.
  for (const { name } of passed.filter(({ settings }) => settings.pair))
    for (const problem of pairProblems(root, name)) fail(name, problem);
  return { failures, checked: samples.map(({ name }) => name) };
}
