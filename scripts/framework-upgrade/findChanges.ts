/** Differences of another release that samples and the compiler find. */
import { nameOfType, type RecordedTypes } from '../../model/frameworkTypes.ts';
import type { HttpRequest } from '../../plugins/content/samples/httpFile.ts';
import { diffTexts, type Failure } from '../samples/report.ts';

/** A failed sample, with the parts of its recording that pages show and that changed. */
export interface SampleChange extends Failure {
  /** Ids of requests with another response, or with none; `*` for all. */
  requests: string[];
  /** True where output or exit code differ. */
  console: boolean;
  /** Recorded text that no longer occurs. Each entry lists the words of a sentence about it: a text, or a method and a status. */
  lost: string[][];
}

/** A name of the framework that samples use, with another declaration or another comment. */
export interface NameChange {
  name: string;
  /** A unified diff. */
  details: string;
}

/** The beginning of a line of `textOfRun`: the id of a request, or a part of the console. */
const SUBJECT = /^(stdout|stderr|exit code|[a-z0-9-]+): /;

const CONSOLE: readonly string[] = ['stdout', 'stderr', 'exit code'];

/** A text that is worth looking for on pages: several words, or a long one. */
const PHRASE = /^(?=.{6,80}$)(?:.*[a-z].* .*[a-z].*|\S{10,})$/i;

/** Texts of lines between quotes and brackets. */
const phrasesOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.replace(SUBJECT, '').split(/["{}[\]|]+|\\n/))
    .map((part) => part.replace(/^\W+|\W+$/g, ''))
    .filter((part) => PHRASE.test(part));

/** Reads the diff in the message of a failure. One without a diff concerns all that pages show of the sample. */
export function changeOf({ sample, message }: Failure, requests: readonly HttpRequest[]): SampleChange {
  const linesWith = (sign: string) =>
    message.split('\n').flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : []));
  const [before, after] = [linesWith('-'), linesWith('+')];
  const subjects = new Set([...before, ...after].flatMap((line) => SUBJECT.exec(line)?.[1] ?? []));
  const changed = requests.filter(({ id }) => subjects.has(id));
  const left = new Set(phrasesOf(after));
  const texts = new Set(phrasesOf(before).filter((text) => !left.has(text)));
  const statuses = changed.flatMap(({ id, method }) => {
    const status = before.find((line) => line.startsWith(`${id}: `))?.match(/: (\d{3}) /)?.[1];
    // 200 is everywhere.
    return status === undefined || status === '200' ? [] : [[method, status]];
  });
  return {
    sample,
    message,
    requests: subjects.size === 0 ? ['*'] : changed.map(({ id }) => id),
    console: subjects.size === 0 || CONSOLE.some((part) => subjects.has(part)),
    lost: [...[...texts].map((text) => [text]), ...statuses],
  };
}

/** Signature and comment by name. Of a name whose type depends on the place, one of them. */
const textsByName = (types: RecordedTypes['types']) =>
  new Map(
    Object.entries(types).map(([key, { signature, doc }]) => [
      nameOfType(key),
      doc ? `${signature}\n\n${doc}` : signature,
    ]),
  );

export function findNameChanges(before: RecordedTypes['types'], after: RecordedTypes['types']): NameChange[] {
  const found = textsByName(after);
  return [...textsByName(before)]
    .map(([name, text]) => ({ name, details: diffTexts(text, found.get(name) ?? '') }))
    .filter(({ details }) => details !== '');
}
