import { Database } from 'bun:sqlite';

// One file for all instances on this machine.
const db = new Database(process.env.DATABASE ?? 'app.sqlite', {
  strict: true,
});
db.exec(`
  PRAGMA busy_timeout = 2000; -- waits while another instance writes
  PRAGMA journal_mode = WAL;  -- reading goes on meanwhile
  CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY,
    burger TEXT NOT NULL,
    client TEXT NOT NULL
  )
`);

type Order = { id: number; burger: string; client: string };

export const addOrder = (burger: string, client: string) =>
  db
    .query<Order, [string, string]>(
      'INSERT INTO orders (burger, client) VALUES (?, ?) RETURNING *',
    )
    .get(burger, client);

export const countOrders = () =>
  db.query<{ total: number }, []>('SELECT count(*) AS total FROM orders').get();
