/** Differences of another release that samples and the compiler find. */
import { nameOfType, type RecordedTypes } from '../../model/frameworkTypes.ts';
import type { Sample } from '../../plugins/content/samples/discover.ts';
import type { HttpRequest } from '../../plugins/content/samples/httpFile.ts';
import { differenceOf, type Run, runOf } from '../../plugins/content/samples/recording.ts';
import type { Runtime } from '../../plugins/content/samples/runtimes.ts';
import type { CheckedSamples } from '../samples/checkSamples.ts';
import { diffRuns, diffTexts, textOfRun } from '../samples/report.ts';

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
  /** A unified diff, or the reason why it does not run. */
  details: string;
}

/** A name of the framework that samples use, with another declaration or another comment. */
export interface NameChange {
  name: string;
  /** A unified diff. */
  details: string;
}

type Change = Omit<SampleChange, 'sample' | 'runtimes'>;

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

function changeOn({ requests }: Sample, before: Run, after: Run): Change | undefined {
  const difference = differenceOf(before, after);
  if (!difference) return undefined;
  const { answers = {}, ...others } = difference;
  return {
    requests: Object.keys(before.answers).filter((id) => !after.answers[id] || Object.hasOwn(answers, id)),
    console: Object.keys(others).length > 0,
    lost: [...lostPhrases(before, after).map((text) => [text]), ...lostStatuses(requests, before, after)],
    details: diffRuns(before, after),
  };
}

/** @param samples those that were checked. */
export function findSampleChanges(
  samples: readonly Sample[],
  { runs, messages, failures }: CheckedSamples,
): SampleChange[] {
  return samples.flatMap((sample) => {
    const { name, recording } = sample;
    const found = new Map<string, SampleChange>();
    const add = (change: Change, runtime?: Runtime) => {
      const known = found.get(change.details) ?? { sample: name, runtimes: [], ...change };
      if (runtime) known.runtimes.push(runtime);
      found.set(change.details, known);
    };
    const expected = recording?.types ?? [];
    const details = diffTexts(expected.join('\n'), (messages.get(name) ?? []).join('\n'));
    if (details !== '') add({ requests: [], console: expected.length > 0, lost: [], details });
    for (const [runtime, run] of runs.get(name) ?? []) {
      const change = recording && changeOn(sample, runOf(recording, runtime), run);
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

const byName = (types: RecordedTypes['types']) =>
  new Map(
    Object.entries(types).map(([key, { signature, doc }]) => [
      nameOfType(key),
      doc ? `${signature}\n\n${doc}` : signature,
    ]),
  );

export function findNameChanges(before: RecordedTypes['types'], after: RecordedTypes['types']): NameChange[] {
  const found = byName(after);
  return [...byName(before)]
    .map(([name, text]) => ({ name, details: diffTexts(text, found.get(name) ?? '') }))
    .filter(({ details }) => details !== '');
}
