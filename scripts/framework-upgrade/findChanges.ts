/** Differences of another release that samples and the compiler find. */
import type { Sample } from '../../plugins/content/samples/discover.ts';
import type { HttpRequest } from '../../plugins/content/samples/httpFile.ts';
import { differenceOf, type Run, runOf } from '../../plugins/content/samples/recording.ts';
import type { Runtime } from '../../plugins/content/samples/runtimes.ts';
import type { CheckedSamples } from '../samples/checkSamples.ts';
import type { FoundTypes } from '../samples/findTypes.ts';
import { diffRuns, textOfRun } from '../samples/report.ts';

/** A sample that runs or compiles differently from its recording. */
export interface SampleChange {
  sample: string;
  /** Runtimes with differences; empty where only the compiler's messages differ. */
  runtimes: Runtime[];
  /** Ids of requests with another response, or with none. */
  requests: string[];
  /** True where output or exit code differ. */
  console: boolean;
  /** Recorded text that no longer occurs. Each entry lists the words of a sentence about it: a text, or a method and a status. */
  lost: string[][];
  /** A unified diff, or messages. */
  details: string;
}

/** A name of the framework with a changed declaration; `before` is missing for an added name, `after` for a removed one. */
export interface NameChange {
  name: string;
  before?: string | undefined;
  after?: string | undefined;
  /** True where a sample uses it. */
  isUsed: boolean;
}

/** A text that is worth looking for on pages: several words, or a long one. */
const PHRASE = /^(?=.{6,80}$)(?:.*[a-z].* .*[a-z].*|\S{10,})$/i;

function statusOf({ answers }: Run, id: string): number | undefined {
  const answer = answers[id];
  return answer && 'status' in answer ? answer.status : undefined;
}

/** Methods of requests with the status that they no longer get, without 200, which is everywhere. */
function lostStatuses(requests: readonly HttpRequest[], before: Run, after: Run): string[][] {
  return requests.flatMap(({ id, method }) => {
    const status = statusOf(before, id);
    return status === undefined || status === 200 || status === statusOf(after, id)
      ? []
      : [[method, String(status)]];
  });
}

/** Texts of a run between quotes, brackets and ends of lines, without the prefix of its line: `stdout:`, or the id. */
function phrasesOf(run: Run): string[] {
  const lines = textOfRun(run).split(/\n|\\n/);
  return lines
    .flatMap((line) => line.replace(/^[\w-]+: /, '').split(/["{}[\]|]+/))
    .map((part) => part.replace(/^\W+|\W+$/g, ''))
    .filter((part) => PHRASE.test(part));
}

function lostPhrases(before: Run, after: Run): string[] {
  const left = new Set(phrasesOf(after));
  return [...new Set(phrasesOf(before))].filter((phrase) => !left.has(phrase));
}

function changeOn(
  sample: Sample,
  before: Run,
  after: Run,
): Omit<SampleChange, 'sample' | 'runtimes'> | undefined {
  const difference = differenceOf(before, after);
  if (!difference) return undefined;
  const requests = Object.keys(before.answers).filter(
    (id) => !after.answers[id] || Object.hasOwn(difference.answers ?? {}, id),
  );
  const { stdout, stderr, exitCode } = difference;
  return {
    requests,
    console: stdout !== undefined || stderr !== undefined || exitCode !== undefined,
    lost: [
      ...lostPhrases(before, after).map((text) => [text]),
      ...lostStatuses(sample.requests, before, after),
    ],
    details: diffRuns(before, after),
  };
}

/** @param samples those that were checked. */
export function findSampleChanges(
  samples: readonly Sample[],
  { runs, messages, failures }: CheckedSamples,
  runtimes: readonly Runtime[],
): SampleChange[] {
  return samples.flatMap((sample) => {
    const { name, recording, settings } = sample;
    const found = new Map<string, SampleChange>();
    const add = (change: Omit<SampleChange, 'sample' | 'runtimes'>, runtime?: Runtime) => {
      const known = found.get(change.details) ?? { sample: name, runtimes: [], ...change };
      if (runtime) known.runtimes.push(runtime);
      found.set(change.details, known);
    };
    const compiled = messages.get(name) ?? [];
    const expected = (settings.types === 'fail' && recording?.types) || [];
    if (compiled.join('\n') !== expected.join('\n')) {
      const details = `recorded:\n${expected.join('\n') || 'compiles'}\nnow:\n${compiled.join('\n') || 'compiles'}`;
      add({ requests: [], console: expected.length > 0, lost: [], details });
    }
    for (const runtime of recording ? runtimes : []) {
      const run = runs.get(name)?.get(runtime);
      const change = run && recording && changeOn(sample, runOf(recording, runtime), run);
      if (change) add(change, runtime);
    }
    // A program that neither listens nor ends has no run.
    for (const { message } of failures.filter(
      (failure) => failure.sample === name && /^on \w+: /.test(failure.message),
    ))
      add({ requests: ['*'], console: true, lost: [], details: message });
    return [...found.values()];
  });
}

/** Names with a changed declaration, or with a changed comment, which pages show. */
export function findNameChanges(before: FoundTypes, after: FoundTypes): NameChange[] {
  const names = [...new Set([...before.declared.keys(), ...after.declared.keys()])];
  const isUsed = (name: string) => [before, after].some(({ docs }) => docs.has(name.replace('export ', '')));
  const declared = names
    .filter((name) => before.declared.get(name) !== after.declared.get(name))
    .map((name) => ({
      name,
      before: before.declared.get(name),
      after: after.declared.get(name),
      isUsed: isUsed(name),
    }));
  const comments = [...before.docs]
    .filter(([name, doc]) => after.docs.has(name) && after.docs.get(name) !== doc)
    .map(([name, doc]) => ({ name, before: doc || 'no comment', after: after.docs.get(name), isUsed: true }));
  // A declaration that holds others has changed with them.
  return [...declared, ...comments].filter(
    ({ name }) => !declared.some((other) => other.name.startsWith(`${name}.`)),
  );
}
