/** In-memory database behind the page's `bun:sqlite`: it executes parsed statements, since a browser has no SQLite. */
import { SQLiteError } from './errors.ts';
import { createQueries, type Queries, valuesOf } from './query.ts';
import { RowWriter } from './rowWriter.ts';
import type { Statement, Value } from './statements.ts';
import { Schema } from './tableSchema.ts';
import type { StoredRow, Table } from './tables.ts';
import { constantOf, type WritingStatement, writeRows } from './writeRows.ts';

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

/** Result of a statement that has written rows. */
function returned(
  { returning }: WritingStatement,
  table: Table,
  rows: readonly StoredRow[],
  queries: Queries,
): StatementResult {
  const { names, of } = queries.prepareReturning(returning, table);
  return {
    names,
    rows: returning.length > 0 ? rows.map((row) => of({ values: valuesOf(table, row) })) : [],
    changes: rows.length,
  };
}

export class MemoryDatabase {
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
  run(statement: Statement, context: StatementContext): StatementResult {
    const before = this.#schema.saved;
    const queries = createQueries({ ...context, table: (name) => this.#schema.get(name) });
    const writer = new RowWriter(this.#schema, queries, this.#checksReferences);
    try {
      const result = this.#run(statement, queries, writer, context);
      writer.checkReferences();
      return result.changes === undefined ? result : { ...result, changes: result.changes + writer.actions };
    } catch (error) {
      this.#schema.restore(before);
      throw error;
    } finally {
      this.lastId = writer.lastId ?? this.lastId;
    }
  }

  #run(
    statement: Statement,
    queries: Queries,
    writer: RowWriter,
    context: StatementContext,
  ): StatementResult {
    switch (statement.kind) {
      case 'select': {
        const { names, run } = queries.prepare(statement);
        return { names, rows: run() };
      }
      case 'insert':
      case 'update':
      case 'delete': {
        const rows = writeRows(statement, this.#schema, queries, writer);
        return returned(statement, this.#schema.get(statement.table), rows, queries);
      }
      case 'pragma':
        return this.#pragma(statement, context);
      case 'transaction':
        this.#transaction(statement.what);
        return NOTHING;
      default:
        this.#schema.apply(statement, (expression) => constantOf(expression, queries));
        return NOTHING;
    }
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
}
