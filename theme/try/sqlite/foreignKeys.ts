/** Foreign keys (sqlite.org/foreignkeys.html). */
import { SQLiteError } from './errors.ts';
import type { ForeignKey } from './statements.ts';
import type { Schema } from './tableSchema.ts';
import { columnIndex, primaryKeyColumns, type StoredRow, sameName, type Table } from './tables.ts';
import { compareValues } from './values.ts';

/** A row that refers to another one. */
export interface Reference {
  child: Table;
  key: ForeignKey;
  row: StoredRow;
}

/** All rows that refer to a row. */
export function referencesTo(schema: Schema, table: Table, row: StoredRow): Reference[] {
  return schema.all.flatMap((child) =>
    child.definition.foreignKeys
      .filter((key) => sameName(key.table, table.definition.name))
      .flatMap((key) =>
        child.rows
          .filter((other) => refersTo(child, key, other, table, row))
          .map((other) => ({ child, key, row: other })),
      ),
  );
}

function refersTo(child: Table, key: ForeignKey, row: StoredRow, parent: Table, other: StoredRow): boolean {
  const to =
    key.to.length > 0 ? key.to.map((column) => columnIndex(parent, column)) : primaryKeyColumns(parent);
  return key.columns.every((column, at) => {
    const value = row.values[columnIndex(child, column)] ?? null;
    return value !== null && compareValues(value, other.values[to[at] ?? -1] ?? null) === 0;
  });
}

export const referenceError = () =>
  new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');

/** @throws for a row that refers to a missing row. */
export function assertReferences(schema: Schema, table: Table, row: StoredRow): void {
  for (const key of table.definition.foreignKeys) {
    if (key.columns.some((column) => row.values[columnIndex(table, column)] === null)) continue;
    const parent = schema.get(key.table);
    if (!parent.rows.some((other) => refersTo(table, key, row, parent, other))) throw referenceError();
  }
}
