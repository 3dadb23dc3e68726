import { Database } from 'bun:sqlite';

export const db = new Database(process.env.DATABASE ?? 'app.sqlite', {
  strict: true,
});

db.exec(`
  PRAGMA busy_timeout = 2000; -- waits for a lock instead of failing
  PRAGMA foreign_keys = ON;   -- off unless every connection says so
  PRAGMA journal_mode = WAL;  -- reading goes on while somebody writes
`);
