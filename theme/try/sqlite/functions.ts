/** Scalar and aggregate functions of SQLite. */

import type { Value } from './statements.ts';
import { timeFunction } from './times.ts';
import { compareValues, lower, numberOf, textOf, upper } from './values.ts';

type Scalar = (...values: readonly Value[]) => Value;

/** Wraps a function so that it returns null for a null argument. */
const strict =
  (run: (...values: readonly Exclude<Value, null>[]) => Value): Scalar =>
  (...values) => {
    const known = values.filter((value) => value !== null);
    return known.length < values.length ? null : run(...known);
  };

const escaped = (characters: string) => characters.replace(/[\\\]^-]/g, '\\$&');

const trimmer = (where: (set: string) => RegExp) =>
  strict((text = '', characters = ' ') => textOf(text).replace(where(escaped(textOf(characters))), ''));

/** @param from first character, 1-based; negative counts from the end. */
function part(
  text: Exclude<Value, null> = '',
  from: Exclude<Value, null> = 1,
  count?: Exclude<Value, null>,
): string {
  const characters = [...textOf(text)];
  const at = numberOf(from);
  const begin = at < 0 ? Math.max(characters.length + at, 0) : Math.max(at - 1, 0);
  const length = count === undefined ? characters.length : numberOf(count) - (at === 0 ? 1 : 0);
  return characters.slice(begin, begin + Math.max(length, 0)).join('');
}

const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('');

const TYPES = { number: 'integer', string: 'text' } as const;

function typeName(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'real';
  return typeof value === 'string' ? TYPES.string : 'blob';
}

const least = (values: readonly Exclude<Value, null>[]) =>
  values.reduce((best, value) => (compareValues(value, best) < 0 ? value : best));
const most = (values: readonly Exclude<Value, null>[]) =>
  values.reduce((best, value) => (compareValues(value, best) > 0 ? value : best));

function round(value: Exclude<Value, null> = 0, digits: Exclude<Value, null> = 0): number {
  const scale = 10 ** Math.max(numberOf(digits), 0);
  const number = numberOf(value);
  return (Math.sign(number) * Math.round(Math.abs(number) * scale)) / scale;
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(Math.max(count, 1)));

export const SCALARS: Readonly<Record<string, Scalar>> = {
  abs: strict((value = 0) => Math.abs(numberOf(value))),
  char: (...codes) => codes.map((code) => String.fromCodePoint(numberOf(code ?? 0))).join(''),
  coalesce: (...values) => values.find((value) => value !== null) ?? null,
  concat: (...values) => values.map((value) => (value === null ? '' : textOf(value))).join(''),
  date: timeFunction('%Y-%m-%d'),
  datetime: timeFunction('%Y-%m-%d %H:%M:%S'),
  hex: strict((value = '') =>
    hexOf(value instanceof Uint8Array ? value : new TextEncoder().encode(textOf(value))),
  ),
  ifnull: (value = null, other = null) => value ?? other,
  iif: (truth = null, yes = null, no = null) => (truth !== null && numberOf(truth) !== 0 ? yes : no),
  instr: strict(
    (text = '', piece = '') =>
      [...textOf(text).slice(0, Math.max(textOf(text).indexOf(textOf(piece)), 0))].length +
      (textOf(text).includes(textOf(piece)) ? 1 : 0),
  ),
  length: strict((value = '') => (value instanceof Uint8Array ? value.length : [...textOf(value)].length)),
  lower: strict((text = '') => lower(textOf(text))),
  ltrim: trimmer((set) => new RegExp(`^[${set}]+`)),
  max: strict((...values) => most(values)),
  min: strict((...values) => least(values)),
  nullif: (value = null, other = null) => (compareValues(value, other) === 0 ? null : value),
  random: () => (crypto.getRandomValues(new Int32Array(1))[0] ?? 0) * 2 ** 20,
  randomblob: strict((count = 1) => randomBytes(numberOf(count))),
  replace: strict((text = '', piece = '', other = '') =>
    textOf(piece) === '' ? textOf(text) : textOf(text).replaceAll(textOf(piece), textOf(other)),
  ),
  round: strict(round),
  rtrim: trimmer((set) => new RegExp(`[${set}]+$`)),
  sign: strict((value = 0) => Math.sign(numberOf(value))),
  strftime: (format = null, ...rest) => (format === null ? null : timeFunction(textOf(format))(...rest)),
  substr: strict(part),
  substring: strict(part),
  time: timeFunction('%H:%M:%S'),
  trim: trimmer((set) => new RegExp(`^[${set}]+|[${set}]+$`, 'g')),
  typeof: (value = null) => typeName(value),
  unicode: strict((text = '') => textOf(text).codePointAt(0) ?? null),
  unixepoch: (...values) => {
    const seconds = timeFunction('%s')(...values);
    return seconds === null ? null : Number(seconds);
  },
  upper: strict((text = '') => upper(textOf(text))),
};

/** @param values of all rows of a group, without nulls. @param other second argument, from the first row. */
type Aggregate = (values: readonly Exclude<Value, null>[], other: Value | undefined) => Value;

const sum = (values: readonly Exclude<Value, null>[]) =>
  values.reduce<number>((all, value) => all + numberOf(value), 0);

export const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  avg: (values) => (values.length === 0 ? null : sum(values) / values.length),
  count: (values) => values.length,
  group_concat: (values, separator) =>
    values.length === 0 ? null : values.map(textOf).join(textOf(separator ?? ',')),
  max: (values) => (values.length === 0 ? null : most(values)),
  min: (values) => (values.length === 0 ? null : least(values)),
  sum: (values) => (values.length === 0 ? null : sum(values)),
  total: sum,
};
