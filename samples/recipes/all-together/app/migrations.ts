import type { Database } from 'bun:sqlite';

/** What made the database what it is. Only add at the end, never change. */
const migrations = [
  `CREATE TABLE dishes (
     id INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     stock INTEGER NOT NULL CHECK (stock >= 0)
   );
   INSERT INTO dishes (name, stock) VALUES ('Classic', 3), ('Falafel', 1);`,

  `CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT NOT NULL);
   CREATE TABLE orderItems (
     orderId INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
     dishId INTEGER NOT NULL REFERENCES dishes(id),
     count INTEGER NOT NULL CHECK (count > 0)
   );`,

  `ALTER TABLE dishes ADD COLUMN vegan INTEGER NOT NULL DEFAULT 0;
   UPDATE dishes SET vegan = 1 WHERE name = 'Falafel';`,
];

const versionOf = (db: Database) =>
  db.query<{ user_version: number }, []>('PRAGMA user_version').get()
    ?.user_version ?? 0;

/** Runs the migrations that this database does not have yet: all or none. */
export function migrate(db: Database) {
  const run = db.transaction(() => {
    const version = versionOf(db);
    if (version > migrations.length)
      throw new Error(`The database is newer than this app: ${version}`);
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    console.log(`database: version ${version} → ${migrations.length}`);
  });
  // Locks the database first, so that two processes cannot do it at once.
  run.immediate();
}
