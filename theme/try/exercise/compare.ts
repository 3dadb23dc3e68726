/** Whether what a reader's program answers is what was recorded. */
import type { ExpectedAnswer } from '../../../model/exercise.ts';
import type { ProgramAnswer } from '../run/runner.ts';

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
