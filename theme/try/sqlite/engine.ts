/** In-memory database that executes statements. */
import { SQLiteError } from './errors.ts';
import { assertNotReferenced, assertReferences, referencesTo } from './foreignKeys.ts';
import { createQueries, fieldsOf, valuesOf } from './query.ts';
import type { Assignments, Expression, Statement, Value } from './statements.ts';
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

export interface Outcome {
  names: readonly string[];
  rows: readonly (readonly Value[])[];
  changes?: number | undefined;
}

export interface StatementContext {
  parameter: (key: number | string) => Value;
  /** Called with the name of an unsupported feature; it throws. */
  onUnknown: (name: string) => never;
}

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const NOTHING: Outcome = { names: [], rows: [] };

/** Pragmas about the database file: without effect in memory. */
const WITHOUT_EFFECT = [
  'busy_timeout',
  'cache_size',
  'mmap_size',
  'synchronous',
  'temp_store',
  'wal_checkpoint',
];

export class Engine {
  readonly #schema = new Schema();
  #checksReferences = false;
  #version: Value = 0;
  /** Tables at the start of each open transaction, outermost first. */
  readonly #saved: ReadonlyMap<string, Table>[] = [];
  lastId = 0;

  get isInTransaction(): boolean {
    return this.#saved.length > 0;
  }

  /** Executes a statement, or changes nothing. @throws `SQLiteError`. */
  run(statement: Statement, given: StatementContext): Outcome {
    const before = this.#schema.saved;
    try {
      return this.#run(statement, given);
    } catch (error) {
      this.#schema.restore(before);
      throw error;
    }
  }

  #run(statement: Statement, given: StatementContext): Outcome {
    switch (statement.kind) {
      case 'select': {
        const { names, run } = this.#queries(given).prepare(statement);
        return { names, rows: run() };
      }
      case 'insert':
        return this.#insert(statement, given);
      case 'update':
        return this.#update(statement, given);
      case 'delete':
        return this.#delete(statement, given);
      case 'pragma':
        return this.#pragma(statement, given);
      case 'transaction':
        this.#transaction(statement.what);
        return NOTHING;
      default:
        this.#schema.apply(statement, (expression) => this.#valueOf(expression, given));
        return NOTHING;
    }
  }

  #queries(given: StatementContext) {
    return createQueries({ ...given, table: (name) => this.#schema.get(name) });
  }

  #pragma({ name, value }: Of<'pragma'>, given: StatementContext): Outcome {
    const one = (result: Value): Outcome => ({ names: [name], rows: [[result]] });
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
    return WITHOUT_EFFECT.includes(name) ? NOTHING : given.onUnknown(`PRAGMA ${name}`);
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

  #valueOf(expression: Expression, given: StatementContext): Value {
    return this.#queries(given).evaluate(expression, { fields: [] }).get({ values: [] });
  }

  /** @throws for a row that violates NOT NULL or CHECK. */
  #assertAllowed(table: Table, row: StoredRow, given: StatementContext): void {
    assertNotNull(table, row);
    for (const { rule, text } of table.definition.checks) {
      const { get } = this.#queries(given).evaluate(rule, { fields: fieldsOf(table, table.definition.name) });
      if (truthOf(get({ values: valuesOf(table, row) })) === false)
        throw new SQLiteError(`CHECK constraint failed: ${text}`, 'SQLITE_CONSTRAINT_CHECK');
    }
  }

  #rowsToInsert({ table: name, columns, rows }: Of<'insert'>, given: StatementContext): Value[][] {
    const table = this.#schema.get(name);
    const all = table.definition.columns;
    const places = columns?.map((column) => columnIndex(table, column)) ?? all.map((_, at) => at);
    const found =
      'kind' in rows
        ? this.#queries(given).prepare(rows).run()
        : rows.map((row) => row.map((value) => this.#valueOf(value, given)));
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
        return fallback ? this.#valueOf(fallback, given) : null;
      });
    });
  }

  #insert(statement: Of<'insert'>, given: StatementContext): Outcome {
    const { table: name, onConflict, update, returning } = statement;
    const written: StoredRow[] = [];
    for (const values of this.#rowsToInsert(statement, given)) {
      const row = toStoredRow(this.#schema.get(name), values, undefined);
      const done = this.#insertOne(name, row, onConflict, update, given);
      if (done) written.push(done);
    }
    for (const row of written)
      if (this.#checksReferences) assertReferences(this.#schema, this.#schema.get(name), row);
    return this.#changed(name, written, returning, given);
  }

  /** @returns the inserted row; undefined when a conflict skipped it. */
  #insertOne(
    name: string,
    row: StoredRow,
    onConflict: Of<'insert'>['onConflict'],
    update: Of<'insert'>['update'],
    given: StatementContext,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    if (onConflict !== 'ignore') this.#assertAllowed(table, row, given);
    for (const rule of uniqueRules(table)) {
      const duplicate = findDuplicate(table, rule, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (update && (update.columns.length === 0 || update.columns.join() === rule.columns.join()))
        return this.#upsert(table, duplicate, row, update, given);
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.#removeRow(table.definition.name, duplicate);
    }
    try {
      this.#assertAllowed(table, row, given);
    } catch (error) {
      if (onConflict === 'ignore') return undefined;
      throw error;
    }
    this.#schema.put(withRow(this.#schema.get(name), row));
    this.lastId = row.id;
    return row;
  }

  #upsert(
    table: Table,
    duplicate: StoredRow,
    row: StoredRow,
    { assignments, where }: NonNullable<Of<'insert'>['update']>,
    given: StatementContext,
  ): StoredRow | undefined {
    const { name } = table.definition;
    const own = fieldsOf(table, name);
    const fields = [...own, ...fieldsOf(table, 'excluded')];
    const both: Row = { values: [...valuesOf(table, duplicate), ...valuesOf(table, row)] };
    // Columns without a table name are those of the existing row.
    const scope = { fields: own, outer: { fields } };
    const around: Row = { values: valuesOf(table, duplicate), outer: both };
    const { evaluate } = this.#queries(given);
    if (where && !truthOf(evaluate(where, scope).get(around))) return undefined;
    const values = [...duplicate.values];
    for (const [column, value] of assignments)
      values[columnIndex(table, column)] = evaluate(value, scope).get(around);
    return this.#replaceRow(name, duplicate, values, 'abort', given);
  }

  /** @returns the new row; undefined when `OR IGNORE` skipped it. */
  #replaceRow(
    name: string,
    row: StoredRow,
    values: readonly Value[],
    onConflict: Of<'update'>['onConflict'],
    given: StatementContext,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    const next = toStoredRow(table, values, row.id);
    this.#assertAllowed(table, next, given);
    for (const rule of uniqueRules(table)) {
      const duplicate = findDuplicate(table, rule, next, row);
      if (!duplicate) continue;
      if (onConflict === 'ignore') return undefined;
      if (onConflict !== 'replace') throw uniqueError(table, rule);
      this.#removeRow(name, duplicate);
    }
    this.#schema.put(withRow(withoutRow(this.#schema.get(name), row), next));
    return next;
  }

  #matching(name: string, where: Expression | undefined, given: StatementContext): StoredRow[] {
    const table = this.#schema.get(name);
    const test =
      where && this.#queries(given).evaluate(where, { fields: fieldsOf(table, table.definition.name) });
    return table.rows.filter((row) => !test || truthOf(test.get({ values: valuesOf(table, row) })));
  }

  #update(
    { table: name, assignments, where, onConflict, returning }: Of<'update'>,
    given: StatementContext,
  ): Outcome {
    const table = this.#schema.get(name);
    const prepared = this.#prepareAssignments(table, assignments, given);
    const written: StoredRow[] = [];
    for (const row of this.#matching(name, where, given)) {
      const values = [...row.values];
      for (const { at, value } of prepared) values[at] = value.get({ values: valuesOf(table, row) });
      const next = this.#replaceRow(name, row, values, onConflict, given);
      if (!next) continue;
      if (this.#checksReferences) assertReferences(this.#schema, this.#schema.get(name), next);
      if (this.#checksReferences) assertNotReferenced(this.#schema, table, row, next);
      written.push(next);
    }
    return this.#changed(name, written, returning, given);
  }

  #prepareAssignments(table: Table, assignments: Assignments, given: StatementContext) {
    const { evaluate } = this.#queries(given);
    const scope = { fields: fieldsOf(table, table.definition.name) };
    return assignments.map(([column, value]) => ({
      at: columnIndex(table, column),
      value: evaluate(value, scope),
    }));
  }

  #delete({ table: name, where, returning }: Of<'delete'>, given: StatementContext): Outcome {
    const removed = this.#matching(name, where, given);
    const outcome = this.#changed(name, removed, returning, given);
    for (const row of removed) this.#removeRow(name, row);
    return outcome;
  }

  /** Removes a row, and applies `ON DELETE` to the rows that refer to it. */
  #removeRow(name: string, row: StoredRow): void {
    const table = this.#schema.get(name);
    this.#schema.put(withoutRow(table, row));
    if (!this.#checksReferences) return;
    for (const { child, key, row: referring } of referencesTo(this.#schema, table, row)) {
      if (key.onDelete === 'refuse')
        throw new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');
      if (key.onDelete === 'cascade') this.#removeRow(child.definition.name, referring);
      else {
        const places = key.columns.map((column) => columnIndex(child, column));
        const values = referring.values.map((value, at) => (places.includes(at) ? null : value));
        this.#schema.put(
          withRow(withoutRow(this.#schema.get(child.definition.name), referring), { ...referring, values }),
        );
      }
    }
  }

  #changed(
    name: string,
    rows: readonly StoredRow[],
    returning: Of<'insert'>['returning'],
    given: StatementContext,
  ): Outcome {
    const table = this.#schema.get(name);
    const { names, of } = this.#queries(given).prepareReturning(returning, table);
    return {
      names,
      rows: returning.length > 0 ? rows.map((row) => of({ values: valuesOf(table, row) })) : [],
      changes: rows.length,
    };
  }
}
