/** The tables of a database, and the statements that define them (sqlite.org/lang_createtable.html). */
import { SQLiteError } from './errors.ts';
import type { Expression, Statement, Value } from './statements.ts';
import { findDuplicate, sameName, type Table, uniqueError } from './tables.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

type DefiningStatement = Of<'createTable' | 'createIndex' | 'drop' | 'addColumn'>;

export class Schema {
  #tables = new Map<string, Table>();

  /** Snapshot of all tables. */
  get saved(): ReadonlyMap<string, Table> {
    return new Map(this.#tables);
  }

  restore(saved: ReadonlyMap<string, Table>): void {
    this.#tables = new Map(saved);
  }

  get all(): readonly Table[] {
    return [...this.#tables.values()];
  }

  /** @throws for an unknown table. */
  get(name: string): Table {
    const table = this.#tables.get(name.toLowerCase());
    if (table) return table;
    if (/^sqlite_(?:schema|master)$/i.test(name)) return this.#list(name);
    throw new SQLiteError(`no such table: ${name}`);
  }

  /** `sqlite_schema`, which lists all tables. */
  #list(name: string): Table {
    const column = (of: string) => ({
      name: of,
      type: 'TEXT',
      isRequired: false,
      fallback: undefined,
      collation: 'BINARY',
    });
    const rows = this.all.flatMap(({ definition, indexes }) => [
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

  put(table: Table): void {
    this.#tables.set(table.definition.name.toLowerCase(), table);
  }

  /** @param compute evaluates a column's default. */
  apply(statement: DefiningStatement, compute: (expression: Expression) => Value): void {
    if (statement.kind === 'createTable') {
      const { definition, ifMissing } = statement;
      const isThere = this.#tables.has(definition.name.toLowerCase());
      if (isThere && !ifMissing) throw new SQLiteError(`table ${definition.name} already exists`);
      if (!isThere) this.put({ definition, indexes: [], rows: [], lastId: 0 });
    } else if (statement.kind === 'createIndex') this.#createIndex(statement);
    else if (statement.kind === 'drop') this.#drop(statement);
    else {
      const table = this.get(statement.table);
      const { column } = statement;
      const value = column.fallback ? compute(column.fallback) : null;
      const rows = table.rows.map(({ id, values }) => ({ id, values: [...values, value] }));
      this.put({
        ...table,
        rows,
        definition: { ...table.definition, columns: [...table.definition.columns, column] },
      });
    }
  }

  #createIndex({ name, table: of, columns, isUnique, ifMissing }: Of<'createIndex'>): void {
    const table = this.get(of);
    if (this.all.some(({ indexes }) => indexes.some((index) => sameName(index.name, name)))) {
      if (ifMissing) return;
      throw new SQLiteError(`index ${name} already exists`);
    }
    const index = { name, columns, isPrimary: false, isUnique };
    if (isUnique && table.rows.some((row) => findDuplicate(table, index, row, row)))
      throw uniqueError(table, index);
    this.put({ ...table, indexes: [...table.indexes, index] });
  }

  #drop({ what, name, ifThere }: Of<'drop'>): void {
    const of = this.all.find(({ definition, indexes }) =>
      what === 'table'
        ? sameName(definition.name, name)
        : indexes.some((index) => sameName(index.name, name)),
    );
    if (of && what === 'table') this.#tables.delete(name.toLowerCase());
    else if (of) this.put({ ...of, indexes: of.indexes.filter((index) => !sameName(index.name, name)) });
    else if (!ifThere) throw new SQLiteError(`no such ${what}: ${name}`);
  }
}
