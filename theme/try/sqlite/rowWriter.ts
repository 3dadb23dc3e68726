/** Rows that a statement writes into tables, by the rules of their columns: unique values, checks, references, conflicts. */
import { SQLiteError } from './errors.ts';
import { assertReferences, referenceError, referencesTo } from './foreignKeys.ts';
import { fieldsOf, type Queries, valuesOf } from './query.ts';
import type { Statement, UniqueRule, Value } from './statements.ts';
import type { Schema } from './tableSchema.ts';
import {
  assertNotNull,
  columnIndex,
  findDuplicate,
  type StoredRow,
  type Table,
  toStoredRow,
  uniqueError,
  uniqueRules,
  withoutRow,
  withRow,
} from './tables.ts';
import { type Row, truthOf } from './values.ts';

type Insert = Extract<Statement, { kind: 'insert' }>;

/** What to do with a row that violates a rule. */
type OnConflict = Extract<Statement, { kind: 'update' }>['onConflict'];

/** Writes rows for one statement. @throws `SQLiteError`. */
export class RowWriter {
  readonly #schema: Schema;
  readonly #queries: Queries;
  readonly #checksReferences: boolean;
  /** Rows whose references are checked at the end of the statement: those that it writes, and those that refer to a changed row. */
  readonly #unchecked: { table: string; id: number }[] = [];
  /** Number of rows that `ON DELETE` has changed or removed. */
  actions = 0;
  /** Id of the last inserted row; undefined without one. */
  lastId: number | undefined;

  constructor(schema: Schema, queries: Queries, checksReferences: boolean) {
    this.#schema = schema;
    this.#queries = queries;
    this.#checksReferences = checksReferences;
  }

  /** Undefined for a removed row. */
  rowAt(name: string, id: number): StoredRow | undefined {
    return this.#schema.get(name).rows.find((row) => row.id === id);
  }

  /** @throws for a row that refers to a missing row. */
  checkReferences(): void {
    if (!this.#checksReferences) return;
    for (const { table: name, id } of this.#unchecked) {
      const row = this.rowAt(name, id);
      if (row) assertReferences(this.#schema, this.#schema.get(name), row);
    }
  }

  /** @throws for a row that violates NOT NULL or CHECK. */
  #assertAllowed(table: Table, row: StoredRow): void {
    assertNotNull(table, row);
    for (const { rule, text } of table.definition.checks) {
      const { get } = this.#queries.evaluate(rule, {
        fields: fieldsOf(table, table.definition.name),
      });
      if (truthOf(get({ values: valuesOf(table, row) })) === false)
        throw new SQLiteError(`CHECK constraint failed: ${text}`, 'SQLITE_CONSTRAINT_CHECK');
    }
  }

  /** False for a row that `OR IGNORE` skips. @throws for a violation that it does not skip. */
  #isAllowed(table: Table, row: StoredRow, onConflict: OnConflict): boolean {
    try {
      this.#assertAllowed(table, row);
      return true;
    } catch (error) {
      if (onConflict === 'ignore') return false;
      throw error;
    }
  }

  /** @returns the inserted row; undefined when a conflict skipped it. */
  insert(
    name: string,
    row: StoredRow,
    onConflict: Insert['onConflict'],
    upsert: Insert['upsert'],
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    if (!this.#isAllowed(table, row, onConflict)) return undefined;
    const isTarget = ({ columns }: UniqueRule) =>
      upsert !== undefined && (upsert.columns.length === 0 || upsert.columns.join() === columns.join());
    for (const rule of uniqueRules(table).sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)))) {
      const duplicate = findDuplicate(table, rule, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (upsert && isTarget(rule))
        return upsert.update && this.#upsert(table, duplicate, row, upsert.update);
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.remove(table.definition.name, duplicate);
    }
    this.#put(name, row);
    this.lastId = row.id;
    return row;
  }

  #upsert(
    table: Table,
    duplicate: StoredRow,
    row: StoredRow,
    { assignments, where }: NonNullable<NonNullable<Insert['upsert']>['update']>,
  ): StoredRow | undefined {
    const { name } = table.definition;
    const own = fieldsOf(table, name);
    const fields = [...own, ...fieldsOf(table, 'excluded')];
    const both: Row = { values: [...valuesOf(table, duplicate), ...valuesOf(table, row)] };
    // Columns without a table name are those of the existing row.
    const scope = { fields: own, outer: { fields } };
    const around: Row = { values: valuesOf(table, duplicate), outer: both };
    const { evaluate } = this.#queries;
    if (where && !truthOf(evaluate(where, scope).get(around))) return undefined;
    const values = [...duplicate.values];
    for (const [column, value] of assignments)
      values[columnIndex(table, column)] = evaluate(value, scope).get(around);
    return this.replace(name, duplicate, values, 'abort');
  }

  /** @returns the new row; undefined when `OR IGNORE` skipped it. */
  replace(
    name: string,
    row: StoredRow,
    values: readonly Value[],
    onConflict: OnConflict,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    const next = toStoredRow(table, values, row.id);
    if (!this.#isAllowed(table, next, onConflict)) return undefined;
    for (const rule of uniqueRules(table)) {
      const duplicate = findDuplicate(table, rule, next, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.remove(name, duplicate);
    }
    for (const { child, row: referring } of this.#referring(table, row))
      this.#unchecked.push({ table: child.definition.name, id: referring.id });
    this.#schema.put(withoutRow(this.#schema.get(name), row));
    this.#put(name, next);
    return next;
  }

  /** Rows that refer to a row; none while references are not checked. */
  #referring(table: Table, row: StoredRow) {
    return this.#checksReferences ? referencesTo(this.#schema, table, row) : [];
  }

  /** Adds a row, whose references are checked at the end of the statement. */
  #put(name: string, row: StoredRow): void {
    this.#schema.put(withRow(this.#schema.get(name), row));
    this.#unchecked.push({ table: name, id: row.id });
  }

  /** Removes a row, and applies `ON DELETE` to the rows that refer to it. */
  remove(name: string, row: StoredRow): void {
    const table = this.#schema.get(name);
    this.#schema.put(withoutRow(table, row));
    for (const { child, key, row: before } of this.#referring(table, row)) {
      const own = child.definition.name;
      // Another reference of it may have changed or removed it.
      const referring = this.rowAt(own, before.id);
      if (!referring) continue;
      if (key.onDelete === 'restrict') throw referenceError();
      if (key.onDelete === 'cascade') {
        this.actions += 1;
        this.remove(own, referring);
      }
      if (key.onDelete === 'none') this.#unchecked.push({ table: own, id: referring.id });
      if (key.onDelete === 'null') {
        this.actions += 1;
        const places = key.columns.map((column) => columnIndex(child, column));
        const values = referring.values.map((value, at) => (places.includes(at) ? null : value));
        this.replace(own, referring, values, 'abort');
      }
    }
  }
}
