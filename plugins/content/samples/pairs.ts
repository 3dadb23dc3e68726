import { messageOf } from '../diagnostic.ts';
import { readSample } from './discover.ts';
import type { Answer, NoAnswer, Run } from './recording.ts';
import { BASE_RUNTIME } from './runtimes.ts';

type Outcome = Answer | NoAnswer;

/** A recorded program in another framework, and its equivalent in this one. */
export type Pair = ReturnType<typeof readPair>;

/** Frameworks differ in spaces and case of header values. */
const plain = (value: string) => value.replace(/;\s+/g, ';').toLowerCase();

/** Common response of two programs: status, body, and equal headers. @returns undefined when status or body differ. */
export function commonResponse(one: Outcome, two: Outcome): Answer | undefined {
  if ('outcome' in one || 'outcome' in two) return undefined;
  if (one.status !== two.status || one.body !== two.body) return undefined;
  const headers = Object.entries(two.headers).filter(
    ([name, value]) => plain(one.headers[name] ?? '') === plain(value),
  );
  return { ...two, headers: Object.fromEntries(headers) };
}

function readRecorded(root: string, name: string) {
  const { recording, ...sample } = readSample(root, name);
  if (!recording) throw new Error(`"${name}" has no recording: npm run samples -- ${name} --record`);
  return { ...sample, recording };
}

/** @param name of the program in the other framework. @throws for a sample that is no part of a pair, or not recorded. */
export function readPair(root: string, name: string) {
  const other = readRecorded(root, name);
  const settings = other.settings.pair;
  if (!settings) throw new Error(`"${name}" is no half of a pair: its sample.json has no "pair".`);
  return { other, own: readRecorded(root, settings.with), settings };
}

/** Differences of a pair on the base runtime that `differs` does not explain, with the fix. */
export function pairProblems(root: string, name: string): string[] {
  let pair: Pair;
  try {
    pair = readPair(root, name);
  } catch (error) {
    return [messageOf(error)];
  }
  const { other, own, settings } = pair;
  if (own.settings.command) {
    const output = ({ stdout, stderr, exitCode }: Run) => JSON.stringify([stdout, stderr, exitCode]);
    return output(other.recording) === output(own.recording)
      ? []
      : [`prints or ends differently from "${own.name}" on ${BASE_RUNTIME}.`];
  }
  const ids = other.requests.map(({ id }) => id);
  const unknown = Object.keys(settings.differs).filter((id) => !ids.includes(id));
  return [
    ...unknown.map((id) => `"differs" names the request "${id}", which is not in ${own.name}/requests.http.`),
    ...ids.flatMap((id) => {
      const one = other.recording.answers[id];
      const two = own.recording.answers[id];
      if (!one || !two) return [`"${id}" is not recorded for both programs of the pair.`];
      const alike = commonResponse(one, two) !== undefined;
      if (alike && settings.differs[id])
        return [`"differs" explains "${id}", but both programs respond alike: take the reason out.`];
      if (alike || settings.differs[id]) return [];
      return [
        `"${id}" gets another response than from "${own.name}": make the programs do the same, or say why not under "differs" in sample.json.\n${label(other.name, one)}\n${label(own.name, two)}`,
      ];
    }),
  ];
}

function label(name: string, outcome: Outcome): string {
  return `${name}: ${'outcome' in outcome ? outcome.outcome : `${outcome.status} ${outcome.body}`}`;
}
