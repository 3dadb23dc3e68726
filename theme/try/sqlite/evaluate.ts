/** Compiles expressions to functions: columns are resolved once, and unknown ones reported before any row is read. */
import { SQLiteError } from './errors.ts';
import { AGGREGATES, SCALARS } from './functions.ts';
import { binary, cast, plain, unary } from './operators.ts';
import type { Expression, Select, Value } from './statements.ts';
import {
  type Affinity,
  affinityOf,
  compareValues,
  type Evaluated,
  type Row,
  truthOf,
  withAffinity,
} from './values.ts';

export interface Field {
  table: string;
  name: string;
  affinity: Affinity;
  collation: string;
  /** True for the rowid, which `*` does not include. */
  isHidden?: boolean;
}

export interface Scope {
  fields: readonly Field[];
  outer?: Scope | undefined;
}

export interface Surroundings {
  parameter: (key: number | string) => Value;
  /** Prepares a subquery. @returns its rows for a row of the outer query. */
  query: (select: Select, outer: Scope) => (outer: Row) => Value[][];
  /** Called with the name of an unsupported feature; it throws. */
  onUnknown: (name: string) => never;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Position of a column: the number of outer queries to cross, and its index there. */
function find(
  scope: Scope,
  table: string | undefined,
  name: string,
): { field: Field; at: number; depth: number } {
  let depth = 0;
  for (let here: Scope | undefined = scope; here; here = here.outer) {
    const found = here.fields.flatMap((field, at) =>
      same(field.name, name) && (table === undefined || same(field.table, table))
        ? [{ field, at, depth }]
        : [],
    );
    const [first, second] = found;
    if (second) throw new SQLiteError(`ambiguous column name: ${name}`);
    if (first) return first;
    depth += 1;
  }
  throw new SQLiteError(`no such column: ${table === undefined ? '' : `${table}.`}${name}`);
}

function column({ table, name }: { table: string | undefined; name: string }, scope: Scope): Evaluated {
  const { field, at, depth } = find(scope, table, name);
  const get = (row: Row) => {
    let here: Row | undefined = row;
    for (let step = 0; step < depth; step += 1) here = here?.outer;
    return here?.values[at] ?? null;
  };
  return {
    get,
    affinity: field.affinity,
    collation: field.collation === 'BINARY' ? undefined : field.collation,
  };
}

function call(
  { name, values, isDistinct }: Extract<Expression, { kind: 'call' }>,
  given: readonly Evaluated[],
  onUnknown: Surroundings['onUnknown'],
): Evaluated {
  const isAggregate = Object.hasOwn(AGGREGATES, name) && (values.length < 2 || !Object.hasOwn(SCALARS, name));
  const [of, other] = given;
  const aggregate = isAggregate ? AGGREGATES[name] : undefined;
  if (aggregate) {
    const affinity = name === 'avg' || name === 'total' ? 'real' : (of?.affinity ?? 'none');
    return plain((row) => {
      const rows = row.group ?? [row];
      const all = rows.map((each) => (of ? of.get(each) : 1));
      const known = all.filter((value) => value !== null);
      return aggregate(isDistinct ? [...new Set(known)] : known, rows[0] && other?.get(rows[0]));
    }, affinity);
  }
  const run = Object.hasOwn(SCALARS, name) ? SCALARS[name] : undefined;
  if (!run) return onUnknown(`${name}()`);
  return plain((row) => run(...given.map((each) => each.get(row))), name === 'round' ? 'real' : 'none');
}

function cases(
  { of, cases: whens, other }: Extract<Expression, { kind: 'case' }>,
  inside: (part: Expression) => Evaluated,
  onUnknown: Surroundings['onUnknown'],
): Evaluated {
  const one = of && inside(of);
  const parts = whens.map(([when, then]) => {
    const test = inside(when);
    return { test: one ? binary('=', one, test, onUnknown) : test, result: inside(then) };
  });
  const otherwise = inside(other);
  return plain((row) => (parts.find(({ test }) => truthOf(test.get(row)))?.result ?? otherwise).get(row));
}

/** @param around dependencies of expressions besides rows. @returns compiles an expression. */
export function createEvaluate(around: Surroundings) {
  const { onUnknown } = around;
  const evaluate = (expression: Expression, scope: Scope): Evaluated => {
    const inside = (part: Expression) => evaluate(part, scope);
    switch (expression.kind) {
      case 'value':
        return plain(() => expression.value, expression.isReal ? 'real' : 'none');
      case 'parameter':
        return plain(() => around.parameter(expression.key));
      case 'column':
        return column(expression, scope);
      case 'unary':
        return unary(expression, inside(expression.of));
      case 'binary':
        return binary(expression.sign, inside(expression.left), inside(expression.right), onUnknown);
      case 'call':
        return call(expression, expression.values.map(inside), onUnknown);
      case 'in':
        return among(expression, scope);
      case 'between': {
        const { isNot } = expression;
        const [of, low, high] = [inside(expression.of), inside(expression.low), inside(expression.high)];
        const from = binary('>=', of, low, onUnknown);
        const both = binary('AND', from, binary('<=', of, high, onUnknown), onUnknown);
        return isNot ? unary({ sign: 'NOT' }, both) : both;
      }
      case 'case':
        return cases(expression, inside, onUnknown);
      case 'query': {
        const query = around.query(expression.query, scope);
        return plain((row) => query(row)[0]?.[0] ?? null);
      }
      case 'exists': {
        const query = around.query(expression.query, scope);
        return plain((row) => Number(query(row).length > 0));
      }
      case 'cast': {
        const affinity = affinityOf(expression.type.toUpperCase());
        const of = inside(expression.of);
        return plain((row) => cast(of.get(row), affinity, expression.type), affinity);
      }
      case 'collate':
        return { ...inside(expression.of), collation: expression.name };
    }
  };

  function among({ of, among: list, isNot }: Extract<Expression, { kind: 'in' }>, scope: Scope): Evaluated {
    const one = evaluate(of, scope);
    const given = 'kind' in list ? undefined : list.map((each) => evaluate(each, scope));
    const query = 'kind' in list ? around.query(list, scope) : undefined;
    return plain((row) => {
      const value = one.get(row);
      const values = query
        ? query(row).map(([first = null]) => first)
        : (given ?? []).map((each) => each.get(row));
      if (values.length === 0) return Number(isNot);
      if (value === null) return null;
      const isThere = values.some(
        (each) =>
          each !== null && compareValues(value, withAffinity(each, one.affinity), one.collation) === 0,
      );
      if (!isThere && values.includes(null)) return null;
      return Number(isThere !== isNot);
    });
  }

  return evaluate;
}

export function hasAggregate(expression: Expression): boolean {
  if (expression.kind === 'call' && Object.hasOwn(AGGREGATES, expression.name))
    if (expression.values.length < 2 || !Object.hasOwn(SCALARS, expression.name)) return true;
  return partsOf(expression).some(hasAggregate);
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'unary':
    case 'cast':
    case 'collate':
      return [expression.of];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.values;
    case 'between':
      return [expression.of, expression.low, expression.high];
    case 'case':
      return [...(expression.of ? [expression.of] : []), ...expression.cases.flat(), expression.other];
    case 'in':
      return [expression.of, ...('kind' in expression.among ? [] : expression.among)];
    default:
      return [];
  }
}
