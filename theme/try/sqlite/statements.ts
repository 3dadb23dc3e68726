/** Syntax tree of statements, from `readStatements.ts`. */

export type Value = string | number | null | Uint8Array;

export type Expression =
  | { kind: 'value'; value: Value; isReal?: boolean }
  /** `?` has a 1-based number, `$name` its name. */
  | { kind: 'parameter'; key: number | string }
  | { kind: 'column'; table: string | undefined; name: string }
  | { kind: 'unary'; sign: '-' | '+' | 'NOT'; of: Expression }
  | { kind: 'binary'; sign: string; left: Expression; right: Expression }
  | { kind: 'call'; name: string; values: readonly Expression[]; isDistinct: boolean }
  | { kind: 'in'; of: Expression; among: readonly Expression[] | Select; isNot: boolean }
  | { kind: 'between'; of: Expression; low: Expression; high: Expression; isNot: boolean }
  | {
      kind: 'case';
      of: Expression | undefined;
      cases: readonly (readonly [Expression, Expression])[];
      other: Expression;
    }
  | { kind: 'query'; query: Select }
  | { kind: 'exists'; query: Select }
  | { kind: 'cast'; of: Expression; type: string }
  | { kind: 'collate'; of: Expression; name: string };

/** Result column of a query: `*`, `posts.*`, or a named expression. */
export type Result =
  | { kind: 'all'; table: string | undefined }
  | { kind: 'one'; value: Expression; name: string };

export interface Source {
  table: string;
  /** Alias, else the table's name. */
  alias: string;
  isLeft: boolean;
  on: Expression | undefined;
}

export interface Order {
  by: Expression;
  isDescending: boolean;
}

export interface Select {
  kind: 'select';
  isDistinct: boolean;
  results: readonly Result[];
  from: readonly Source[];
  where: Expression | undefined;
  groupBy: readonly Expression[];
  having: Expression | undefined;
  orderBy: readonly Order[];
  limit: Expression | undefined;
  offset: Expression | undefined;
}

/** Conflict resolution for a row that violates a constraint. */
export type OnConflict = 'abort' | 'ignore' | 'replace';

export interface ForeignKey {
  columns: readonly string[];
  table: string;
  to: readonly string[];
  /** `none` is checked at the end of the statement, `restrict` at once. */
  onDelete: 'none' | 'restrict' | 'cascade' | 'null';
}

export interface ColumnDefinition {
  name: string;
  type: string;
  isRequired: boolean;
  fallback: Expression | undefined;
  collation: string;
}

export interface UniqueRule {
  columns: readonly string[];
  isPrimary: boolean;
}

export interface TableDefinition {
  name: string;
  columns: ColumnDefinition[];
  unique: UniqueRule[];
  foreignKeys: ForeignKey[];
  checks: { rule: Expression; text: string }[];
  isAutoincrement: boolean;
}

export type Assignments = readonly (readonly [column: string, value: Expression])[];

export type Statement =
  | Select
  | { kind: 'createTable'; definition: TableDefinition; ifMissing: boolean }
  | {
      kind: 'createIndex';
      name: string;
      table: string;
      columns: readonly string[];
      isUnique: boolean;
      ifMissing: boolean;
    }
  | { kind: 'drop'; what: 'table' | 'index'; name: string; ifThere: boolean }
  | { kind: 'addColumn'; table: string; column: ColumnDefinition }
  | { kind: 'pragma'; name: string; value: string | undefined }
  | { kind: 'transaction'; what: 'begin' | 'commit' | 'rollback' }
  | {
      kind: 'insert';
      table: string;
      columns: readonly string[] | undefined;
      rows: readonly (readonly Expression[])[] | Select;
      onConflict: OnConflict;
      /** `ON CONFLICT (…) DO UPDATE SET …`, or `DO NOTHING` without an update. */
      upsert:
        | {
            columns: readonly string[];
            update: { assignments: Assignments; where: Expression | undefined } | undefined;
          }
        | undefined;
      returning: readonly Result[];
    }
  | {
      kind: 'update';
      table: string;
      assignments: Assignments;
      where: Expression | undefined;
      onConflict: OnConflict;
      returning: readonly Result[];
    }
  | { kind: 'delete'; table: string; where: Expression | undefined; returning: readonly Result[] };
