/** Parses statements: those that programs of the docs use, and related ones. */
import { SQLiteError } from './errors.ts';
import { readExpression, readReturning, readSelect, readSigned, readWhere } from './readQuery.ts';
import type {
  Assignments,
  ColumnDefinition,
  Expression,
  ForeignKey,
  OnConflict,
  Statement,
  TableDefinition,
} from './statements.ts';
import { TokenCursor } from './tokenCursor.ts';

const IF_MISSING = ['IF', 'NOT', 'EXISTS'];

/** `INT`, `VARCHAR(20)`. */
function readType(cursor: TokenCursor): string {
  let type = '';
  while (cursor.isName()) type = `${type} ${cursor.readName()}`.trim();
  if (type && cursor.take('(')) {
    while (!cursor.take(')')) if (cursor.next().kind === 'end') cursor.fail();
  }
  return type.toUpperCase();
}

const EFFECTS: readonly (readonly [words: readonly string[], effect: ForeignKey['onDelete']])[] = [
  [['CASCADE'], 'cascade'],
  [['SET', 'NULL'], 'null'],
  [['RESTRICT'], 'restrict'],
  [['NO', 'ACTION'], 'none'],
];

function readReferences(cursor: TokenCursor, columns: readonly string[]): ForeignKey {
  const table = cursor.readName();
  const to = cursor.peek() === '(' ? cursor.parenthesizedList(() => cursor.readName()) : [];
  let onDelete: ForeignKey['onDelete'] = 'none';
  while (cursor.take('ON')) {
    const isDelete = cursor.take('DELETE');
    if (!isDelete) cursor.expect('UPDATE');
    const [, effect] = EFFECTS.find(([words]) => cursor.take(...words)) ?? cursor.fail();
    if (isDelete) onDelete = effect;
    else if (effect !== 'none' && effect !== 'restrict') cursor.fail();
  }
  return { columns, table, to, onDelete };
}

function readFallback(cursor: TokenCursor): Expression {
  // A call needs parentheses around it.
  if (cursor.peek(1) === '(' && cursor.isName()) throw new SQLiteError('near "(": syntax error');
  if (!cursor.take('(')) return readSigned(cursor);
  const value = readExpression(cursor);
  cursor.expect(')');
  return value;
}

/** @param name of the constraint; empty for one that is named by its expression. */
function readCheck(cursor: TokenCursor, name: string): TableDefinition['checks'][number] {
  cursor.expect('(');
  const { start } = cursor.token;
  const rule = readExpression(cursor);
  const text = name || cursor.textSince(start);
  cursor.expect(')');
  return { rule, text };
}

/** Column constraint. @returns false without one. */
function readColumnRule(cursor: TokenCursor, column: ColumnDefinition, table: TableDefinition): boolean {
  const columns = [column.name];
  const constraint = cursor.take('CONSTRAINT') ? cursor.readName() : '';
  if (cursor.take('PRIMARY', 'KEY')) {
    cursor.takeOne(['ASC', 'DESC']);
    table.isAutoincrement = cursor.take('AUTOINCREMENT') || table.isAutoincrement;
    table.unique.push({ columns, isPrimary: true });
  } else if (cursor.take('NOT', 'NULL')) column.isRequired = true;
  else if (cursor.take('UNIQUE')) table.unique.push({ columns, isPrimary: false });
  else if (cursor.take('DEFAULT')) column.fallback = readFallback(cursor);
  else if (cursor.take('COLLATE')) column.collation = cursor.readName().toUpperCase();
  else if (cursor.take('CHECK')) table.checks.push(readCheck(cursor, constraint));
  else if (cursor.take('REFERENCES')) table.foreignKeys.push(readReferences(cursor, columns));
  else return cursor.take('NULL');
  return true;
}

function readColumnDefinition(cursor: TokenCursor, table: TableDefinition): ColumnDefinition {
  const name = cursor.readName();
  const column: ColumnDefinition = {
    name,
    type: readType(cursor),
    isRequired: false,
    fallback: undefined,
    collation: 'BINARY',
  };
  while (readColumnRule(cursor, column, table));
  return column;
}

function readTablePart(cursor: TokenCursor, table: TableDefinition): void {
  const names = () => cursor.parenthesizedList(() => cursor.readName());
  const constraint = cursor.take('CONSTRAINT') ? cursor.readName() : '';
  if (cursor.take('PRIMARY', 'KEY')) table.unique.push({ columns: names(), isPrimary: true });
  else if (cursor.take('UNIQUE')) table.unique.push({ columns: names(), isPrimary: false });
  else if (cursor.take('CHECK')) table.checks.push(readCheck(cursor, constraint));
  else if (cursor.take('FOREIGN', 'KEY')) {
    const columns = names();
    cursor.expect('REFERENCES');
    table.foreignKeys.push(readReferences(cursor, columns));
  } else table.columns.push(readColumnDefinition(cursor, table));
}

const newTable = (name: string): TableDefinition => ({
  name,
  columns: [],
  unique: [],
  foreignKeys: [],
  checks: [],
  isAutoincrement: false,
});

function readCreate(cursor: TokenCursor): Statement {
  if (cursor.take('TABLE')) {
    const ifMissing = cursor.take(...IF_MISSING);
    const definition = newTable(cursor.readName());
    cursor.parenthesizedList(() => readTablePart(cursor, definition));
    return { kind: 'createTable', definition, ifMissing };
  }
  const isUnique = cursor.take('UNIQUE');
  cursor.expect('INDEX');
  const ifMissing = cursor.take(...IF_MISSING);
  const name = cursor.readName();
  cursor.expect('ON');
  const table = cursor.readName();
  const columns = cursor.parenthesizedList(() => {
    const column = cursor.readName();
    cursor.takeOne(['ASC', 'DESC']);
    return column;
  });
  return { kind: 'createIndex', name, table, columns, isUnique, ifMissing };
}

function readDrop(cursor: TokenCursor): Statement {
  const what = cursor.take('TABLE') ? 'table' : 'index';
  if (what === 'index') cursor.expect('INDEX');
  const ifThere = cursor.take('IF', 'EXISTS');
  return { kind: 'drop', what, name: cursor.readName(), ifThere };
}

function readAlter(cursor: TokenCursor): Statement {
  cursor.expect('TABLE');
  const table = cursor.readName();
  cursor.expect('ADD');
  cursor.take('COLUMN');
  return { kind: 'addColumn', table, column: readColumnDefinition(cursor, newTable(table)) };
}

function readPragma(cursor: TokenCursor): Statement {
  const name = cursor.readName().toLowerCase();
  const hasValue = cursor.take('=') || cursor.take('(');
  const value = hasValue ? cursor.next().text.toLowerCase() : undefined;
  cursor.take(')');
  return { kind: 'pragma', name, value };
}

function readOnConflict(cursor: TokenCursor): OnConflict {
  if (!cursor.take('OR')) return 'abort';
  if (cursor.take('IGNORE')) return 'ignore';
  if (cursor.take('REPLACE')) return 'replace';
  cursor.takeOne(['ABORT', 'FAIL', 'ROLLBACK']);
  return 'abort';
}

function readAssignments(cursor: TokenCursor): Assignments {
  cursor.expect('SET');
  return cursor.list((): [string, Expression] => {
    const column = cursor.readName();
    cursor.expect('=');
    return [column, readExpression(cursor)];
  });
}

function readRows(cursor: TokenCursor) {
  if (cursor.take('DEFAULT', 'VALUES')) return [[]];
  if (cursor.peek() === 'SELECT') return readSelect(cursor);
  cursor.expect('VALUES');
  return cursor.list(() => cursor.parenthesizedList(() => readExpression(cursor)));
}

function readInsert(cursor: TokenCursor, first: OnConflict): Statement {
  const onConflict = first === 'abort' ? readOnConflict(cursor) : first;
  cursor.expect('INTO');
  const table = cursor.readName();
  const columns = cursor.peek() === '(' ? cursor.parenthesizedList(() => cursor.readName()) : undefined;
  const rows = readRows(cursor);
  const insert = { kind: 'insert', table, columns, rows, onConflict, upsert: undefined } as const;
  if (!cursor.take('ON', 'CONFLICT')) return { ...insert, returning: readReturning(cursor) };
  const keys = cursor.peek() === '(' ? cursor.parenthesizedList(() => cursor.readName()) : [];
  cursor.expect('DO');
  const isUpdate = !cursor.take('NOTHING');
  if (isUpdate) cursor.expect('UPDATE');
  const update = isUpdate ? { assignments: readAssignments(cursor), where: readWhere(cursor) } : undefined;
  return { ...insert, upsert: { columns: keys, update }, returning: readReturning(cursor) };
}

function readOne(cursor: TokenCursor): Statement {
  if (cursor.peek() === 'SELECT') return readSelect(cursor);
  if (cursor.take('CREATE')) return readCreate(cursor);
  if (cursor.take('INSERT')) return readInsert(cursor, 'abort');
  if (cursor.take('REPLACE')) return readInsert(cursor, 'replace');
  if (cursor.take('UPDATE')) {
    const onConflict = readOnConflict(cursor);
    const table = cursor.readName();
    const assignments = readAssignments(cursor);
    return {
      kind: 'update',
      table,
      assignments,
      where: readWhere(cursor),
      onConflict,
      returning: readReturning(cursor),
    };
  }
  if (cursor.take('DELETE', 'FROM'))
    return {
      kind: 'delete',
      table: cursor.readName(),
      where: readWhere(cursor),
      returning: readReturning(cursor),
    };
  if (cursor.take('PRAGMA')) return readPragma(cursor);
  if (cursor.take('DROP')) return readDrop(cursor);
  if (cursor.take('ALTER')) return readAlter(cursor);
  const what = cursor.takeOne(['BEGIN', 'COMMIT', 'END', 'ROLLBACK']) ?? cursor.fail();
  cursor.takeOne(['DEFERRED', 'IMMEDIATE', 'EXCLUSIVE']);
  cursor.take('TRANSACTION');
  return {
    kind: 'transaction',
    what: what === 'BEGIN' ? 'begin' : what === 'ROLLBACK' ? 'rollback' : 'commit',
  };
}

/** Statements, and the number of their unnamed parameters. */
export interface ParsedStatements {
  statements: Statement[];
  parameters: number;
}

/**
 * @param sql one or more statements, separated by semicolons.
 * @param onUnknown called with an unsupported word; it throws.
 */
export function readStatements(sql: string, onUnknown: (near: string) => never): ParsedStatements {
  const cursor = new TokenCursor(sql, onUnknown);
  const statements: Statement[] = [];
  for (;;) {
    while (cursor.take(';'));
    if (cursor.isAtEnd()) return { statements, parameters: cursor.parameters };
    statements.push(readOne(cursor));
    if (!cursor.isAtEnd()) cursor.expect(';');
  }
}
