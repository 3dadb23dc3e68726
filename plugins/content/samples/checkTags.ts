/** Tags above a request of `requests.http` that make it a check of an exercise. */
import type { AnyValue } from '../../../model/exercise.ts';
import { available } from '../diagnostic.ts';

/** Part of the recorded response that is compared in addition to its status. */
export type Compared =
  | { kind: 'body' }
  | { kind: 'status' }
  | { kind: 'contains'; text: string }
  | { kind: 'part'; pointer: string };

export interface CheckTags {
  compared: Compared;
  /** Ids of requests that are sent first, to a fresh app. */
  after: readonly string[];
  /** Members of the body with a variable value. */
  any: Readonly<Record<string, AnyValue>>;
}

const ANY_TAGS: Readonly<Record<string, AnyValue>> = {
  'any-id': 'id',
  'any-time': 'time',
  'any-text': 'text',
  'current-time': 'now',
};

export const CHECK_TAGS: readonly string[] = ['check', 'after', ...Object.keys(ANY_TAGS)];

const KINDS = ['status', 'contains <text>', 'part <JSON Pointer>'];

/** @throws for an unknown comparison. */
function readCompared(written: string): Compared {
  const [kind = '', ...rest] = written.split(' ');
  const value = rest.join(' ');
  if (kind === '') return { kind: 'body' };
  if (kind === 'status' && value === '') return { kind };
  if (kind === 'contains' && value !== '') return { kind, text: value };
  if (kind === 'part' && value.startsWith('/')) return { kind, pointer: value };
  throw new Error(`"@check ${written}" compares nothing. ${available('comparisons', kind, KINDS)}`);
}

const wordsOf = (written = '') => written.split(/\s+/).filter(Boolean);

/**
 * @param tags value by name.
 * @returns undefined for a request without `@check`.
 * @throws for an invalid tag, and for one that needs `@check`.
 */
export function readCheckTags(tags: ReadonlyMap<string, string>): CheckTags | undefined {
  const compared = tags.get('check');
  const lonely = CHECK_TAGS.find((name) => tags.has(name));
  if (compared === undefined) {
    if (lonely) throw new Error(`"@${lonely}" is for a check: write "# @check" above it.`);
    return undefined;
  }
  const any = Object.entries(ANY_TAGS).flatMap(([tag, kind]) =>
    wordsOf(tags.get(tag)).map((name) => [name, kind] as const),
  );
  return {
    compared: readCompared(compared),
    after: wordsOf(tags.get('after')),
    any: Object.fromEntries(any),
  };
}
