import { db } from './database';
import { migrate } from './migrations';

migrate(db);

type DishRow = { id: number; name: string; stock: number; vegan: number };

/** All dishes, or those whose name contains the text. */
export const listDishes = (search = '') =>
  db
    .query<DishRow, [string]>(
      'SELECT * FROM dishes WHERE instr(lower(name), lower(?)) > 0 ORDER BY id',
    )
    .all(search)
    // SQLite has no booleans: the column holds 0 or 1.
    .map((row) => ({ ...row, vegan: row.vegan === 1 }));

export type Item = { dish: string; count: number };

/** Thrown inside a transaction, so that nothing of it is kept. */
export class OutOfStock extends Error {}

/** Takes the dishes from the stock and writes the order: all or nothing. */
export const addOrder = db.transaction((customer: string, items: Item[]) => {
  const { lastInsertRowid } = db
    .query('INSERT INTO orders (customer) VALUES (?)')
    .run(customer);
  for (const { dish, count } of items) {
    const taken = db
      .query<{ id: number }, [number, string, number]>(
        `UPDATE dishes SET stock = stock - ?
         WHERE name = ? AND stock >= ? RETURNING id`,
      )
      .get(count, dish, count);
    if (!taken) throw new OutOfStock(`Not enough of ${dish}`);
    db.query(
      'INSERT INTO orderItems (orderId, dishId, count) VALUES (?, ?, ?)',
    ).run(lastInsertRowid, taken.id, count);
  }
  return Number(lastInsertRowid);
});

/** Number of orders. */
export const countOrders = () =>
  db.query<{ total: number }, []>('SELECT count(*) AS total FROM orders').get()
    ?.total;
