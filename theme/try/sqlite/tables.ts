/** Tables in memory, and the constraints on their rows. */
import { SQLiteError } from './errors.ts';
import type { ColumnDefinition, TableDefinition, UniqueRule, Value } from './statements.ts';
import { affinityOf, compareValues, withAffinity } from './values.ts';

export interface StoredRow {
  id: number;
  values: readonly Value[];
}

export interface Index extends UniqueRule {
  name: string;
  isUnique: boolean;
}

export interface Table {
  definition: TableDefinition;
  indexes: readonly Index[];
  /** Sorted by id. Rows are immutable: a change replaces the row. */
  rows: readonly StoredRow[];
  lastId: number;
}

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** @throws for an unknown column. */
export function columnIndex({ definition }: Table, column: string): number {
  const at = definition.columns.findIndex(({ name }) => sameName(name, column));
  if (at < 0) throw new SQLiteError(`table ${definition.name} has no column named ${column}`);
  return at;
}

/** Index of the column that is an alias of the rowid; -1 without one. */
export function rowidColumn({ definition: { columns, unique } }: Pick<Table, 'definition'>): number {
  const primary = unique.find(({ isPrimary }) => isPrimary);
  const [only = '', ...others] = primary?.columns ?? [];
  if (others.length > 0) return -1;
  return columns.findIndex(({ name, type }) => type === 'INTEGER' && sameName(name, only));
}

export const primaryKeyColumns = (table: Table): number[] =>
  (table.definition.unique.find(({ isPrimary }) => isPrimary)?.columns ?? []).map((column) =>
    columnIndex(table, column),
  );

/** A row for the table: with its id, and with values in the affinities of the columns. */
export function toStoredRow(table: Table, values: readonly Value[], id: number | undefined): StoredRow {
  const { columns } = table.definition;
  const at = rowidColumn(table);
  const stored = columns.map(({ type }, place) => withAffinity(values[place] ?? null, affinityOf(type)));
  const asked = at >= 0 ? stored[at] : null;
  const own = typeof asked === 'number' ? asked : (id ?? nextId(table));
  if (at >= 0) stored[at] = own;
  return { id: own, values: stored };
}

const nextId = ({ definition, rows, lastId }: Table) =>
  (definition.isAutoincrement ? lastId : (rows.at(-1)?.id ?? 0)) + 1;

/** @throws for null in a NOT NULL column. */
export function assertNotNull({ definition: { name, columns } }: Table, { values }: StoredRow): void {
  const missing = columns.find((column: ColumnDefinition, at) => column.isRequired && values[at] === null);
  if (missing)
    throw new SQLiteError(`NOT NULL constraint failed: ${name}.${missing.name}`, 'SQLITE_CONSTRAINT_NOTNULL');
}

export const uniqueRules = ({ definition, indexes }: Table): UniqueRule[] => [
  ...definition.unique,
  ...indexes.filter(({ isUnique }) => isUnique),
];

/** The row that a new row conflicts with under a UNIQUE constraint. @param but the row to be replaced. */
export function findDuplicate(
  table: Table,
  rule: UniqueRule,
  row: StoredRow,
  but?: StoredRow,
): StoredRow | undefined {
  const places = rule.columns.map((column) => columnIndex(table, column));
  if (places.some((at) => row.values[at] === null)) return undefined;
  return table.rows.find(
    (other) =>
      other.id !== but?.id &&
      places.every((at) => {
        const { collation } = table.definition.columns[at] ?? { collation: 'BINARY' };
        return compareValues(other.values[at] ?? null, row.values[at] ?? null, collation) === 0;
      }),
  );
}

export function uniqueError(
  { definition: { name } }: Table,
  { columns, isPrimary }: UniqueRule,
): SQLiteError {
  const places = columns.map((column) => `${name}.${column}`).join(', ');
  return new SQLiteError(
    `UNIQUE constraint failed: ${places}`,
    isPrimary ? 'SQLITE_CONSTRAINT_PRIMARYKEY' : 'SQLITE_CONSTRAINT_UNIQUE',
  );
}

export function withRow(table: Table, row: StoredRow): Table {
  const after = table.rows.findIndex(({ id }) => id > row.id);
  const at = after < 0 ? table.rows.length : after;
  const rows = [...table.rows.slice(0, at), row, ...table.rows.slice(at)];
  return { ...table, rows, lastId: Math.max(table.lastId, row.id) };
}

export const withoutRow = (table: Table, row: StoredRow): Table => ({
  ...table,
  rows: table.rows.filter(({ id }) => id !== row.id),
});
