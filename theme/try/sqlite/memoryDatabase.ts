/** In-memory database behind the page's `bun:sqlite`: it executes parsed statements, since a browser has no SQLite. */
import { SQLiteError } from './errors.ts';
import { assertReferences, referenceError, referencesTo } from './foreignKeys.ts';
import { createQueries, fieldsOf, valuesOf } from './query.ts';
import type { Assignments, Expression, Statement, UniqueRule, Value } from './statements.ts';
import { Schema } from './tableSchema.ts';
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

export interface StatementResult {
  /** Names of the columns of `rows`. */
  names: readonly string[];
  rows: readonly (readonly Value[])[];
  /** Number of inserted, updated or deleted rows; undefined for other statements. */
  changes?: number | undefined;
}

export interface StatementContext {
  parameter: (key: number | string) => Value;
  /** Called with the name of an unsupported feature; it throws. */
  onUnknown: (name: string) => never;
}

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const NOTHING: StatementResult = { names: [], rows: [] };

/** Pragmas about the database file: without effect in memory. */
const WITHOUT_EFFECT = [
  'busy_timeout',
  'cache_size',
  'mmap_size',
  'synchronous',
  'temp_store',
  'wal_checkpoint',
];

export class MemoryDatabase {
  readonly #schema = new Schema();
  #checksReferences = false;
  #version: Value = 0;
  /** Tables at the start of each open transaction, outermost first. */
  readonly #saved: ReadonlyMap<string, Table>[] = [];
  /** Rows whose references are checked at the end of the statement: those that it writes, and those that refer to a changed row. */
  #unchecked: { table: string; id: number }[] = [];
  /** Number of rows that `ON DELETE` of the statement has changed or removed. */
  #actions = 0;
  lastId = 0;

  get isInTransaction(): boolean {
    return this.#saved.length > 0;
  }

  /** Executes a statement, or changes nothing. @throws `SQLiteError`. */
  run(statement: Statement, context: StatementContext): StatementResult {
    const before = this.#schema.saved;
    this.#unchecked = [];
    this.#actions = 0;
    try {
      const result = this.#run(statement, context);
      if (this.#checksReferences) this.#checkReferences();
      return result.changes === undefined ? result : { ...result, changes: result.changes + this.#actions };
    } catch (error) {
      this.#schema.restore(before);
      throw error;
    }
  }

  #run(statement: Statement, context: StatementContext): StatementResult {
    switch (statement.kind) {
      case 'select': {
        const { names, run } = this.#queries(context).prepare(statement);
        return { names, rows: run() };
      }
      case 'insert':
        return this.#insert(statement, context);
      case 'update':
        return this.#update(statement, context);
      case 'delete':
        return this.#delete(statement, context);
      case 'pragma':
        return this.#pragma(statement, context);
      case 'transaction':
        this.#transaction(statement.what);
        return NOTHING;
      default:
        this.#schema.apply(statement, (expression) => this.#valueOf(expression, context));
        return NOTHING;
    }
  }

  /** Undefined for a removed row. */
  #rowAt(name: string, id: number): StoredRow | undefined {
    return this.#schema.get(name).rows.find((row) => row.id === id);
  }

  /** @throws for a row that refers to a missing row. */
  #checkReferences(): void {
    for (const { table: name, id } of this.#unchecked) {
      const row = this.#rowAt(name, id);
      if (row) assertReferences(this.#schema, this.#schema.get(name), row);
    }
  }

  #queries(context: StatementContext) {
    return createQueries({ ...context, table: (name) => this.#schema.get(name) });
  }

  #pragma({ name, value }: Of<'pragma'>, context: StatementContext): StatementResult {
    const one = (result: Value): StatementResult => ({ names: [name], rows: [[result]] });
    if (name === 'foreign_keys') {
      if (value === undefined) return one(Number(this.#checksReferences));
      // SQLite ignores this pragma inside a transaction, too.
      if (!this.isInTransaction) this.#checksReferences = ['on', '1', 'true', 'yes'].includes(value);
      return NOTHING;
    }
    if (name === 'user_version') {
      if (value === undefined) return one(this.#version);
      this.#version = Number(value);
      return NOTHING;
    }
    if (name === 'quick_check' || name === 'integrity_check') return one('ok');
    if (name === 'journal_mode') return one('memory');
    return WITHOUT_EFFECT.includes(name) ? NOTHING : context.onUnknown(`PRAGMA ${name}`);
  }

  #transaction(what: Of<'transaction'>['what']): void {
    if (what === 'begin') {
      if (this.isInTransaction) throw new SQLiteError('cannot start a transaction within a transaction');
      this.begin();
      return;
    }
    if (!this.isInTransaction) throw new SQLiteError(`cannot ${what} - no transaction is active`);
    this.end(what === 'commit');
  }

  /** Begins a transaction, which may be nested. */
  begin(): void {
    this.#saved.push(this.#schema.saved);
  }

  /** Ends the innermost transaction. @param isCommit false rolls it back. */
  end(isCommit: boolean): void {
    const before = this.#saved.pop();
    if (before && !isCommit) this.#schema.restore(before);
  }

  #valueOf(expression: Expression, context: StatementContext): Value {
    return this.#queries(context).evaluate(expression, { fields: [] }).get({ values: [] });
  }

  /** @throws for a row that violates NOT NULL or CHECK. */
  #assertAllowed(table: Table, row: StoredRow, context: StatementContext): void {
    assertNotNull(table, row);
    for (const { rule, text } of table.definition.checks) {
      const { get } = this.#queries(context).evaluate(rule, {
        fields: fieldsOf(table, table.definition.name),
      });
      if (truthOf(get({ values: valuesOf(table, row) })) === false)
        throw new SQLiteError(`CHECK constraint failed: ${text}`, 'SQLITE_CONSTRAINT_CHECK');
    }
  }

  /** False for a row that `OR IGNORE` skips. @throws for a violation that it does not skip. */
  #isAllowed(
    table: Table,
    row: StoredRow,
    onConflict: Of<'update'>['onConflict'],
    context: StatementContext,
  ): boolean {
    try {
      this.#assertAllowed(table, row, context);
      return true;
    } catch (error) {
      if (onConflict === 'ignore') return false;
      throw error;
    }
  }

  #rowsToInsert({ table: name, columns, rows }: Of<'insert'>, context: StatementContext): Value[][] {
    const table = this.#schema.get(name);
    const all = table.definition.columns;
    const places = columns?.map((column) => columnIndex(table, column)) ?? all.map((_, at) => at);
    const found =
      'kind' in rows
        ? this.#queries(context).prepare(rows).run()
        : rows.map((row) => row.map((value) => this.#valueOf(value, context)));
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
        return fallback ? this.#valueOf(fallback, context) : null;
      });
    });
  }

  #insert(statement: Of<'insert'>, context: StatementContext): StatementResult {
    const { table: name, onConflict, upsert, returning } = statement;
    const written: StoredRow[] = [];
    for (const values of this.#rowsToInsert(statement, context)) {
      const row = toStoredRow(this.#schema.get(name), values, undefined);
      const done = this.#insertOne(name, row, onConflict, upsert, context);
      if (done) written.push(done);
    }
    return this.#changed(name, written, returning, context);
  }

  /** @returns the inserted row; undefined when a conflict skipped it. */
  #insertOne(
    name: string,
    row: StoredRow,
    onConflict: Of<'insert'>['onConflict'],
    upsert: Of<'insert'>['upsert'],
    context: StatementContext,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    if (!this.#isAllowed(table, row, onConflict, context)) return undefined;
    const isTarget = ({ columns }: UniqueRule) =>
      upsert !== undefined && (upsert.columns.length === 0 || upsert.columns.join() === columns.join());
    for (const rule of uniqueRules(table).sort((a, b) => Number(isTarget(b)) - Number(isTarget(a)))) {
      const duplicate = findDuplicate(table, rule, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (upsert && isTarget(rule))
        return upsert.update && this.#upsert(table, duplicate, row, upsert.update, context);
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.#removeRow(table.definition.name, duplicate, context);
    }
    this.#put(name, row);
    this.lastId = row.id;
    return row;
  }

  #upsert(
    table: Table,
    duplicate: StoredRow,
    row: StoredRow,
    { assignments, where }: NonNullable<NonNullable<Of<'insert'>['upsert']>['update']>,
    context: StatementContext,
  ): StoredRow | undefined {
    const { name } = table.definition;
    const own = fieldsOf(table, name);
    const fields = [...own, ...fieldsOf(table, 'excluded')];
    const both: Row = { values: [...valuesOf(table, duplicate), ...valuesOf(table, row)] };
    // Columns without a table name are those of the existing row.
    const scope = { fields: own, outer: { fields } };
    const around: Row = { values: valuesOf(table, duplicate), outer: both };
    const { evaluate } = this.#queries(context);
    if (where && !truthOf(evaluate(where, scope).get(around))) return undefined;
    const values = [...duplicate.values];
    for (const [column, value] of assignments)
      values[columnIndex(table, column)] = evaluate(value, scope).get(around);
    return this.#replaceRow(name, duplicate, values, 'abort', context);
  }

  /** @returns the new row; undefined when `OR IGNORE` skipped it. */
  #replaceRow(
    name: string,
    row: StoredRow,
    values: readonly Value[],
    onConflict: Of<'update'>['onConflict'],
    context: StatementContext,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    const next = toStoredRow(table, values, row.id);
    if (!this.#isAllowed(table, next, onConflict, context)) return undefined;
    for (const rule of uniqueRules(table)) {
      const duplicate = findDuplicate(table, rule, next, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.#removeRow(name, duplicate, context);
    }
    for (const { child, row: referring } of this.#referring(table, row))
      this.#unchecked.push({ table: child.definition.name, id: referring.id });
    this.#schema.put(withoutRow(this.#schema.get(name), row));
    this.#put(name, next);
    return next;
  }

  #matching(name: string, where: Expression | undefined, context: StatementContext): StoredRow[] {
    const table = this.#schema.get(name);
    const test =
      where && this.#queries(context).evaluate(where, { fields: fieldsOf(table, table.definition.name) });
    return table.rows.filter((row) => !test || truthOf(test.get({ values: valuesOf(table, row) })));
  }

  #update(
    { table: name, assignments, where, onConflict, returning }: Of<'update'>,
    context: StatementContext,
  ): StatementResult {
    const table = this.#schema.get(name);
    const prepared = this.#prepareAssignments(table, assignments, context);
    const written: StoredRow[] = [];
    for (const { id } of this.#matching(name, where, context)) {
      const row = this.#rowAt(name, id);
      // A row before it may have replaced it.
      if (!row) continue;
      const values = [...row.values];
      for (const { at, value } of prepared) values[at] = value.get({ values: valuesOf(table, row) });
      const next = this.#replaceRow(name, row, values, onConflict, context);
      if (next) written.push(next);
    }
    return this.#changed(name, written, returning, context);
  }

  #prepareAssignments(table: Table, assignments: Assignments, context: StatementContext) {
    const { evaluate } = this.#queries(context);
    const scope = { fields: fieldsOf(table, table.definition.name) };
    return assignments.map(([column, value]) => ({
      at: columnIndex(table, column),
      value: evaluate(value, scope),
    }));
  }

  #delete({ table: name, where, returning }: Of<'delete'>, context: StatementContext): StatementResult {
    const removed: StoredRow[] = [];
    for (const { id } of this.#matching(name, where, context)) {
      const row = this.#rowAt(name, id);
      // `ON DELETE CASCADE` of a row before it may have removed it.
      if (!row) continue;
      removed.push(row);
      this.#removeRow(name, row, context);
    }
    return this.#changed(name, removed, returning, context);
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
  #removeRow(name: string, row: StoredRow, context: StatementContext): void {
    const table = this.#schema.get(name);
    this.#schema.put(withoutRow(table, row));
    for (const { child, key, row: before } of this.#referring(table, row)) {
      const own = child.definition.name;
      // Another reference of it may have changed or removed it.
      const referring = this.#rowAt(own, before.id);
      if (!referring) continue;
      if (key.onDelete === 'restrict') throw referenceError();
      if (key.onDelete === 'cascade') {
        this.#actions += 1;
        this.#removeRow(own, referring, context);
      }
      if (key.onDelete === 'none') this.#unchecked.push({ table: own, id: referring.id });
      if (key.onDelete === 'null') {
        this.#actions += 1;
        const places = key.columns.map((column) => columnIndex(child, column));
        const values = referring.values.map((value, at) => (places.includes(at) ? null : value));
        this.#replaceRow(own, referring, values, 'abort', context);
      }
    }
  }

  #changed(
    name: string,
    rows: readonly StoredRow[],
    returning: Of<'insert'>['returning'],
    context: StatementContext,
  ): StatementResult {
    const table = this.#schema.get(name);
    const { names, of } = this.#queries(context).prepareReturning(returning, table);
    return {
      names,
      rows: returning.length > 0 ? rows.map((row) => of({ values: valuesOf(table, row) })) : [],
      changes: rows.length,
    };
  }
}
