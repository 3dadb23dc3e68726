/** The error of `bun:sqlite` and its result codes. */

const NUMBERS = {
  SQLITE_ERROR: 1,
  SQLITE_MISMATCH: 20,
  SQLITE_CONSTRAINT_CHECK: 275,
  SQLITE_CONSTRAINT_FOREIGNKEY: 787,
  SQLITE_CONSTRAINT_NOTNULL: 1299,
  SQLITE_CONSTRAINT_PRIMARYKEY: 1555,
  SQLITE_CONSTRAINT_UNIQUE: 2067,
} as const;

export type Code = keyof typeof NUMBERS;

export class SQLiteError extends Error {
  readonly code: Code;
  readonly errno: number;
  readonly byteOffset = -1;

  constructor(message: string, code: Code = 'SQLITE_ERROR') {
    super(message);
    this.name = 'SQLiteError';
    this.code = code;
    this.errno = NUMBERS[code];
  }
}
