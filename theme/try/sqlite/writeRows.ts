/** The rows that `INSERT`, `UPDATE` and `DELETE` are about. */
import { SQLiteError } from './errors.ts';
import { fieldsOf, type Queries, valuesOf } from './query.ts';
import type { RowWriter } from './rowWriter.ts';
import type { Expression, Statement, Value } from './statements.ts';
import type { Schema } from './tableSchema.ts';
import { columnIndex, type StoredRow, type Table, toStoredRow } from './tables.ts';
import { truthOf } from './values.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

/** A statement that changes rows. */
export type WritingStatement = Of<'insert' | 'update' | 'delete'>;

/** Value of an expression without columns. */
export const constantOf = (expression: Expression, { evaluate }: Queries): Value =>
  evaluate(expression, { fields: [] }).get({ values: [] });

/** Values of the rows, in the order of the table's columns. */
function valuesToInsert(
  { table: name, columns, rows }: Of<'insert'>,
  table: Table,
  queries: Queries,
): Value[][] {
  const all = table.definition.columns;
  const places = columns?.map((column) => columnIndex(table, column)) ?? all.map((_, at) => at);
  const found =
    'kind' in rows
      ? queries.prepare(rows).run()
      : rows.map((row) => row.map((value) => constantOf(value, queries)));
  return found.map((values) => {
    if (values.length !== places.length && values.length > 0)
      throw new SQLiteError(
        columns
          ? `${values.length} values for ${places.length} columns`
          : `table ${name} has ${places.length} columns but ${values.length} values were supplied`,
      );
    return all.map(({ fallback }, at) => {
      const from = values.length === 0 ? -1 : places.indexOf(at);
      if (from >= 0) return values[from] ?? null;
      return fallback ? constantOf(fallback, queries) : null;
    });
  });
}

function matchingRows(table: Table, where: Expression | undefined, { evaluate }: Queries): StoredRow[] {
  const test = where && evaluate(where, { fields: fieldsOf(table, table.definition.name) });
  return table.rows.filter((row) => !test || truthOf(test.get({ values: valuesOf(table, row) })));
}

/** Writes the rows of a statement. @returns the written or removed ones. @throws `SQLiteError`. */
export function writeRows(
  statement: WritingStatement,
  schema: Schema,
  queries: Queries,
  writer: RowWriter,
): StoredRow[] {
  const name = statement.table;
  const table = schema.get(name);
  if (statement.kind === 'insert')
    return valuesToInsert(statement, table, queries).flatMap((values) => {
      const row = toStoredRow(schema.get(name), values, undefined);
      return writer.insert(name, row, statement.onConflict, statement.upsert) ?? [];
    });
  const matching = matchingRows(table, statement.where, queries);
  // `OR REPLACE` or `ON DELETE` of a row before it may have replaced or removed one.
  const eachRow = (write: (row: StoredRow) => StoredRow | undefined) =>
    matching.flatMap(({ id }) => {
      const row = writer.rowAt(name, id);
      return (row && write(row)) ?? [];
    });
  if (statement.kind === 'delete')
    return eachRow((row) => {
      writer.remove(name, row);
      return row;
    });
  const scope = { fields: fieldsOf(table, table.definition.name) };
  const assignments = statement.assignments.map(([column, value]) => ({
    at: columnIndex(table, column),
    value: queries.evaluate(value, scope),
  }));
  return eachRow((row) => {
    const values = [...row.values];
    for (const { at, value } of assignments) values[at] = value.get({ values: valuesOf(table, row) });
    return writer.replace(name, row, values, statement.onConflict);
  });
}
