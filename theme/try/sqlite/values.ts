/** How SQLite stores and compares values (sqlite.org/datatype3.html). */
import type { Value } from './statements.ts';

/** Affinity of a column, which converts stored values. */
export type Affinity = 'none' | 'text' | 'numeric' | 'real';

/** A row, the group that it represents, and the row of the outer query. */
export interface Row {
  values: readonly Value[];
  group?: readonly Row[] | undefined;
  outer?: Row | undefined;
}

/** Compiled expression. */
export interface Evaluated {
  get: (row: Row) => Value;
  affinity: Affinity;
  collation?: string | undefined;
}

export function affinityOf(type: string): Affinity {
  if (type.includes('INT')) return 'numeric';
  if (/CHAR|CLOB|TEXT/.test(type)) return 'text';
  if (type === '' || type.includes('BLOB')) return 'none';
  return /REAL|FLOA|DOUB/.test(type) ? 'real' : 'numeric';
}

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

export function withAffinity(value: Value, affinity: Affinity): Value {
  if (affinity === 'text') return typeof value === 'number' ? String(value) : value;
  if (affinity === 'none' || typeof value !== 'string') return value;
  return NUMBER.test(value) ? Number(value) : value;
}

const decoder = new TextDecoder();

export const textOf = (value: Exclude<Value, null>): string =>
  value instanceof Uint8Array ? decoder.decode(value) : String(value);

/** Number for arithmetic: a text counts as its leading number. */
export function numberOf(value: Exclude<Value, null>): number {
  if (typeof value === 'number') return value;
  return Number(/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(textOf(value))?.[0] ?? 0);
}

/** Numbers come before texts, and these before bytes. */
const rank = (value: Value) => {
  if (value === null) return 0;
  if (typeof value === 'number') return 1;
  return typeof value === 'string' ? 2 : 3;
};

const keyOf = (value: Exclude<Value, null>, collation: string) => {
  const text = value instanceof Uint8Array ? String.fromCharCode(...value) : textOf(value);
  if (collation === 'NOCASE') return lower(text);
  return collation === 'RTRIM' ? text.replace(/ +$/, '') : text;
};

/** SQLite folds the case of ASCII only. */
export const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
export const upper = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Comparator: nulls are equal, and less than all other values. */
export function compareValues(a: Value, b: Value, collation = 'BINARY'): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0 || a === null || b === null) return byRank;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [keyOf(a, collation), keyOf(b, collation)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Undefined for null, which is neither. */
export function truthOf(value: Value): boolean | undefined {
  return value === null ? undefined : numberOf(value) !== 0;
}

export const fromTruth = (truth: boolean | undefined): Value => (truth === undefined ? null : Number(truth));
