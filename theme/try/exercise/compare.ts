/** Whether what a reader's program answers is what was recorded. */
import type { ExpectedAnswer } from '../../../model/exercise.ts';
import { prettyBody } from '../../../model/prettyBody.ts';
import type { ProgramAnswer } from '../run/runner.ts';
import { statusText } from '../window/responseText.ts';

/** A moment in ISO 8601: no two runs have the same. */
const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Keys of an OpenAPI document whose words are the reader's own. */
const OWN_WORDS = new Set(['description', 'summary']);

/** JSON with its keys in one order, and the words that a reader may choose left out. */
function canonical(value: unknown, isDocument: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => canonical(each, isDocument));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, own]) => [
      key,
      isDocument && OWN_WORDS.has(key) && typeof own === 'string' ? '' : canonical(own, isDocument),
    ]);
}

function comparable(body: string): string {
  const text = body.replace(MOMENT, '');
  try {
    const value: unknown = JSON.parse(text);
    const isDocument = typeof value === 'object' && value !== null && 'openapi' in value;
    return JSON.stringify(canonical(value, isDocument));
  } catch {
    return text;
  }
}

/** The type of a body without its parameters; empty for none. */
export const typeOf = ({ headers }: ProgramAnswer): string =>
  (headers.find(([name]) => name === 'content-type')?.[1] ?? '').split(';')[0] ?? '';

/**
 * True when a response is the recorded one: status, type and body. The order of keys, moments and the words of descriptions don't
 * matter: they are no part of a task.
 */
export const isExpected = (answer: ProgramAnswer, { status, type, body }: ExpectedAnswer): boolean =>
  answer.status === status && typeOf(answer) === type && comparable(answer.body) === comparable(body);

const asText = ({ status, type, body }: ExpectedAnswer, limit?: number) =>
  [statusText(status), type, prettyBody(body, type, limit)].filter(Boolean).join('\n');

/** A line as it is compared: without moments, and whether or not another key follows. */
const comparedLine = (line: string) => line.replace(MOMENT, '').replace(/,$/, '');

const linesWithout = (text: string, other: string): ReadonlySet<string> => {
  const known = new Set(other.split('\n').map(comparedLine));
  return new Set(text.split('\n').filter((line) => !known.has(comparedLine(line))));
};

/** A response as text, and the lines of it that the other one lacks. */
export interface ShownAnswer {
  text: string;
  marked: ReadonlySet<string>;
}

/** The recorded response and the reader's, laid out alike: where one of them takes several lines both do. */
export function showAnswers(
  expected: ExpectedAnswer,
  answer: ProgramAnswer | undefined,
): [ShownAnswer, ShownAnswer?] {
  if (!answer) return [{ text: asText(expected), marked: new Set() }];
  const pair = [expected, { status: answer.status, type: typeOf(answer), body: answer.body }];
  const limit = pair.some(({ body, type }) => prettyBody(body, type).includes('\n')) ? 0 : undefined;
  const [wanted = '', got = ''] = pair.map((each) => asText(each, limit));
  return [
    { text: wanted, marked: linesWithout(wanted, got) },
    { text: got, marked: linesWithout(got, wanted) },
  ];
}
