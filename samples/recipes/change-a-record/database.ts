import { Database } from 'bun:sqlite';
import type { NewOrder, OrderChange } from './schemas';

const db = new Database(process.env.DATABASE ?? 'app.sqlite', {
  strict: true,
});
db.exec(`
  PRAGMA busy_timeout = 2000; -- waits for a lock instead of failing
  CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY,
    burger TEXT NOT NULL,
    amount INTEGER NOT NULL,
    note TEXT,
    version INTEGER NOT NULL DEFAULT 1
  )
`);

export type StoredOrder = NewOrder & { id: number; version: number };

export const insertOrder = (order: NewOrder) =>
  db
    .query<StoredOrder, NewOrder>(
      `INSERT INTO orders (burger, amount, note)
       VALUES ($burger, $amount, $note) RETURNING *`,
    )
    .get(order);

export const readOrder = (id: number) =>
  db.query<StoredOrder, [number]>('SELECT * FROM orders WHERE id = ?').get(id);

/**
 * Writes a change, unless the order has a newer version.
 *
 * @returns the order as it is now; null if nothing was written.
 */
export const changeOrder = (order: StoredOrder, change: OrderChange) =>
  db
    .query<StoredOrder, StoredOrder>(
      `UPDATE orders
       SET burger = $burger, amount = $amount, note = $note,
           version = version + 1
       WHERE id = $id AND version = $version RETURNING *`,
    )
    .get({ ...order, ...change });
