import { Database } from 'bun:sqlite';

const db = new Database(':memory:');

console.log(db.query('PRAGMA foreign_keys').get());
