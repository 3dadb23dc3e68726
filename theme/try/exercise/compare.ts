/** Comparison of a response of the reader's program with the expected response of a check. */
import type { AnyValue, ExpectedAnswer } from '../../../model/exercise.ts';
import { hasMembers, valueAt } from '../../../model/jsonPointer.ts';
import type { ProgramAnswer } from '../run/workerMessages.ts';

/** Differences between a response and the expected one. */
export interface Differences {
  status: boolean;
  type: boolean;
  /** JSON Pointers (RFC 6901) of values that differ, are missing or unexpected; the empty pointer is the whole body. */
  body: ReadonlySet<string>;
}

/** ISO 8601, or SQLite's form of it: a space in place of the T, and no time zone, which means UTC. */
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|([+-]\d\d):?(\d\d))?$/;

/** Time of the current day, in any time zone. */
const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970, rounded to the minute; NaN for other texts. */
function readTime(value: unknown): number {
  const [, date, time, hours, minutes] = (typeof value === 'string' && TIME.exec(value)) || [];
  return Date.parse(`${date}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`);
}

const IS_ANY: Readonly<Record<AnyValue, (value: unknown, now: number) => boolean>> = {
  id: (value) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  text: (value) => typeof value === 'string' && value.trim() !== '',
  time: (value) => !Number.isNaN(readTime(value)),
  now: (value, now) => Math.abs(readTime(value) - now) <= DAY,
};

interface Rules extends Pick<ExpectedAnswer, 'any'> {
  now: number;
  /** Objects may have more members than the expected ones. */
  isPart: boolean;
}

/** Escapes a member for a JSON Pointer. */
export const pointerToken = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** JSON Pointers of the differences between two JSON values. */
function* differencesIn(expected: unknown, got: unknown, path: string, rules: Rules): Generator<string> {
  if (!hasMembers(expected) || !hasMembers(got) || Array.isArray(expected) !== Array.isArray(got)) {
    if (expected !== got) yield path;
    return;
  }
  for (const name of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const below = `${path}/${pointerToken(name)}`;
    const any = !Array.isArray(expected) && Object.hasOwn(rules.any, name) ? rules.any[name] : undefined;
    if (!Object.hasOwn(got, name)) yield below;
    else if (!Object.hasOwn(expected, name)) {
      if (!rules.isPart || Array.isArray(expected)) yield below;
    } else if (any) {
      if (!IS_ANY[any](got[name], rules.now)) yield below;
    } else yield* differencesIn(expected[name], got[name], below, rules);
  }
}

/** Media type without its parameters; empty without a type. */
export const typeOf = ({ headers }: ProgramAnswer): string =>
  (headers.find(([name]) => name === 'content-type')?.[1] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Parsed JSON; undefined for invalid JSON. */
export function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const JSON_TYPE = 'application/json';

function differingBody({ body, any }: ExpectedAnswer, text: string, now: number): Iterable<string> {
  if (body.kind === 'any') return [];
  if (body.kind === 'contains') return text.includes(body.text) ? [] : [''];
  if (body.kind === 'text') return text === body.text ? [] : [''];
  const json = parseJSON(text);
  if (body.kind === 'json') return differencesIn(body.value, json, '', { any, now, isPart: false });
  const { pointer, value } = body;
  return differencesIn(value, valueAt(json, pointer), pointer, { any, now, isPart: true });
}

/** Required media type of a body; undefined when any is accepted. */
export function expectedType({ body }: ExpectedAnswer): string | undefined {
  if (body.kind === 'any' || body.kind === 'contains') return undefined;
  return body.kind === 'text' ? body.type : JSON_TYPE;
}

/**
 * Compares a response with the expected one. JSON is compared as values: the order of its keys and its layout do not matter.
 *
 * @param now milliseconds since 1970.
 */
export function compareAnswers(expected: ExpectedAnswer, answer: ProgramAnswer, now: number): Differences {
  const type = expectedType(expected);
  return {
    status: answer.status !== expected.status,
    type: type !== undefined && type !== typeOf(answer),
    body: new Set(differingBody(expected, answer.body, now)),
  };
}

export const isEqual = ({ status, type, body }: Differences): boolean => !status && !type && body.size === 0;
