/** The comments above a request of a `requests.http` that make it a check of an exercise. */
import type { AnyValue } from '../../../model/exercise.ts';
import { available } from '../diagnostic.ts';

/** How much of the recorded response counts, besides its status. */
export type Compared =
  | { kind: 'body' }
  | { kind: 'status' }
  | { kind: 'contains'; text: string }
  | { kind: 'part'; pointer: string };

export interface CheckTags {
  compared: Compared;
  /** Ids of the requests that a fresh app gets first. */
  after: readonly string[];
  /** Members of the body that may have another value, by their name. */
  any: Readonly<Record<string, AnyValue>>;
}

const ANY_TAGS: Readonly<Record<string, AnyValue>> = {
  'any-id': 'id',
  'any-time': 'time',
  'any-text': 'text',
  'current-time': 'now',
};

/** Names of the tags of a check. */
export const CHECK_TAGS: readonly string[] = ['check', 'after', ...Object.keys(ANY_TAGS)];

const KINDS = ['status', 'contains <text>', 'part <JSON Pointer>'];

/** @throws for what is no kind of comparison, with the kinds that there are. */
function readCompared(written: string): Compared {
  const [kind = '', ...rest] = written.split(' ');
  const value = rest.join(' ');
  if (kind === '') return { kind: 'body' };
  if (kind === 'status' && value === '') return { kind };
  if (kind === 'contains' && value !== '') return { kind, text: value };
  if (kind === 'part' && value.startsWith('/')) return { kind, pointer: value };
  throw new Error(`"@check ${written}" compares nothing. ${available('comparisons', kind, KINDS)}`);
}

const wordsOf = (written: string) => written.split(/\s+/).filter(Boolean);

/**
 * Reads the tags of one request.
 *
 * @param tags what stands behind each tag, by the tag's name.
 * @returns undefined for a request that is no check.
 * @throws for what is not understood, and for a tag that needs `@check`.
 */
export function readCheckTags(tags: ReadonlyMap<string, string>): CheckTags | undefined {
  const compared = tags.get('check');
  const lonely = CHECK_TAGS.find((name) => tags.has(name));
  if (compared === undefined) {
    if (lonely) throw new Error(`"@${lonely}" is for a check: write "# @check" above it.`);
    return undefined;
  }
  const any = Object.entries(ANY_TAGS).flatMap(([tag, kind]) =>
    wordsOf(tags.get(tag) ?? '').map((name) => [name, kind] as const),
  );
  return {
    compared: readCompared(compared),
    after: wordsOf(tags.get('after') ?? ''),
    any: Object.fromEntries(any),
  };
}
