/** Operators of expressions (sqlite.org/lang_expr.html). */
import type { Value } from './statements.ts';
import {
  type Affinity,
  compareValues,
  type Evaluated,
  fromTruth,
  numberOf,
  type Row,
  textOf,
  truthOf,
  withAffinity,
} from './values.ts';

const LIKE_SIGNS: Readonly<Record<string, string>> = { '%': '.*', _: '.' };

const matches = (text: string, pattern: string) =>
  new RegExp(
    `^${pattern.replace(/./gsu, (sign) => LIKE_SIGNS[sign] ?? sign.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'))}$`,
    'isu',
  ).test(text);

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const ARITHMETIC: Readonly<Record<string, (a: number, b: number, isReal: boolean) => Value>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b, isReal) => {
    if (b === 0) return null;
    return isReal || !Number.isInteger(a) || !Number.isInteger(b) ? a / b : Math.trunc(a / b);
  },
  '%': (a, b) => (Math.trunc(b) === 0 ? null : Math.trunc(a) % Math.trunc(b)),
};

/** Affinity of a comparison: a number becomes a text beside a text column, and the other way round. */
function comparison(left: Evaluated, right: Evaluated): (a: Value, b: Value) => number {
  const isNumber = (side: Evaluated) => side.affinity === 'numeric' || side.affinity === 'real';
  const affinity: Affinity =
    isNumber(left) || isNumber(right)
      ? 'numeric'
      : left.affinity === 'text' || right.affinity === 'text'
        ? 'text'
        : 'none';
  const collation = left.collation ?? right.collation;
  return (a, b) => compareValues(withAffinity(a, affinity), withAffinity(b, affinity), collation);
}

export const plain = (get: Evaluated['get'], affinity: Affinity = 'none'): Evaluated => ({ get, affinity });

export function unary({ sign }: { sign: '-' | '+' | 'NOT' }, of: Evaluated): Evaluated {
  if (sign === '+') return of;
  return plain(
    (row) => {
      const value = of.get(row);
      if (value === null) return null;
      return sign === '-' ? -numberOf(value) : Number(!truthOf(value));
    },
    sign === '-' ? of.affinity : 'none',
  );
}

/** Three-valued AND and OR. @param deciding value that decides the result from one side: true for OR, false for AND. */
function logical(deciding: boolean, left: Evaluated, right: Evaluated): Evaluated {
  return plain((row) => {
    const [a, b] = [truthOf(left.get(row)), truthOf(right.get(row))];
    if (a === deciding || b === deciding) return Number(deciding);
    return fromTruth(a === undefined || b === undefined ? undefined : !deciding);
  });
}

/** @param onUnknown called with an unsupported operator; it throws. */
export function binary(
  sign: string,
  left: Evaluated,
  right: Evaluated,
  onUnknown: (name: string) => never,
): Evaluated {
  const compare = comparison(left, right);
  if (sign === 'IS') return plain((row) => Number(compare(left.get(row), right.get(row)) === 0));
  if (sign === 'AND' || sign === 'OR') return logical(sign === 'OR', left, right);
  const isReal = left.affinity === 'real' || right.affinity === 'real';
  const isFitting = COMPARISONS[sign];
  const count = ARITHMETIC[sign];
  if (!isFitting && !count && sign !== '||' && sign !== 'LIKE') return onUnknown(sign);
  const get = (row: Row): Value => {
    const [a, b] = [left.get(row), right.get(row)];
    if (a === null || b === null) return null;
    if (isFitting) return Number(isFitting(compare(a, b)));
    if (count) return count(numberOf(a), numberOf(b), isReal);
    return sign === 'LIKE' ? Number(matches(textOf(a), textOf(b))) : textOf(a) + textOf(b);
  };
  return plain(get, count && isReal ? 'real' : 'none');
}

export function cast(value: Value, affinity: Affinity, type: string): Value {
  if (value === null) return null;
  if (affinity === 'text') return textOf(value);
  if (affinity === 'none') return value;
  const number = numberOf(value);
  return /INT/i.test(type) ? Math.trunc(number) : number;
}
