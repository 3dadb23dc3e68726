/** Parses queries and expressions, with the precedence of SQLite (sqlite.org/lang_expr.html). */

import type { Expression, Order, Result, Select, Source } from './statements.ts';
import type { TokenCursor } from './tokenCursor.ts';

/** Binary operators, lowest precedence first. */
const LEVELS: readonly (readonly string[])[] = [
  ['OR'],
  ['AND'],
  ['=', '==', '!=', '<>', 'IS', 'IN', 'LIKE', 'GLOB', 'BETWEEN', 'NOT', 'ISNULL', 'NOTNULL'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
  ['||'],
];

/** `NOT` has a lower precedence than these, and a higher one than those before. */
const EQUALITY = 2;

const NULL: Expression = { kind: 'value', value: null };

const negated = (of: Expression, isNot: boolean): Expression =>
  isNot ? { kind: 'unary', sign: 'NOT', of } : of;

export function readExpression(cursor: TokenCursor): Expression {
  return readLevel(cursor, 0);
}

function readLevel(cursor: TokenCursor, level: number): Expression {
  if (level === EQUALITY && cursor.take('NOT'))
    return { kind: 'unary', sign: 'NOT', of: readLevel(cursor, EQUALITY) };
  if (level === LEVELS.length) return readUnary(cursor);
  let left = readLevel(cursor, level + 1);
  for (;;) {
    const sign = cursor.takeOne(LEVELS[level] ?? []);
    if (sign === undefined) return left;
    left =
      level === EQUALITY
        ? readEquality(cursor, left, sign)
        : { kind: 'binary', sign, left, right: readLevel(cursor, level + 1) };
  }
}

function readEquality(cursor: TokenCursor, left: Expression, first: string): Expression {
  const isNot = first === 'NOT';
  const sign = isNot ? (cursor.takeOne(['IN', 'LIKE', 'GLOB', 'BETWEEN', 'NULL']) ?? cursor.fail()) : first;
  const right = () => readLevel(cursor, EQUALITY + 1);
  switch (sign) {
    case 'ISNULL':
      return { kind: 'binary', sign: 'IS', left, right: NULL };
    case 'NULL':
    case 'NOTNULL':
      return negated({ kind: 'binary', sign: 'IS', left, right: NULL }, true);
    case 'IS': {
      const isOther = cursor.take('NOT');
      cursor.take('DISTINCT', 'FROM');
      return negated({ kind: 'binary', sign, left, right: right() }, isOther);
    }
    case 'IN':
      return { kind: 'in', of: left, among: readAmong(cursor), isNot };
    case 'BETWEEN': {
      const low = right();
      cursor.expect('AND');
      return { kind: 'between', of: left, low, high: right(), isNot };
    }
    default:
      return negated({ kind: 'binary', sign, left, right: right() }, isNot);
  }
}

function readAmong(cursor: TokenCursor) {
  cursor.expect('(');
  const among =
    cursor.peek() === 'SELECT'
      ? readSelect(cursor)
      : cursor.peek() === ')'
        ? []
        : cursor.list(() => readExpression(cursor));
  cursor.expect(')');
  return among;
}

/** Literal with an optional sign, such as a column's default. */
export function readSigned(cursor: TokenCursor): Expression {
  const sign = cursor.takeOne(['-', '+']);
  return sign === '-' || sign === '+' ? { kind: 'unary', sign, of: readSigned(cursor) } : readSimple(cursor);
}

function readUnary(cursor: TokenCursor): Expression {
  let of = readSigned(cursor);
  while (cursor.take('COLLATE')) of = { kind: 'collate', of, name: cursor.readName().toUpperCase() };
  return of;
}

const WORDS: Readonly<Record<string, Expression>> = {
  NULL,
  TRUE: { kind: 'value', value: 1 },
  FALSE: { kind: 'value', value: 0 },
  CURRENT_TIMESTAMP: { kind: 'call', name: 'datetime', values: [], isDistinct: false },
  CURRENT_DATE: { kind: 'call', name: 'date', values: [], isDistinct: false },
  CURRENT_TIME: { kind: 'call', name: 'time', values: [], isDistinct: false },
};

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A number with a decimal point is REAL in divisions, even `2.0`. */
const readNumber = (written: string): Expression => ({
  kind: 'value',
  value: Number(written),
  isReal: /^\d*\.|^\d+[eE]/.test(written),
});

function readSimple(cursor: TokenCursor): Expression {
  const { kind, text } = cursor.token;
  if (kind === 'number') return readNumber(cursor.next().text);
  if (kind === 'text') return { kind: 'value', value: cursor.next().text };
  if (kind === 'bytes') return { kind: 'value', value: bytesOf(cursor.next().text) };
  if (kind === 'parameter') return readParameter(cursor, cursor.next().text);
  const word = cursor.peek();
  const known = WORDS[word];
  if (known && Object.hasOwn(WORDS, word)) {
    cursor.next();
    return known;
  }
  if (cursor.take('(')) return readParenthesis(cursor);
  if (cursor.take('CASE')) return readCase(cursor);
  if (cursor.take('CAST', '(')) return readCast(cursor);
  if (cursor.take('EXISTS', '(')) {
    const query = readSelect(cursor);
    cursor.expect(')');
    return { kind: 'exists', query };
  }
  // Some names of functions are keywords elsewhere.
  return kind === 'word' && cursor.peek(1) === '(' ? readCall(cursor, text) : readColumn(cursor);
}

function readParameter(cursor: TokenCursor, written: string): Expression {
  if (!written.startsWith('?')) return { kind: 'parameter', key: written };
  const number = written === '?' ? cursor.parameters + 1 : Number(written.slice(1));
  cursor.parameters = Math.max(cursor.parameters, number);
  return { kind: 'parameter', key: number };
}

function readParenthesis(cursor: TokenCursor): Expression {
  const inside: Expression =
    cursor.peek() === 'SELECT' ? { kind: 'query', query: readSelect(cursor) } : readExpression(cursor);
  cursor.expect(')');
  return inside;
}

function readCase(cursor: TokenCursor): Expression {
  const of = cursor.peek() === 'WHEN' ? undefined : readExpression(cursor);
  const cases: [Expression, Expression][] = [];
  while (cursor.take('WHEN')) {
    const when = readExpression(cursor);
    cursor.expect('THEN');
    cases.push([when, readExpression(cursor)]);
  }
  const other = cursor.take('ELSE') ? readExpression(cursor) : NULL;
  cursor.expect('END');
  return { kind: 'case', of, cases, other };
}

function readCast(cursor: TokenCursor): Expression {
  const of = readExpression(cursor);
  cursor.expect('AS');
  const type = cursor.readName();
  cursor.expect(')');
  return { kind: 'cast', of, type };
}

function readCall(cursor: TokenCursor, name: string): Expression {
  cursor.next();
  cursor.expect('(');
  const isDistinct = cursor.take('DISTINCT');
  const isBare = cursor.take('*') || cursor.peek() === ')';
  const values = isBare ? [] : cursor.list(() => readExpression(cursor));
  cursor.expect(')');
  return { kind: 'call', name: name.toLowerCase(), values, isDistinct };
}

function readColumn(cursor: TokenCursor): Expression {
  const first = cursor.readName();
  return cursor.take('.')
    ? { kind: 'column', table: first, name: cursor.readName() }
    : { kind: 'column', table: undefined, name: first };
}

function readResult(cursor: TokenCursor): Result {
  if (cursor.take('*')) return { kind: 'all', table: undefined };
  if (cursor.isName() && cursor.peek(1) === '.' && cursor.peek(2) === '*') {
    const table = cursor.readName();
    cursor.take('.', '*');
    return { kind: 'all', table };
  }
  const { start } = cursor.token;
  const value = readExpression(cursor);
  // Without an alias, the source text is the name.
  const written = value.kind === 'column' ? value.name : cursor.textSince(start);
  if (cursor.take('AS')) return { kind: 'one', value, name: cursor.next().text };
  return { kind: 'one', value, name: cursor.isName() ? cursor.readName() : written };
}

/** Optional RETURNING clause. */
export const readReturning = (cursor: TokenCursor): Result[] =>
  cursor.take('RETURNING') ? cursor.list(() => readResult(cursor)) : [];

export const readWhere = (cursor: TokenCursor): Expression | undefined =>
  cursor.take('WHERE') ? readExpression(cursor) : undefined;

function readSource(cursor: TokenCursor, isLeft: boolean): Source {
  const table = cursor.readName();
  const hasAlias = cursor.take('AS') || cursor.isName();
  const alias = hasAlias ? cursor.readName() : table;
  return { table, alias, isLeft, on: cursor.take('ON') ? readExpression(cursor) : undefined };
}

function readFrom(cursor: TokenCursor): Source[] {
  if (!cursor.take('FROM')) return [];
  const sources = [readSource(cursor, false)];
  for (;;) {
    if (
      cursor.take(',') ||
      cursor.take('CROSS', 'JOIN') ||
      cursor.take('INNER', 'JOIN') ||
      cursor.take('JOIN')
    )
      sources.push(readSource(cursor, false));
    else if (cursor.take('LEFT', 'OUTER', 'JOIN') || cursor.take('LEFT', 'JOIN'))
      sources.push(readSource(cursor, true));
    else return sources;
  }
}

function readOrder(cursor: TokenCursor): Order {
  const by = readExpression(cursor);
  const isDescending = cursor.take('DESC');
  if (!isDescending) cursor.take('ASC');
  return { by, isDescending };
}

export function readSelect(cursor: TokenCursor): Select {
  cursor.expect('SELECT');
  const isDistinct = cursor.take('DISTINCT');
  cursor.take('ALL');
  const results = cursor.list(() => readResult(cursor));
  const from = readFrom(cursor);
  const where = readWhere(cursor);
  const groupBy = cursor.take('GROUP', 'BY') ? cursor.list(() => readExpression(cursor)) : [];
  const having = cursor.take('HAVING') ? readExpression(cursor) : undefined;
  const orderBy = cursor.take('ORDER', 'BY') ? cursor.list(() => readOrder(cursor)) : [];
  const limit = cursor.take('LIMIT') ? readExpression(cursor) : undefined;
  const offset = limit && cursor.take('OFFSET') ? readExpression(cursor) : undefined;
  return { kind: 'select', isDistinct, results, from, where, groupBy, having, orderBy, limit, offset };
}
