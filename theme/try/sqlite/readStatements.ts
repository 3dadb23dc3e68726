/** Parses statements: those that programs of the docs use, and related ones. */
import { SQLiteError } from './errors.ts';
import { Reader } from './reader.ts';
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

const IF_MISSING = ['IF', 'NOT', 'EXISTS'];

/** `INT`, `VARCHAR(20)`. */
function readType(reader: Reader): string {
  let type = '';
  while (reader.isName()) type = `${type} ${reader.name()}`.trim();
  if (type && reader.take('(')) {
    while (!reader.take(')')) if (reader.next().kind === 'end') reader.fail();
  }
  return type.toUpperCase();
}

const EFFECTS: readonly (readonly [words: readonly string[], effect: ForeignKey['onDelete']])[] = [
  [['CASCADE'], 'cascade'],
  [['SET', 'NULL'], 'null'],
  [['RESTRICT'], 'refuse'],
  [['NO', 'ACTION'], 'refuse'],
];

function readReferences(reader: Reader, columns: readonly string[]): ForeignKey {
  const table = reader.name();
  const to = reader.peek() === '(' ? reader.listed(() => reader.name()) : [];
  let onDelete: ForeignKey['onDelete'] = 'refuse';
  while (reader.take('ON')) {
    const isDelete = reader.take('DELETE');
    if (!isDelete) reader.need('UPDATE');
    const [, effect] = EFFECTS.find(([words]) => reader.take(...words)) ?? reader.fail();
    if (isDelete) onDelete = effect;
    else if (effect !== 'refuse') reader.fail();
  }
  return { columns, table, to, onDelete };
}

function readFallback(reader: Reader): Expression {
  // A call needs parentheses around it.
  if (reader.peek(1) === '(' && reader.isName()) throw new SQLiteError('near "(": syntax error');
  if (!reader.take('(')) return readSigned(reader);
  const value = readExpression(reader);
  reader.need(')');
  return value;
}

function readCheck(reader: Reader): TableDefinition['checks'][number] {
  reader.need('(');
  const rule = readExpression(reader);
  reader.need(')');
  return { rule, text: '' };
}

/** Column constraint. @returns false without one. */
function readColumnRule(reader: Reader, column: ColumnDefinition, table: TableDefinition): boolean {
  const columns = [column.name];
  if (reader.take('CONSTRAINT')) reader.name();
  if (reader.take('PRIMARY', 'KEY')) {
    reader.takeOne(['ASC', 'DESC']);
    table.isAutoincrement = reader.take('AUTOINCREMENT') || table.isAutoincrement;
    table.unique.push({ columns, isPrimary: true });
  } else if (reader.take('NOT', 'NULL')) column.isRequired = true;
  else if (reader.take('UNIQUE')) table.unique.push({ columns, isPrimary: false });
  else if (reader.take('DEFAULT')) column.fallback = readFallback(reader);
  else if (reader.take('COLLATE')) column.collation = reader.name().toUpperCase();
  else if (reader.take('CHECK')) table.checks.push({ ...readCheck(reader), text: column.name });
  else if (reader.take('REFERENCES')) table.foreignKeys.push(readReferences(reader, columns));
  else return reader.take('NULL');
  return true;
}

function readColumnDefinition(reader: Reader, table: TableDefinition): ColumnDefinition {
  const name = reader.name();
  const column: ColumnDefinition = {
    name,
    type: readType(reader),
    isRequired: false,
    fallback: undefined,
    collation: 'BINARY',
  };
  while (readColumnRule(reader, column, table));
  return column;
}

function readTablePart(reader: Reader, table: TableDefinition): void {
  const names = () => reader.listed(() => reader.name());
  const constraint = reader.take('CONSTRAINT') ? reader.name() : '';
  if (reader.take('PRIMARY', 'KEY')) table.unique.push({ columns: names(), isPrimary: true });
  else if (reader.take('UNIQUE')) table.unique.push({ columns: names(), isPrimary: false });
  else if (reader.take('CHECK')) table.checks.push({ ...readCheck(reader), text: constraint || table.name });
  else if (reader.take('FOREIGN', 'KEY')) {
    const columns = names();
    reader.need('REFERENCES');
    table.foreignKeys.push(readReferences(reader, columns));
  } else table.columns.push(readColumnDefinition(reader, table));
}

const newTable = (name: string): TableDefinition => ({
  name,
  columns: [],
  unique: [],
  foreignKeys: [],
  checks: [],
  isAutoincrement: false,
});

function readCreate(reader: Reader): Statement {
  if (reader.take('TABLE')) {
    const ifMissing = reader.take(...IF_MISSING);
    const definition = newTable(reader.name());
    reader.listed(() => readTablePart(reader, definition));
    return { kind: 'createTable', definition, ifMissing };
  }
  const isUnique = reader.take('UNIQUE');
  reader.need('INDEX');
  const ifMissing = reader.take(...IF_MISSING);
  const name = reader.name();
  reader.need('ON');
  const table = reader.name();
  const columns = reader.listed(() => {
    const column = reader.name();
    reader.takeOne(['ASC', 'DESC']);
    return column;
  });
  return { kind: 'createIndex', name, table, columns, isUnique, ifMissing };
}

function readDrop(reader: Reader): Statement {
  const what = reader.take('TABLE') ? 'table' : 'index';
  if (what === 'index') reader.need('INDEX');
  const ifThere = reader.take('IF', 'EXISTS');
  return { kind: 'drop', what, name: reader.name(), ifThere };
}

function readAlter(reader: Reader): Statement {
  reader.need('TABLE');
  const table = reader.name();
  reader.need('ADD');
  reader.take('COLUMN');
  return { kind: 'addColumn', table, column: readColumnDefinition(reader, newTable(table)) };
}

function readPragma(reader: Reader): Statement {
  const name = reader.name().toLowerCase();
  const hasValue = reader.take('=') || reader.take('(');
  const value = hasValue ? reader.next().text.toLowerCase() : undefined;
  reader.take(')');
  return { kind: 'pragma', name, value };
}

function readOnConflict(reader: Reader): OnConflict {
  if (!reader.take('OR')) return 'abort';
  if (reader.take('IGNORE')) return 'ignore';
  if (reader.take('REPLACE')) return 'replace';
  reader.takeOne(['ABORT', 'FAIL', 'ROLLBACK']);
  return 'abort';
}

function readAssignments(reader: Reader): Assignments {
  reader.need('SET');
  return reader.list((): [string, Expression] => {
    const column = reader.name();
    reader.need('=');
    return [column, readExpression(reader)];
  });
}

function readRows(reader: Reader) {
  if (reader.take('DEFAULT', 'VALUES')) return [[]];
  if (reader.peek() === 'SELECT') return readSelect(reader);
  reader.need('VALUES');
  return reader.list(() => reader.listed(() => readExpression(reader)));
}

function readInsert(reader: Reader, first: OnConflict): Statement {
  const onConflict = first === 'abort' ? readOnConflict(reader) : first;
  reader.need('INTO');
  const table = reader.name();
  const columns = reader.peek() === '(' ? reader.listed(() => reader.name()) : undefined;
  const rows = readRows(reader);
  const insert = { kind: 'insert', table, columns, rows, onConflict, update: undefined } as const;
  if (!reader.take('ON', 'CONFLICT')) return { ...insert, returning: readReturning(reader) };
  const keys = reader.peek() === '(' ? reader.listed(() => reader.name()) : [];
  reader.need('DO');
  if (reader.take('NOTHING')) return { ...insert, onConflict: 'ignore', returning: readReturning(reader) };
  reader.need('UPDATE');
  const update = { columns: keys, assignments: readAssignments(reader), where: readWhere(reader) };
  return { ...insert, update, returning: readReturning(reader) };
}

function readOne(reader: Reader): Statement {
  if (reader.peek() === 'SELECT') return readSelect(reader);
  if (reader.take('CREATE')) return readCreate(reader);
  if (reader.take('INSERT')) return readInsert(reader, 'abort');
  if (reader.take('REPLACE')) return readInsert(reader, 'replace');
  if (reader.take('UPDATE')) {
    const onConflict = readOnConflict(reader);
    const table = reader.name();
    const assignments = readAssignments(reader);
    return {
      kind: 'update',
      table,
      assignments,
      where: readWhere(reader),
      onConflict,
      returning: readReturning(reader),
    };
  }
  if (reader.take('DELETE', 'FROM'))
    return {
      kind: 'delete',
      table: reader.name(),
      where: readWhere(reader),
      returning: readReturning(reader),
    };
  if (reader.take('PRAGMA')) return readPragma(reader);
  if (reader.take('DROP')) return readDrop(reader);
  if (reader.take('ALTER')) return readAlter(reader);
  const what = reader.takeOne(['BEGIN', 'COMMIT', 'END', 'ROLLBACK']) ?? reader.fail();
  reader.takeOne(['DEFERRED', 'IMMEDIATE', 'EXCLUSIVE']);
  reader.take('TRANSACTION');
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
  const reader = new Reader(sql, onUnknown);
  const statements: Statement[] = [];
  for (;;) {
    while (reader.take(';'));
    if (reader.isAtEnd()) return { statements, parameters: reader.parameters };
    statements.push(readOne(reader));
    if (!reader.isAtEnd()) reader.need(';');
  }
}
