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

export type Order = NewOrder & { id: number; version: number };

export const addOrder = (order: NewOrder) =>
  db
    .query<Order, NewOrder>(
      `INSERT INTO orders (burger, amount, note)
       VALUES ($burger, $amount, $note) RETURNING *`,
    )
    .get(order);

export const findOrder = (id: number) =>
  db.query<Order, [number]>('SELECT * FROM orders WHERE id = ?').get(id);

/**
 * Writes a change, unless the order has a newer version.
 *
 * @returns the order as it is now; null if nothing was written.
 */
export const changeOrder = (order: Order, change: OrderChange) =>
  db
    .query<Order, Order>(
      `UPDATE orders
       SET burger = $burger, amount = $amount, note = $note,
           version = version + 1
       WHERE id = $id AND version = $version RETURNING *`,
    )
    .get({ ...order, ...change });
