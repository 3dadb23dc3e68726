/** A database in memory that runs statements. */
import { SQLiteError } from './errors.ts';
import { assertNotReferred, assertReferences, referencesTo } from './foreignKeys.ts';
import { createQueries, fieldsOf, valuesOf } from './query.ts';
import type { Assignments, Expression, Statement, Value } from './statements.ts';
import { Schema } from './tableSchema.ts';
import {
  asStored,
  assertFilled,
  doubleError,
  doubleOf,
  placeOf,
  type StoredRow,
  type Table,
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

export interface Given {
  parameter: (key: number | string) => Value;
  /** Is called with the name of what is not understood; it throws. */
  onUnknown: (name: string) => never;
}

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

const NOTHING: Outcome = { names: [], rows: [] };

/** Settings of a file, which this database has not. */
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
  /** What was there when the transactions began that are running. */
  readonly #saved: ReadonlyMap<string, Table>[] = [];
  lastId = 0;

  get isInTransaction(): boolean {
    return this.#saved.length > 0;
  }

  /** Runs a statement. What fails changes nothing. @throws a `SQLiteError`. */
  run(statement: Statement, given: Given): Outcome {
    const before = this.#schema.saved;
    try {
      return this.#run(statement, given);
    } catch (error) {
      this.#schema.restore(before);
      throw error;
    }
  }

  #run(statement: Statement, given: Given): Outcome {
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

  #queries(given: Given) {
    return createQueries({ ...given, table: (name) => this.#schema.get(name) });
  }

  #pragma({ name, value }: Of<'pragma'>, given: Given): Outcome {
    const one = (result: Value): Outcome => ({ names: [name], rows: [[result]] });
    if (name === 'foreign_keys') {
      if (value === undefined) return one(Number(this.#checksReferences));
      // As SQLite, which does not change it while a transaction runs.
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

  /** Begins a transaction, which may be in another one. */
  begin(): void {
    this.#saved.push(this.#schema.saved);
  }

  /** Ends the last transaction. @param isKept false takes back what it has changed. */
  end(isKept: boolean): void {
    const before = this.#saved.pop();
    if (before && !isKept) this.#schema.restore(before);
  }

  #valueOf(expression: Expression, given: Given): Value {
    return this.#queries(given).evaluate(expression, { fields: [] }).get({ values: [] });
  }

  /** @throws for a row that a rule of the table forbids. */
  #assertAllowed(table: Table, row: StoredRow, given: Given): void {
    assertFilled(table, row);
    for (const { rule, text } of table.definition.checks) {
      const { get } = this.#queries(given).evaluate(rule, { fields: fieldsOf(table, table.definition.name) });
      if (truthOf(get({ values: valuesOf(table, row) })) === false)
        throw new SQLiteError(`CHECK constraint failed: ${text}`, 'SQLITE_CONSTRAINT_CHECK');
    }
  }

  #rowsToInsert({ table: name, columns, rows }: Of<'insert'>, given: Given): Value[][] {
    const table = this.#schema.get(name);
    const all = table.definition.columns;
    const places = columns?.map((column) => placeOf(table, column)) ?? all.map((_, at) => at);
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

  #insert(statement: Of<'insert'>, given: Given): Outcome {
    const { table: name, onConflict, update, returning } = statement;
    const written: StoredRow[] = [];
    for (const values of this.#rowsToInsert(statement, given)) {
      const row = asStored(this.#schema.get(name), values, undefined);
      const done = this.#insertOne(name, row, onConflict, update, given);
      if (done) written.push(done);
    }
    for (const row of written)
      if (this.#checksReferences) assertReferences(this.#schema, this.#schema.get(name), row);
    return this.#changed(name, written, returning, given);
  }

  /** @returns the row in the table; undefined where it was left out. */
  #insertOne(
    name: string,
    row: StoredRow,
    onConflict: Of<'insert'>['onConflict'],
    update: Of<'insert'>['update'],
    given: Given,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    if (onConflict !== 'ignore') this.#assertAllowed(table, row, given);
    for (const rule of uniqueRules(table)) {
      const double = doubleOf(table, rule, row);
      if (!double) continue;
      if (onConflict === 'ignore') return undefined;
      if (update && (update.columns.length === 0 || update.columns.join() === rule.columns.join()))
        return this.#updateDouble(table, double, row, update, given);
      if (onConflict !== 'replace') throw doubleError(table, rule);
      this.#removeRow(table.definition.name, double);
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

  #updateDouble(
    table: Table,
    double: StoredRow,
    row: StoredRow,
    { assignments, where }: NonNullable<Of<'insert'>['update']>,
    given: Given,
  ): StoredRow | undefined {
    const { name } = table.definition;
    const own = fieldsOf(table, name);
    const fields = [...own, ...fieldsOf(table, 'excluded')];
    const both: Row = { values: [...valuesOf(table, double), ...valuesOf(table, row)] };
    // What has no table before it is of the row that is there.
    const scope = { fields: own, outer: { fields } };
    const around: Row = { values: valuesOf(table, double), outer: both };
    const { evaluate } = this.#queries(given);
    if (where && !truthOf(evaluate(where, scope).get(around))) return undefined;
    const values = [...double.values];
    for (const [column, value] of assignments)
      values[placeOf(table, column)] = evaluate(value, scope).get(around);
    return this.#replaceRow(name, double, values, 'abort', given);
  }

  /** @returns the new row; undefined where a rule forbids it and that is to be ignored. */
  #replaceRow(
    name: string,
    row: StoredRow,
    values: readonly Value[],
    onConflict: Of<'update'>['onConflict'],
    given: Given,
  ): StoredRow | undefined {
    const table = this.#schema.get(name);
    const next = asStored(table, values, row.id);
    this.#assertAllowed(table, next, given);
    for (const rule of uniqueRules(table)) {
      const double = doubleOf(table, rule, next, row);
      if (!double) continue;
      if (onConflict === 'ignore') return undefined;
      if (onConflict !== 'replace') throw doubleError(table, rule);
      this.#removeRow(name, double);
    }
    this.#schema.put(withRow(withoutRow(this.#schema.get(name), row), next));
    return next;
  }

  #matching(name: string, where: Expression | undefined, given: Given): StoredRow[] {
    const table = this.#schema.get(name);
    const test =
      where && this.#queries(given).evaluate(where, { fields: fieldsOf(table, table.definition.name) });
    return table.rows.filter((row) => !test || truthOf(test.get({ values: valuesOf(table, row) })));
  }

  #update({ table: name, assignments, where, onConflict, returning }: Of<'update'>, given: Given): Outcome {
    const table = this.#schema.get(name);
    const prepared = this.#prepareAssignments(table, assignments, given);
    const written: StoredRow[] = [];
    for (const row of this.#matching(name, where, given)) {
      const values = [...row.values];
      for (const { at, value } of prepared) values[at] = value.get({ values: valuesOf(table, row) });
      const next = this.#replaceRow(name, row, values, onConflict, given);
      if (!next) continue;
      if (this.#checksReferences) assertReferences(this.#schema, this.#schema.get(name), next);
      if (this.#checksReferences) assertNotReferred(this.#schema, table, row, next);
      written.push(next);
    }
    return this.#changed(name, written, returning, given);
  }

  #prepareAssignments(table: Table, assignments: Assignments, given: Given) {
    const { evaluate } = this.#queries(given);
    const scope = { fields: fieldsOf(table, table.definition.name) };
    return assignments.map(([column, value]) => ({
      at: placeOf(table, column),
      value: evaluate(value, scope),
    }));
  }

  #delete({ table: name, where, returning }: Of<'delete'>, given: Given): Outcome {
    const removed = this.#matching(name, where, given);
    const outcome = this.#changed(name, removed, returning, given);
    for (const row of removed) this.#removeRow(name, row);
    return outcome;
  }

  /** Removes a row, and applies the rules of the references to it. */
  #removeRow(name: string, row: StoredRow): void {
    const table = this.#schema.get(name);
    this.#schema.put(withoutRow(table, row));
    if (!this.#checksReferences) return;
    for (const { child, key, row: referring } of referencesTo(this.#schema, table, row)) {
      if (key.onDelete === 'refuse')
        throw new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');
      if (key.onDelete === 'cascade') this.#removeRow(child.definition.name, referring);
      else {
        const places = key.columns.map((column) => placeOf(child, column));
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
    given: Given,
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
