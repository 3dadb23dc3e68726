/** Executes queries: joins, filters, groups, sorts and limits rows, in this order. */
import { SQLiteError } from './errors.ts';
import { createEvaluate, type Field, hasAggregate, type Scope, type Surroundings } from './evaluate.ts';
import type { Expression, Order, Result, Select, Value } from './statements.ts';
import type { Table } from './tables.ts';
import { affinityOf, compareValues, type Evaluated, type Row, truthOf, withAffinity } from './values.ts';

const ROWID = 'rowid';

/** Fields of a table for expressions: its columns, then the rowid. */
export const fieldsOf = ({ definition: { columns } }: Table, alias: string): Field[] => [
  ...columns.map(({ name, type, collation }) => ({
    table: alias,
    name,
    affinity: affinityOf(type),
    collation,
  })),
  // A column may have that name, and hides it.
  ...(columns.some(({ name }) => name.toLowerCase() === ROWID)
    ? []
    : [{ table: alias, name: ROWID, affinity: 'numeric' as const, collation: 'BINARY', isHidden: true }]),
];

/** Values of a row, as `fieldsOf` names them. */
export const valuesOf = (table: Table, { id, values }: Table['rows'][number]): Value[] =>
  [...values, id].slice(0, fieldsOf(table, '').length);

export interface Results {
  names: string[];
  of: (row: Row) => Value[];
}

export interface QueryHost extends Omit<Surroundings, 'query'> {
  table: (name: string) => Table;
}

function prepareResults(
  results: readonly Result[],
  scope: Scope,
  evaluate: ReturnType<typeof createEvaluate>,
): Results & { parts: { name: string; value: Evaluated }[] } {
  const { fields } = scope;
  const parts = results.flatMap((result): { name: string; value: Evaluated }[] => {
    if (result.kind === 'one') return [{ name: result.name, value: evaluate(result.value, scope) }];
    return fields.flatMap((field, at) =>
      field.isHidden ||
      (result.table !== undefined && field.table.toLowerCase() !== result.table.toLowerCase())
        ? []
        : [
            {
              name: field.name,
              value: {
                get: ({ values }) => values[at] ?? null,
                affinity: field.affinity,
                collation: field.collation === 'BINARY' ? undefined : field.collation,
              },
            },
          ],
    );
  });
  return {
    parts,
    names: parts.map(({ name }) => name),
    of: (row) => parts.map(({ value }) => value.get(row)),
  };
}

const keyOf = (values: readonly Value[]) =>
  JSON.stringify(values.map((value) => (value instanceof Uint8Array ? ['bytes', ...value] : value)));

export type Queries = ReturnType<typeof createQueries>;

/** @param host the database. @returns functions that prepare queries and compile expressions. */
export function createQueries(host: QueryHost) {
  const evaluate = createEvaluate({ ...host, query: (select, outer) => prepare(select, outer).run });

  function prepareFrom(from: Select['from'], outer: Scope | undefined) {
    let fields: Field[] = [];
    const steps = from.map(({ table: name, alias, isLeft, on }) => {
      const table = host.table(name);
      fields = [...fields, ...fieldsOf(table, alias)];
      const test = on && evaluate(on, { fields, outer });
      const empty = fieldsOf(table, alias).map(() => null);
      return { table, test, isLeft, empty };
    });
    const rows = (around: Row | undefined): Row[] => {
      let joined: Row[] = [{ values: [], outer: around }];
      for (const { table, test, isLeft, empty } of steps) {
        joined = joined.flatMap(({ values }) => {
          const found = table.rows
            .map((row): Row => ({ values: [...values, ...valuesOf(table, row)], outer: around }))
            .filter((row) => !test || truthOf(test.get(row)));
          return found.length > 0 || !isLeft ? found : [{ values: [...values, ...empty], outer: around }];
        });
      }
      return joined;
    };
    return { fields, rows };
  }

  /** Term of ORDER BY or GROUP BY: the position or name of a result, or another expression. */
  function prepareBy(
    by: Expression,
    results: readonly { name: string; value: Evaluated }[],
    scope: Scope,
  ): Evaluated {
    const place = by.kind === 'value' && typeof by.value === 'number' ? results[by.value - 1] : undefined;
    const named =
      by.kind === 'column' && by.table === undefined
        ? results.find(({ name }) => name === by.name)
        : undefined;
    return (place ?? named)?.value ?? evaluate(by, scope);
  }

  function prepareOrder(
    orders: readonly Order[],
    results: readonly { name: string; value: Evaluated }[],
    scope: Scope,
  ) {
    const sorted = orders.map(({ by, isDescending }) => ({
      value: prepareBy(by, results, scope),
      isDescending,
    }));
    return (a: Row, b: Row) => {
      for (const { value, isDescending } of sorted) {
        const order = compareValues(value.get(a), value.get(b), value.collation);
        if (order !== 0) return isDescending ? -order : order;
      }
      return 0;
    };
  }

  function group(
    rows: readonly Row[],
    by: readonly Evaluated[],
    width: number,
    outer: Row | undefined,
  ): Row[] {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
      const key = keyOf(by.map((each) => each.get(row)));
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    // Without GROUP BY all rows are one group, which may be empty.
    if (by.length === 0 && groups.size === 0) groups.set('', []);
    return [...groups.values()].map((members) => ({
      values: members[0]?.values ?? Array.from({ length: width }, () => null),
      group: members,
      outer,
    }));
  }

  function prepare(select: Select, outer?: Scope) {
    const { fields, rows } = prepareFrom(select.from, outer);
    const scope: Scope = { fields, outer };
    const where = select.where && evaluate(select.where, scope);
    const results = prepareResults(select.results, scope, evaluate);
    const by = select.groupBy.map((each) => prepareBy(each, results.parts, scope));
    const isGrouped =
      by.length > 0 || select.results.some((result) => result.kind === 'one' && hasAggregate(result.value));
    const having = select.having && evaluate(select.having, scope);
    const order = prepareOrder(select.orderBy, results.parts, scope);
    const count = (of: Expression | undefined, row: Row, missing: number) => {
      if (!of) return missing;
      const value = evaluate(of, { fields: [], outer }).get({ values: [], outer: row.outer });
      const number = withAffinity(value, 'numeric');
      if (typeof number === 'number' && Number.isInteger(number)) return number;
      throw new SQLiteError('datatype mismatch', 'SQLITE_MISMATCH');
    };
    const run = (around?: Row): Value[][] => {
      const found = rows(around).filter((row) => !where || truthOf(where.get(row)));
      const grouped = isGrouped ? group(found, by, fields.length, around) : found;
      const selected = grouped.filter((row) => !having || truthOf(having.get(row))).sort(order);
      const values = selected.map(results.of);
      const seen = new Set<string>();
      const distinct = select.isDistinct
        ? values.filter((each) => !seen.has(keyOf(each)) && seen.add(keyOf(each)))
        : values;
      const from = Math.max(count(select.offset, { values: [], outer: around }, 0), 0);
      const limit = count(select.limit, { values: [], outer: around }, -1);
      return distinct.slice(from, limit < 0 ? undefined : from + limit);
    };
    return { names: results.names, run };
  }

  return {
    evaluate,
    prepare,
    /** Results of a RETURNING clause. */
    prepareReturning: (results: readonly Result[], table: Table): Results =>
      prepareResults(results, { fields: fieldsOf(table, table.definition.name) }, evaluate),
  };
}
