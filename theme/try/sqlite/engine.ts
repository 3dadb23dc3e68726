/** A database in memory that runs statements. */
import { SQLiteError } from './errors.ts';
import type { Row } from './evaluate.ts';
import { createQueries, fieldsOf, valuesOf } from './query.ts';
import type { Assignments, Expression, ForeignKey, Statement, Value } from './statements.ts';
import {
  asStored,
  assertFilled,
  doubleError,
  doubleOf,
  placeOf,
  primaryOf,
  type StoredRow,
  sameName,
  type Table,
  uniqueRules,
  withoutRow,
  withRow,
} from './tables.ts';
import { compareValues, truthOf } from './values.ts';

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
  #tables = new Map<string, Table>();
  #checksReferences = false;
  #version: Value = 0;
  /** What was there when the transactions began that are running. */
  readonly #saved: Map<string, Table>[] = [];
  lastId = 0;

  get isInTransaction(): boolean {
    return this.#saved.length > 0;
  }

  /** Runs a statement. What fails changes nothing. @throws a `SQLiteError`. */
  run(statement: Statement, given: Given): Outcome {
    const before = new Map(this.#tables);
    try {
      return this.#run(statement, given);
    } catch (error) {
      this.#tables = before;
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
        this.#define(statement, given);
        return NOTHING;
    }
  }

  #queries(given: Given) {
    return createQueries({ ...given, table: (name) => this.#table(name) });
  }

  #table(name: string): Table {
    const table = this.#tables.get(name.toLowerCase());
    if (table) return table;
    if (/^sqlite_(?:schema|master)$/i.test(name)) return this.#schema(name);
    throw new SQLiteError(`no such table: ${name}`);
  }

  #schema(name: string): Table {
    const column = (of: string) => ({
      name: of,
      type: 'TEXT',
      isRequired: false,
      fallback: undefined,
      collation: 'BINARY',
    });
    const rows = [...this.#tables.values()].flatMap(({ definition, indexes }) => [
      ['table', definition.name, definition.name],
      ...indexes.map((index) => ['index', index.name, definition.name]),
    ]);
    return {
      definition: {
        name,
        columns: ['type', 'name', 'tbl_name'].map(column),
        unique: [],
        foreignKeys: [],
        checks: [],
        isAutoincrement: false,
      },
      indexes: [],
      rows: rows.map((values, at) => ({ id: at + 1, values })),
      lastId: rows.length,
    };
  }

  #put(table: Table): void {
    this.#tables.set(table.definition.name.toLowerCase(), table);
  }

  #define(statement: Of<'createTable' | 'createIndex' | 'drop' | 'addColumn'>, given: Given): void {
    if (statement.kind === 'createTable') {
      const { definition, ifMissing } = statement;
      const isThere = this.#tables.has(definition.name.toLowerCase());
      if (isThere && !ifMissing) throw new SQLiteError(`table ${definition.name} already exists`);
      if (!isThere) this.#put({ definition, indexes: [], rows: [], lastId: 0 });
    } else if (statement.kind === 'createIndex') this.#createIndex(statement);
    else if (statement.kind === 'drop') this.#drop(statement);
    else {
      const table = this.#table(statement.table);
      const { column } = statement;
      const value = column.fallback ? this.#valueOf(column.fallback, given) : null;
      const rows = table.rows.map(({ id, values }) => ({ id, values: [...values, value] }));
      this.#put({
        ...table,
        rows,
        definition: { ...table.definition, columns: [...table.definition.columns, column] },
      });
    }
  }

  #createIndex({ name, table: of, columns, isUnique, ifMissing }: Of<'createIndex'>): void {
    const table = this.#table(of);
    if (
      [...this.#tables.values()].some(({ indexes }) => indexes.some((index) => sameName(index.name, name)))
    ) {
      if (ifMissing) return;
      throw new SQLiteError(`index ${name} already exists`);
    }
    const index = { name, columns, isPrimary: false, isUnique };
    if (isUnique && table.rows.some((row) => doubleOf(table, index, row, row)))
      throw doubleError(table, index);
    this.#put({ ...table, indexes: [...table.indexes, index] });
  }

  #drop({ what, name, ifThere }: Of<'drop'>): void {
    const of = [...this.#tables.values()].find(({ definition, indexes }) =>
      what === 'table'
        ? sameName(definition.name, name)
        : indexes.some((index) => sameName(index.name, name)),
    );
    if (of && what === 'table') this.#tables.delete(name.toLowerCase());
    else if (of) this.#put({ ...of, indexes: of.indexes.filter((index) => !sameName(index.name, name)) });
    else if (!ifThere) throw new SQLiteError(`no such ${what}: ${name}`);
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
    this.#saved.push(new Map(this.#tables));
  }

  /** Ends the last transaction. @param isKept false takes back what it has changed. */
  end(isKept: boolean): void {
    const before = this.#saved.pop();
    if (before && !isKept) this.#tables = before;
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
    const table = this.#table(name);
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
      const row = asStored(this.#table(name), values, undefined);
      const done = this.#insertOne(name, row, onConflict, update, given);
      if (done) written.push(done);
    }
    for (const row of written) this.#assertReferences(this.#table(name), row);
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
    const table = this.#table(name);
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
    this.#put(withRow(this.#table(name), row));
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
    const table = this.#table(name);
    const next = asStored(table, values, row.id);
    this.#assertAllowed(table, next, given);
    for (const rule of uniqueRules(table)) {
      const double = doubleOf(table, rule, next, row);
      if (!double) continue;
      if (onConflict === 'ignore') return undefined;
      if (onConflict !== 'replace') throw doubleError(table, rule);
      this.#removeRow(name, double);
    }
    this.#put(withRow(withoutRow(this.#table(name), row), next));
    return next;
  }

  #matching(name: string, where: Expression | undefined, given: Given): StoredRow[] {
    const table = this.#table(name);
    const test =
      where && this.#queries(given).evaluate(where, { fields: fieldsOf(table, table.definition.name) });
    return table.rows.filter((row) => !test || truthOf(test.get({ values: valuesOf(table, row) })));
  }

  #update({ table: name, assignments, where, onConflict, returning }: Of<'update'>, given: Given): Outcome {
    const table = this.#table(name);
    const prepared = this.#prepareAssignments(table, assignments, given);
    const written: StoredRow[] = [];
    for (const row of this.#matching(name, where, given)) {
      const values = [...row.values];
      for (const { at, value } of prepared) values[at] = value.get({ values: valuesOf(table, row) });
      const next = this.#replaceRow(name, row, values, onConflict, given);
      if (!next) continue;
      this.#assertReferences(this.#table(name), next);
      this.#assertNotReferred(table, row, next);
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
    const table = this.#table(name);
    this.#put(withoutRow(table, row));
    if (!this.#checksReferences) return;
    for (const { child, key, row: referring } of this.#referring(table, row)) {
      if (key.onDelete === 'refuse')
        throw new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');
      if (key.onDelete === 'cascade') this.#removeRow(child.definition.name, referring);
      else {
        const places = key.columns.map((column) => placeOf(child, column));
        const values = referring.values.map((value, at) => (places.includes(at) ? null : value));
        this.#put(
          withRow(withoutRow(this.#table(child.definition.name), referring), { ...referring, values }),
        );
      }
    }
  }

  #referring(table: Table, row: StoredRow): { child: Table; key: ForeignKey; row: StoredRow }[] {
    return [...this.#tables.values()].flatMap((child) =>
      child.definition.foreignKeys
        .filter((key) => sameName(key.table, table.definition.name))
        .flatMap((key) =>
          child.rows
            .filter((referring) => this.#refersTo(child, key, referring, table, row))
            .map((referring) => ({ child, key, row: referring })),
        ),
    );
  }

  #refersTo(child: Table, key: ForeignKey, row: StoredRow, parent: Table, other: StoredRow): boolean {
    const to = key.to.length > 0 ? key.to.map((column) => placeOf(parent, column)) : primaryOf(parent);
    return key.columns.every((column, at) => {
      const value = row.values[placeOf(child, column)] ?? null;
      return value !== null && compareValues(value, other.values[to[at] ?? -1] ?? null) === 0;
    });
  }

  /** @throws for a row that refers to what is not there. */
  #assertReferences(table: Table, row: StoredRow): void {
    if (!this.#checksReferences) return;
    for (const key of table.definition.foreignKeys) {
      if (key.columns.some((column) => row.values[placeOf(table, column)] === null)) continue;
      const parent = this.#table(key.table);
      if (!parent.rows.some((other) => this.#refersTo(table, key, row, parent, other)))
        throw new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');
    }
  }

  /** @throws for a row whose key was changed while others refer to it. */
  #assertNotReferred(table: Table, row: StoredRow, next: StoredRow): void {
    if (!this.#checksReferences) return;
    for (const { child, key, row: referring } of this.#referring(table, row))
      if (!this.#refersTo(child, key, referring, table, next))
        throw new SQLiteError('FOREIGN KEY constraint failed', 'SQLITE_CONSTRAINT_FOREIGNKEY');
  }

  #changed(
    name: string,
    rows: readonly StoredRow[],
    returning: Of<'insert'>['returning'],
    given: Given,
  ): Outcome {
    const table = this.#table(name);
    const { names, of } = this.#queries(given).prepareReturning(returning, table);
    return {
      names,
      rows: returning.length > 0 ? rows.map((row) => of({ values: valuesOf(table, row) })) : [],
      changes: rows.length,
    };
  }
}
