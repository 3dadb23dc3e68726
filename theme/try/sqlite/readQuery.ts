/** Parses queries and expressions, with the precedence of SQLite (sqlite.org/lang_expr.html). */
import type { Reader } from './reader.ts';
import type { Expression, Order, Result, Select, Source } from './statements.ts';

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

export function readExpression(reader: Reader): Expression {
  return readLevel(reader, 0);
}

function readLevel(reader: Reader, level: number): Expression {
  if (level === EQUALITY && reader.take('NOT'))
    return { kind: 'unary', sign: 'NOT', of: readLevel(reader, EQUALITY) };
  if (level === LEVELS.length) return readUnary(reader);
  let left = readLevel(reader, level + 1);
  for (;;) {
    const sign = reader.takeOne(LEVELS[level] ?? []);
    if (sign === undefined) return left;
    left =
      level === EQUALITY
        ? readEquality(reader, left, sign)
        : { kind: 'binary', sign, left, right: readLevel(reader, level + 1) };
  }
}

function readEquality(reader: Reader, left: Expression, first: string): Expression {
  const isNot = first === 'NOT';
  const sign = isNot ? (reader.takeOne(['IN', 'LIKE', 'GLOB', 'BETWEEN', 'NULL']) ?? reader.fail()) : first;
  const right = () => readLevel(reader, EQUALITY + 1);
  switch (sign) {
    case 'ISNULL':
      return { kind: 'binary', sign: 'IS', left, right: NULL };
    case 'NULL':
    case 'NOTNULL':
      return negated({ kind: 'binary', sign: 'IS', left, right: NULL }, true);
    case 'IS': {
      const isOther = reader.take('NOT');
      reader.take('DISTINCT', 'FROM');
      return negated({ kind: 'binary', sign, left, right: right() }, isOther);
    }
    case 'IN':
      return { kind: 'in', of: left, among: readAmong(reader), isNot };
    case 'BETWEEN': {
      const low = right();
      reader.need('AND');
      return { kind: 'between', of: left, low, high: right(), isNot };
    }
    default:
      return negated({ kind: 'binary', sign, left, right: right() }, isNot);
  }
}

function readAmong(reader: Reader) {
  reader.need('(');
  const among =
    reader.peek() === 'SELECT'
      ? readSelect(reader)
      : reader.peek() === ')'
        ? []
        : reader.list(() => readExpression(reader));
  reader.need(')');
  return among;
}

/** Literal with an optional sign, such as a column's default. */
export function readSigned(reader: Reader): Expression {
  const sign = reader.takeOne(['-', '+']);
  return sign === '-' || sign === '+' ? { kind: 'unary', sign, of: readSigned(reader) } : readSimple(reader);
}

function readUnary(reader: Reader): Expression {
  let of = readSigned(reader);
  while (reader.take('COLLATE')) of = { kind: 'collate', of, name: reader.name().toUpperCase() };
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

function readSimple(reader: Reader): Expression {
  const { kind, text } = reader.token;
  if (kind === 'number') return readNumber(reader.next().text);
  if (kind === 'text') return { kind: 'value', value: reader.next().text };
  if (kind === 'bytes') return { kind: 'value', value: bytesOf(reader.next().text) };
  if (kind === 'parameter') return readParameter(reader, reader.next().text);
  const word = reader.peek();
  const known = WORDS[word];
  if (known && Object.hasOwn(WORDS, word)) {
    reader.next();
    return known;
  }
  if (reader.take('(')) return readParenthesis(reader);
  if (reader.take('CASE')) return readCase(reader);
  if (reader.take('CAST', '(')) return readCast(reader);
  if (reader.take('EXISTS', '(')) {
    const query = readSelect(reader);
    reader.need(')');
    return { kind: 'exists', query };
  }
  // Some names of functions are keywords elsewhere.
  return kind === 'word' && reader.peek(1) === '(' ? readCall(reader, text) : readColumn(reader);
}

function readParameter(reader: Reader, written: string): Expression {
  if (!written.startsWith('?')) return { kind: 'parameter', key: written };
  const number = written === '?' ? reader.parameters + 1 : Number(written.slice(1));
  reader.parameters = Math.max(reader.parameters, number);
  return { kind: 'parameter', key: number };
}

function readParenthesis(reader: Reader): Expression {
  const inside: Expression =
    reader.peek() === 'SELECT' ? { kind: 'query', query: readSelect(reader) } : readExpression(reader);
  reader.need(')');
  return inside;
}

function readCase(reader: Reader): Expression {
  const of = reader.peek() === 'WHEN' ? undefined : readExpression(reader);
  const cases: [Expression, Expression][] = [];
  while (reader.take('WHEN')) {
    const when = readExpression(reader);
    reader.need('THEN');
    cases.push([when, readExpression(reader)]);
  }
  const other = reader.take('ELSE') ? readExpression(reader) : NULL;
  reader.need('END');
  return { kind: 'case', of, cases, other };
}

function readCast(reader: Reader): Expression {
  const of = readExpression(reader);
  reader.need('AS');
  const type = reader.name();
  reader.need(')');
  return { kind: 'cast', of, type };
}

function readCall(reader: Reader, name: string): Expression {
  reader.next();
  reader.need('(');
  const isDistinct = reader.take('DISTINCT');
  const isBare = reader.take('*') || reader.peek() === ')';
  const values = isBare ? [] : reader.list(() => readExpression(reader));
  reader.need(')');
  return { kind: 'call', name: name.toLowerCase(), values, isDistinct };
}

function readColumn(reader: Reader): Expression {
  const first = reader.name();
  return reader.take('.')
    ? { kind: 'column', table: first, name: reader.name() }
    : { kind: 'column', table: undefined, name: first };
}

function readResult(reader: Reader): Result {
  if (reader.take('*')) return { kind: 'all', table: undefined };
  if (reader.isName() && reader.peek(1) === '.' && reader.peek(2) === '*') {
    const table = reader.name();
    reader.take('.', '*');
    return { kind: 'all', table };
  }
  const { start } = reader.token;
  const value = readExpression(reader);
  // Without an alias, the source text is the name.
  const written = value.kind === 'column' ? value.name : reader.textSince(start);
  if (reader.take('AS')) return { kind: 'one', value, name: reader.next().text };
  return { kind: 'one', value, name: reader.isName() ? reader.name() : written };
}

/** Optional RETURNING clause. */
export const readReturning = (reader: Reader): Result[] =>
  reader.take('RETURNING') ? reader.list(() => readResult(reader)) : [];

export const readWhere = (reader: Reader): Expression | undefined =>
  reader.take('WHERE') ? readExpression(reader) : undefined;

function readSource(reader: Reader, isLeft: boolean): Source {
  const table = reader.name();
  const hasAlias = reader.take('AS') || reader.isName();
  const alias = hasAlias ? reader.name() : table;
  return { table, alias, isLeft, on: reader.take('ON') ? readExpression(reader) : undefined };
}

function readFrom(reader: Reader): Source[] {
  if (!reader.take('FROM')) return [];
  const sources = [readSource(reader, false)];
  for (;;) {
    if (
      reader.take(',') ||
      reader.take('CROSS', 'JOIN') ||
      reader.take('INNER', 'JOIN') ||
      reader.take('JOIN')
    )
      sources.push(readSource(reader, false));
    else if (reader.take('LEFT', 'OUTER', 'JOIN') || reader.take('LEFT', 'JOIN'))
      sources.push(readSource(reader, true));
    else return sources;
  }
}

function readOrder(reader: Reader): Order {
  const by = readExpression(reader);
  const isDescending = reader.take('DESC');
  if (!isDescending) reader.take('ASC');
  return { by, isDescending };
}

export function readSelect(reader: Reader): Select {
  reader.need('SELECT');
  const isDistinct = reader.take('DISTINCT');
  reader.take('ALL');
  const results = reader.list(() => readResult(reader));
  const from = readFrom(reader);
  const where = readWhere(reader);
  const groupBy = reader.take('GROUP', 'BY') ? reader.list(() => readExpression(reader)) : [];
  const having = reader.take('HAVING') ? readExpression(reader) : undefined;
  const orderBy = reader.take('ORDER', 'BY') ? reader.list(() => readOrder(reader)) : [];
  const limit = reader.take('LIMIT') ? readExpression(reader) : undefined;
  const offset = limit && reader.take('OFFSET') ? readExpression(reader) : undefined;
  return { kind: 'select', isDistinct, results, from, where, groupBy, having, orderBy, limit, offset };
}
