import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '../../plugins/content/diagnostic.ts';
import { listSamples, META_FILES, readSample, type Sample } from '../../plugins/content/samples/discover.ts';
import { pairProblems } from '../../plugins/content/samples/pairs.ts';
import { differenceOf, type Recording, type Run, runOf } from '../../plugins/content/samples/recording.ts';
import { BASE_RUNTIME, type Runtime, SAMPLES_DIR } from '../../plugins/content/samples/runtimes.ts';
import { listBelow } from '../../plugins/content/sourceFiles.ts';
import { endPrograms } from '../programs.ts';
import { play } from './play.ts';
import { diffRuns, type Failure } from './report.ts';
import { findLaterApi, typeCheck } from './typecheck.ts';

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

export interface CheckedSamples {
  /** Empty when all samples pass. */
  failures: Failure[];
  checked: string[];
  /** How each ran, by name. A runtime that it could not be run on is missing. */
  runs: Map<string, Map<Runtime, Run>>;
  /** Compiler messages by name, of samples that have any. */
  messages: Map<string, string[]>;
}

/** Program files of a sample, absolute. */
function programFiles(sample: Sample): string[] {
  return listBelow(sample.dir)
    .filter((name) => /\.tsx?$/.test(name) && !META_FILES.has(name))
    .map((name) => path.join(sample.dir, name));
}

/** Compiler messages of one sample, paths relative to it. */
function messagesOf(all: ReadonlyMap<string, readonly string[]>, sample: Sample): string[] {
  return [...all]
    .filter(([file]) => file.startsWith(`${sample.name}/`))
    .flatMap(([file, messages]) =>
      // A message's further lines are indented and belong to the line above.
      messages.map((message) =>
        message.startsWith(' ') ? message : `${file.slice(sample.name.length + 1)}:${message}`,
      ),
    );
}

function checkTypes(
  root: string,
  samples: readonly Sample[],
  record: boolean,
): { failures: Failure[]; messages: Map<string, string[]> } {
  const all = typeCheck(root);
  const failures: Failure[] = [];
  const found = new Map<string, string[]>();
  for (const sample of samples) {
    const messages = messagesOf(all, sample);
    if (messages.length > 0) found.set(sample.name, messages);
    const fail = (message: string) => failures.push({ sample: sample.name, message });
    if (sample.settings.types === 'pass') {
      if (messages.length > 0) fail(`does not compile:\n${messages.join('\n')}`);
    } else if (messages.length === 0) fail('"types": "fail" in sample.json, but it compiles.');
    else {
      const recorded = sample.recording?.types;
      if (!record && JSON.stringify(recorded) !== JSON.stringify(messages)) {
        fail(
          `compiler messages changed:\nrecorded:\n${recorded?.join('\n') ?? 'none'}\nnow:\n${messages.join('\n')}`,
        );
      }
    }
    const later = findLaterApi(programFiles(sample));
    if (later.length > 0) fail(`uses API that came after 0.5.0:\n${later.join('\n')}`);
  }
  return { failures, messages: found };
}

const recordHint = (name: string) => `Record it: npm run samples -- ${name} --record`;

function compare(sample: Sample, recording: Recording, runtime: Runtime, run: Run): string | undefined {
  const wanted = sample.requests.map(({ id }) => id).sort();
  const recorded = Object.keys(recording.answers).sort();
  const serves = !sample.settings.command && recording.exitCode === null;
  if (serves && JSON.stringify(wanted) !== JSON.stringify(recorded)) {
    return `requests are ${wanted.join(', ') || 'none'}; recorded are ${recorded.join(', ') || 'none'}. ${recordHint(sample.name)}`;
  }
  const expected = runOf(recording, runtime);
  return differenceOf(expected, run)
    ? `answers otherwise on ${runtime}. Where it should, record it: npm run samples -- ${sample.name} --record\n${diffRuns(expected, run)}`
    : undefined;
}

/** Runs jobs in parallel, in their order: one more at a time than the machine has processors. */
export async function inParallel<T>(jobs: readonly T[], work: (job: T) => Promise<void>): Promise<void> {
  const queue = [...jobs];
  const workers = Array.from({ length: os.availableParallelism() + 1 }, async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await work(job);
  });
  await Promise.all(workers);
}

/** False for a sample that only shows type errors. */
export const isProgram = ({ dir, settings }: Sample): boolean =>
  settings.command !== undefined || fs.existsSync(path.join(dir, 'index.ts'));

function toRecording(runs: ReadonlyMap<Runtime, Run>, types: string[] | undefined): Recording {
  // A sample that only shows type errors is not run.
  const base = runs.get(BASE_RUNTIME) ?? { stdout: [], stderr: [], exitCode: null, answers: {} };
  const differences: Recording['differences'] = {};
  for (const [runtime, run] of runs) {
    const difference = runtime === BASE_RUNTIME ? undefined : differenceOf(base, run);
    if (difference) differences[runtime] = difference;
  }
  return { ...base, ...(types ? { types } : {}), differences };
}

export async function checkSamples({
  root = SAMPLES_DIR,
  names,
  runtimes,
  record,
  run: runSample = play,
}: CheckOptions): Promise<CheckedSamples> {
  const failures: Failure[] = [];
  const samples: Sample[] = [];
  const wanted = (name: string) =>
    names.length === 0 || names.some((start) => name.startsWith(start.replace(/\/$/, '')));
  for (const name of listSamples(root).filter(wanted)) {
    try {
      samples.push(readSample(root, name));
    } catch (error) {
      failures.push({ sample: name, message: messageOf(error) });
    }
  }
  if (samples.length + failures.length === 0) {
    const message = `is no sample. There are:\n${listSamples(root).join('\n')}`;
    failures.push({ sample: names.join(' '), message });
  }
  const compiled = checkTypes(root, samples, record);
  failures.push(...compiled.failures);
  const runs = new Map(samples.map(({ name }) => [name, new Map<Runtime, Run>()]));
  const programs = samples.filter(isProgram);
  const isReady = ({ recording }: Sample) => record || recording !== undefined;
  for (const { name } of programs.filter((sample) => !isReady(sample)))
    failures.push({ sample: name, message: `has no recording. ${recordHint(name)}` });
  const jobs = programs.filter(isReady).flatMap((sample) => runtimes.map((runtime) => ({ sample, runtime })));
  try {
    await inParallel(jobs, async ({ sample, runtime }) => {
      try {
        const recording = record ? undefined : sample.recording;
        const run = await runSample(sample, runtime, recording && runOf(recording, runtime));
        runs.get(sample.name)?.set(runtime, run);
        const problem = recording && compare(sample, recording, runtime, run);
        if (problem) failures.push({ sample: sample.name, message: problem });
      } catch (error) {
        failures.push({ sample: sample.name, message: `on ${runtime}: ${messageOf(error)}` });
      }
    });
  } finally {
    endPrograms();
  }
  if (record) {
    const failed = new Set(failures.map(({ sample }) => sample));
    for (const sample of samples) {
      if (failed.has(sample.name)) continue;
      const recording = toRecording(runs.get(sample.name) ?? new Map(), compiled.messages.get(sample.name));
      fs.writeFileSync(path.join(sample.dir, 'recording.json'), `${JSON.stringify(recording, null, 2)}\n`);
    }
  }
  const failed = new Set(failures.map(({ sample }) => sample));
  for (const { name, settings } of samples) {
    // Differences from a recording are reported already.
    if (!settings.pair || failed.has(name)) continue;
    failures.push(...pairProblems(root, name).map((message) => ({ sample: name, message })));
  }
  return { failures, checked: samples.map(({ name }) => name), runs, messages: compiled.messages };
}
