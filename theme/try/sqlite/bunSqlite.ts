/**
 * Substitute for the module `bun:sqlite` (bun.com/docs/api/sqlite): a small SQLite in memory, for the programs of the docs. Unknown SQL
 * is reported, never ignored. The recordings of the samples compare it with Bun.
 */
import { SQLiteError } from './errors.ts';
import { MemoryDatabase, type StatementResult } from './memoryDatabase.ts';
import { readStatements } from './readStatements.ts';
import type { Value } from './statements.ts';

/** Values of parameters, as programs pass them. */
type Bound = Value | boolean | bigint | undefined;
type Bindings = readonly (Bound | readonly Bound[] | Readonly<Record<string, Bound>>)[];

interface Changes {
  changes: number;
  lastInsertRowid: number;
}

export interface DatabaseOptions {
  /** Parameters are named without their sign, and all are required. */
  strict?: boolean;
}

/** Called with the name of an unsupported feature; it throws. */
type OnUnknown = (name: string) => never;

function bound(value: Bound): Value {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'bigint') return Number(value);
  return value ?? null;
}

const isNamed = (given: Bindings[number]): given is Readonly<Record<string, Bound>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given) && !(given instanceof Uint8Array);

/** Values of parameters by number or name. @param count number of unnamed parameters. @throws for another number of values. */
function parametersOf(bindings: Bindings, count: number, isStrict: boolean) {
  const [first] = bindings;
  const named = first !== undefined && isNamed(first) ? first : undefined;
  const listed = named
    ? []
    : bindings.flatMap((each): readonly Bound[] => (Array.isArray(each) ? each : [each as Bound]));
  // Bun binds NULL where no value is passed, and accepts any values for a query without parameters.
  if (count > 0 && listed.length > 0 && listed.length !== count)
    throw new Error(`SQLite query expected ${count} values, received ${listed.length}`);
  return (key: number | string): Value => {
    if (typeof key === 'number') return bound(listed[key - 1]);
    const name = isStrict ? key.slice(1) : key;
    if (named && Object.hasOwn(named, name)) return bound(named[name]);
    if (isStrict) throw new SQLiteError(`Missing parameter "${name}"`);
    return null;
  };
}

class Statement {
  readonly #database: MemoryDatabase;
  readonly #sql: string;
  readonly #isStrict: boolean;
  readonly #read: ReturnType<typeof readStatements>;
  readonly #onUnknown: OnUnknown;
  #names: readonly string[] = [];
  #class: object | undefined;

  constructor(database: MemoryDatabase, sql: string, isStrict: boolean, onUnknown: OnUnknown) {
    this.#database = database;
    this.#sql = sql;
    this.#isStrict = isStrict;
    this.#onUnknown = onUnknown;
    this.#read = readStatements(sql, onUnknown);
  }

  get columnNames(): readonly string[] {
    return this.#names;
  }

  get paramsCount(): number {
    return this.#read.parameters;
  }

  #run(bindings: Bindings): StatementResult {
    const parameter = parametersOf(bindings, this.paramsCount, this.#isStrict);
    let outcome: StatementResult = { names: [], rows: [] };
    for (const statement of this.#read.statements)
      outcome = this.#database.run(statement, { parameter, onUnknown: this.#onUnknown });
    this.#names = outcome.names;
    return outcome;
  }

  #objectOf = (row: readonly Value[]): object => {
    const values = Object.fromEntries(this.#names.map((name, at) => [name, row[at]]));
    return this.#class ? Object.assign(Object.create(this.#class), values) : values;
  };

  get(...bindings: Bindings): object | null {
    const [first] = this.#run(bindings).rows;
    return first ? this.#objectOf(first) : null;
  }

  all(...bindings: Bindings): object[] {
    return this.#run(bindings).rows.map(this.#objectOf);
  }

  values(...bindings: Bindings): (readonly Value[])[] {
    return [...this.#run(bindings).rows];
  }

  *iterate(...bindings: Bindings): Generator<object> {
    yield* this.all(...bindings);
  }

  run(...bindings: Bindings): Changes {
    const { changes = 0 } = this.#run(bindings);
    return { changes, lastInsertRowid: this.#database.lastId };
  }

  as({ prototype }: { prototype: object }): this {
    this.#class = prototype;
    return this;
  }

  finalize(): void {}

  toString(): string {
    return this.#sql;
  }
}

class Connection {
  readonly filename: string;
  readonly #database = new MemoryDatabase();
  readonly #isStrict: boolean;
  readonly #onUnknown: OnUnknown;
  readonly #known = new Map<string, Statement>();

  constructor(filename: string, { strict = false }: DatabaseOptions, onUnknown: OnUnknown) {
    this.filename = filename;
    this.#isStrict = strict;
    this.#onUnknown = onUnknown;
  }

  get inTransaction(): boolean {
    return this.#database.isInTransaction;
  }

  prepare(sql: string): Statement {
    return new Statement(this.#database, sql, this.#isStrict, this.#onUnknown);
  }

  query(sql: string): Statement {
    const known = this.#known.get(sql) ?? this.prepare(sql);
    this.#known.set(sql, known);
    return known;
  }

  run(sql: string, ...bindings: Bindings): Changes {
    return this.prepare(sql).run(...bindings);
  }

  exec(sql: string, ...bindings: Bindings): Changes {
    return this.run(sql, ...bindings);
  }

  /** Wraps a function in a transaction: an error rolls it back. */
  transaction<Given extends unknown[], Result>(work: (...given: Given) => Result) {
    const run = (...given: Given): Result => {
      this.#database.begin();
      try {
        const result = work(...given);
        this.#database.end(true);
        return result;
      } catch (error) {
        this.#database.end(false);
        throw error;
      }
    };
    return Object.assign(run, { deferred: run, immediate: run, exclusive: run });
  }

  close(): void {}
}

/** @param note gets the name of each missing feature. */
export function createBunSqlite(note: (name: string) => void) {
  const onUnknown = (near: string): never => {
    note(`SQL ${near}`);
    throw new SQLiteError(`near "${near}": syntax error`);
  };

  class Database extends Connection {
    constructor(filename = ':memory:', options: DatabaseOptions = {}) {
      super(filename, options, onUnknown);
    }
  }

  return { Database, Statement, SQLiteError, default: Database };
}
