import { describe, expect, test } from '@rstest/core';
import { createBunSqlite } from './bunSqlite.ts';

const lacks: string[] = [];
const { Database, SQLiteError } = createBunSqlite((name) => lacks.push(name));

/** A database with two tables, of which one refers to the other. */
function shop() {
  const db = new Database(':memory:', { strict: true });
  db.exec(`
    PRAGMA foreign_keys = ON;
    CREATE TABLE IF NOT EXISTS dishes (
      id INTEGER PRIMARY KEY, -- another name of the rowid
      title TEXT NOT NULL UNIQUE,
      price REAL NOT NULL DEFAULT 9.5,
      isHot INTEGER NOT NULL DEFAULT 0 CHECK (isHot IN (0, 1))
    );
    CREATE TABLE notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      dish INTEGER NOT NULL REFERENCES dishes(id) ON DELETE CASCADE,
      words TEXT
    );
  `);
  db.run("INSERT INTO dishes (title, price) VALUES ('Classic', 8), ('Cheese', 9), ('Onion', 7.5)");
  return db;
}

const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof SQLiteError ? [error.name, error.message, error.code, error.errno] : error;
  }
  return undefined;
};

describe('TRY-2 the SQLite of the page', () => {
  test('a database without a name is in memory', () => {
    expect(new Database().filename).toBe(':memory:');
    expect(new Database('shop.db').filename).toBe('shop.db');
  });

  test('stores, changes and removes rows, and gives them back', () => {
    const db = shop();
    const add = db.query('INSERT INTO dishes (title) VALUES ($title) RETURNING *');
    expect(add.get({ title: 'Chicken' })).toEqual({ id: 4, title: 'Chicken', price: 9.5, isHot: 0 });
    expect(
      db.query('SELECT title FROM dishes WHERE price > ? ORDER BY price DESC LIMIT 2').values(7.5),
    ).toEqual([['Chicken'], ['Cheese']]);
    expect(db.query('UPDATE dishes SET price = price + 1 WHERE id = ?').run(4)).toEqual({
      changes: 1,
      lastInsertRowid: 4,
    });
    expect(db.query('SELECT price FROM dishes WHERE title = ?').get('Chicken')).toEqual({ price: 10.5 });
    expect(db.query('DELETE FROM dishes WHERE id > ?').run(1).changes).toBe(3);
    expect(db.query('SELECT id, title FROM dishes').all()).toEqual([{ id: 1, title: 'Classic' }]);
    expect(db.query('SELECT * FROM dishes WHERE id = 9').get()).toBe(null);
    // The id of a row that is gone is given again, unless the table has `AUTOINCREMENT`.
    expect(add.get({ title: 'Sauce' })).toMatchObject({ id: 2 });
  });

  test.each([
    ['SELECT count(*) AS n, sum(price) AS s, min(title) AS t FROM dishes', { n: 3, s: 24.5, t: 'Cheese' }],
    ["SELECT coalesce(NULL, 'a') || lower('BUN') AS x", { x: 'abun' }],
    ["SELECT instr('burger', 'g') AS at, instr('burger', 'x') AS none", { at: 4, none: 0 }],
    ['SELECT 7 / 2 AS whole, 7.0 / 2 AS half, 7 % 2 AS rest', { whole: 3, half: 3.5, rest: 1 }],
    [
      'SELECT NULL IS NULL AS a, NULL = NULL AS b, NOT 0 AS c, 1 <> 2 AND 2 > 1 AS d',
      { a: 1, b: null, c: 1, d: 1 },
    ],
    [
      "SELECT 'CHEESE' LIKE 'ch%e' AS a, 'Cheese' NOT LIKE '_heese' AS b, 'a.c%' LIKE 'a.%' AS e, 'abc' LIKE 'a.c' AS f, '2025-11' LIKE '2025-%' AS g, 2 BETWEEN 1 AND 3 AS c",
      { a: 1, b: 0, e: 1, f: 0, g: 1, c: 1 },
    ],
    ['SELECT COUNT(*), max(1,  2)', { 'COUNT(*)': 1, 'max(1,  2)': 2 }],
    [
      "SELECT group_concat(title, '; ') AS all_titles, price > 8 AS dear FROM dishes GROUP BY dear ORDER BY 2",
      { all_titles: 'Classic; Onion', dear: 0 },
    ],
    ['SELECT count(*) AS n, price > 8 FROM dishes GROUP BY 2 ORDER BY 1 DESC', { n: 2, 'price > 8': 0 }],
    [
      "SELECT CASE WHEN 2 > 3 THEN 'x' WHEN 1 THEN 'y' ELSE 'z' END AS a, CAST('12abc' AS INTEGER) AS b",
      { a: 'y', b: 12 },
    ],
    [
      'SELECT (SELECT title FROM dishes WHERE id = 2) AS a, EXISTS (SELECT 1 FROM notes) AS b',
      { a: 'Cheese', b: 0 },
    ],
    [
      "SELECT hex('Bun') AS a, length('Ü') AS b, substr('burger', -3, 2) AS c, typeof(1.5) AS d",
      { a: '42756E', b: 1, c: 'ge', d: 'real' },
    ],
    [
      "SELECT strftime('%Y-%m-%dT%H:%M:%fZ', '2025-11-01 12:30') AS a, date('2025-01-31', '+1 day', 'start of month') AS b",
      { a: '2025-11-01T12:30:00.000Z', b: '2025-02-01' },
    ],
    ['SELECT 1', { 1: 1 }],
    ["SELECT id FROM dishes WHERE title = 'cheese' COLLATE NOCASE", { id: 2 }],
    ["SELECT id FROM dishes WHERE id = '2' AND rowid IN (1, 2)", { id: 2 }],
    ['PRAGMA quick_check', { quick_check: 'ok' }],
    ['PRAGMA foreign_keys', { foreign_keys: 1 }],
    ["SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'", { n: 2 }],
    ["SELECT rowid FROM sqlite_schema WHERE name = 'dishes'", { rowid: 1 }],
  ])('answers %s', (sql, row) => {
    expect(shop().query(sql).get()).toEqual(row);
  });

  test('joins, groups and sorts', () => {
    const db = shop();
    db.run("INSERT INTO notes (dish, words) VALUES (1, 'a'), (1, 'b'), (2, NULL)");
    expect(
      db
        .query(
          `SELECT d.title, count(n.words) AS notes FROM dishes AS d LEFT JOIN notes n ON n.dish = d.id
           GROUP BY d.id HAVING count(*) > 0 ORDER BY notes DESC, d.title`,
        )
        .all(),
    ).toEqual([
      { title: 'Classic', notes: 2 },
      { title: 'Cheese', notes: 0 },
      { title: 'Onion', notes: 0 },
    ]);
    expect(
      db.query('SELECT n.*, d.title FROM dishes d JOIN notes n ON n.dish = d.id WHERE n.id = 2').get(),
    ).toEqual({ id: 2, dish: 1, words: 'b', title: 'Classic' });
    expect(db.query('SELECT DISTINCT dish FROM notes ORDER BY 1 LIMIT 1 OFFSET 1').values()).toEqual([[2]]);
    expect(db.query('SELECT count(*) AS n FROM dishes WHERE id > 9').get()).toEqual({ n: 0 });
  });

  test('a row that violates a constraint changes nothing, with the message and the code of SQLite', () => {
    const db = shop();
    const rule = (sql: string) => errorOf(() => db.run(sql));
    expect(rule("INSERT INTO dishes (title) VALUES ('New'), ('Cheese')")).toEqual([
      'SQLiteError',
      'UNIQUE constraint failed: dishes.title',
      'SQLITE_CONSTRAINT_UNIQUE',
      2067,
    ]);
    expect(rule("INSERT INTO dishes (id, title) VALUES (1, 'New')")).toContain(
      'SQLITE_CONSTRAINT_PRIMARYKEY',
    );
    expect(rule('INSERT INTO dishes (price) VALUES (1)')).toContain(
      'NOT NULL constraint failed: dishes.title',
    );
    expect(rule("INSERT INTO dishes (title, isHot) VALUES ('New', 2)")).toContain(
      'CHECK constraint failed: isHot IN (0, 1)',
    );
    expect(rule('INSERT INTO notes (dish) VALUES (9)')).toContain('FOREIGN KEY constraint failed');
    expect(rule('SELECT * FROM plates')).toContain('no such table: plates');
    expect(rule('SELECT colour FROM dishes')).toContain('no such column: colour');
    expect(errorOf(() => db.query('SELECT $a').get({}))).toContain('Missing parameter "a"');
    expect(db.query('SELECT count(*) AS n FROM dishes').get()).toEqual({ n: 3 });
  });

  test('a default that is an expression needs parentheses, and a limit a whole number, as in SQLite', () => {
    const db = shop();
    const rule = (sql: string) => errorOf(() => db.query(sql).values());
    for (const fallback of ["datetime('now')", 'abs(1)'])
      expect(rule(`CREATE TABLE refused (a TEXT NOT NULL DEFAULT ${fallback})`), fallback).toEqual([
        'SQLiteError',
        'near "(": syntax error',
        'SQLITE_ERROR',
        1,
      ]);
    db.run("CREATE TABLE times (a DEFAULT (length('ab')), b DEFAULT CURRENT_TIMESTAMP, c DEFAULT -1)");
    expect(db.query('INSERT INTO times DEFAULT VALUES RETURNING a, c').get()).toEqual({ a: 2, c: -1 });
    for (const limit of ['NULL', "'a'", "''", '1.5', '1 OFFSET NULL'])
      expect(rule(`SELECT title FROM dishes LIMIT ${limit}`), limit).toEqual([
        'SQLiteError',
        'datatype mismatch',
        'SQLITE_MISMATCH',
        20,
      ]);
    expect(db.query("SELECT id FROM dishes LIMIT '1' OFFSET 1.0").values()).toEqual([[2]]);
  });

  test('a conflicting row is ignored, replaces the row, or updates it', () => {
    const db = shop();
    const count = () => db.query('SELECT count(*) AS n FROM dishes').get();
    expect(
      db
        .query("INSERT INTO dishes (title) VALUES ('Cheese') ON CONFLICT (title) DO NOTHING RETURNING *")
        .get(),
    ).toBe(null);
    expect(db.query("INSERT OR IGNORE INTO dishes (title) VALUES ('Cheese')").run().changes).toBe(0);
    expect(db.query("UPDATE OR IGNORE dishes SET title = 'Cheese' WHERE id = 1").run().changes).toBe(0);
    expect(
      db
        .query(
          `INSERT INTO dishes (title, price) VALUES ('Cheese', 3)
           ON CONFLICT (title) DO UPDATE SET price = price + excluded.price RETURNING id, price`,
        )
        .get(),
    ).toEqual({ id: 2, price: 12 });
    expect(count()).toEqual({ n: 3 });
    db.run("INSERT OR REPLACE INTO dishes (id, title) VALUES (1, 'Cheese')");
    expect(db.query('SELECT id, title FROM dishes').values()).toEqual([
      [1, 'Cheese'],
      [3, 'Onion'],
    ]);
  });

  test('references are obeyed while they are asked for', () => {
    const db = shop();
    db.run("INSERT INTO notes (dish, words) VALUES (1, 'a')");
    expect(errorOf(() => db.run('UPDATE dishes SET id = 7 WHERE id = 1'))).toContain(
      'FOREIGN KEY constraint failed',
    );
    db.run('DELETE FROM dishes WHERE id = 1');
    expect(db.query('SELECT * FROM notes').all()).toEqual([]);
    db.run('PRAGMA foreign_keys = OFF');
    db.run('INSERT INTO notes (dish) VALUES (99)');
    // The ids of this table are never given twice.
    expect(db.query('SELECT id FROM notes').all()).toEqual([{ id: 2 }]);
  });

  const tree = (onDelete: string) =>
    `CREATE TABLE t (id INTEGER PRIMARY KEY, parent REFERENCES t(id) ${onDelete}); INSERT INTO t VALUES (1, NULL), (2, 1), (3, 2);`;
  const pairs = (rule: string) =>
    `CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
     CREATE TABLE t (id INTEGER PRIMARY KEY, a ${rule}, b ${rule}); INSERT INTO t VALUES (1, 1, 1), (2, 1, 2);`;
  const setNull = pairs('REFERENCES p(id) ON DELETE SET NULL');
  const users =
    "CREATE TABLE t (id INTEGER PRIMARY KEY, email UNIQUE, age NOT NULL CHECK (age > 0)); INSERT INTO t VALUES (1, 'a', 1), (2, 'b', 2);";
  const twoUsers = [
    [1, 'a', 1],
    [2, 'b', 2],
  ];

  // Results of Bun.
  test.each([
    ['DELETE FROM t', tree('ON DELETE SET NULL'), 5, []],
    ['DELETE FROM t WHERE id < 3', tree('ON DELETE SET NULL'), 4, [[3, null]]],
    ['DELETE FROM t', tree(''), 3, []],
    ['DELETE FROM t', tree('ON DELETE CASCADE'), 3, []],
    ['DELETE FROM t', tree('ON DELETE RESTRICT'), 'FOREIGN KEY constraint failed', 3],
    ['DELETE FROM t WHERE id = 1', tree('ON DELETE NO ACTION'), 'FOREIGN KEY constraint failed', 3],
    ['INSERT OR REPLACE INTO p VALUES (1)', pairs('REFERENCES p(id)'), 1, 2],
    [
      'DELETE FROM p WHERE id = 1',
      setNull,
      4,
      [
        [1, null, null],
        [2, null, 2],
      ],
    ],
    [
      'DELETE FROM p',
      pairs('NOT NULL REFERENCES p(id) ON DELETE SET NULL'),
      'NOT NULL constraint failed: t.a',
      2,
    ],
    [
      "INSERT INTO t VALUES (3, 'a', NULL) ON CONFLICT DO NOTHING",
      users,
      'NOT NULL constraint failed: t.age',
      twoUsers,
    ],
    [
      "INSERT INTO t VALUES (1, 'z', 1) ON CONFLICT (email) DO NOTHING",
      users,
      'UNIQUE constraint failed: t.id',
      twoUsers,
    ],
    [
      "INSERT INTO t VALUES (1, 'b', 1) ON CONFLICT (email) DO UPDATE SET age = 9",
      users,
      1,
      [
        [1, 'a', 1],
        [2, 'b', 9],
      ],
    ],
    [
      'UPDATE OR IGNORE t SET age = age - 1',
      users,
      1,
      [
        [1, 'a', 1],
        [2, 'b', 1],
      ],
    ],
    ["UPDATE OR REPLACE t SET email = 'b'", users, 1, [[1, 'b', 1]]],
  ] as const)('as in Bun, %s', (sql, setup, result, rows) => {
    const db = new Database();
    db.exec(`PRAGMA foreign_keys = ON; ${setup}`);
    const failure = errorOf(() => expect(db.query(sql).run().changes).toBe(result));
    if (failure) expect(failure).toContain(result);
    const after = db.query('SELECT * FROM t').values();
    expect(typeof rows === 'number' ? after.length : after).toEqual(rows);
  });

  test('a transaction is committed as a whole, or not at all', () => {
    const db = shop();
    const add = db.transaction((titles: string[]) => {
      for (const title of titles) db.query('INSERT INTO dishes (title) VALUES (?)').run(title);
    });
    add(['a', 'b']);
    expect(errorOf(() => add(['c', 'a']))).toContain('UNIQUE constraint failed: dishes.title');
    expect(db.query('SELECT count(*) AS n FROM dishes').get()).toEqual({ n: 5 });
    db.run('BEGIN');
    db.run('DELETE FROM dishes');
    db.run('ROLLBACK');
    expect(db.query('SELECT count(*) AS n FROM dishes').get()).toEqual({ n: 5 });
  });

  test.each([
    ["SELECT json_extract('{}', '$')", 'SQL json_extract()'],
    ['SELECT 1 UNION SELECT 2', 'SQL UNION'],
    ['SELECT id FROM dishes EXCEPT SELECT 1', 'SQL EXCEPT'],
    ['SELECT title, words FROM dishes RIGHT JOIN notes ON dish = dishes.id', 'SQL RIGHT'],
    ['CREATE TRIGGER a', 'SQL TRIGGER'],
    ['SELECT a # b', 'SQL #'],
    ['PRAGMA table_list', 'SQL PRAGMA table_list'],
    ['INSERT INTO dishes VALUES (1', 'SQL '],
  ])('an unsupported feature is named: %s', (sql, name) => {
    lacks.length = 0;
    expect(errorOf(() => shop().query(sql).all())).toContain('SQLITE_ERROR');
    expect(lacks).toEqual([name]);
  });

  test('another number of values than parameters is an error with the words of Bun; none at all are NULL', () => {
    const db = new Database(':memory:');
    db.run('CREATE TABLE pairs (a, b)');
    const add = db.query('INSERT INTO pairs VALUES (?, ?)');
    expect(() => add.run(1)).toThrow('SQLite query expected 2 values, received 1');
    expect(() => add.run(1, 2, 3)).toThrow('SQLite query expected 2 values, received 3');
    expect(add.run().changes).toBe(1);
    expect(db.query('SELECT 1 AS one').all(5)).toEqual([{ one: 1 }]);
  });

  test('the local time is a time; a STRICT table is not supported', () => {
    const db = new Database(':memory:');
    const [row] = db.query("SELECT datetime('2025-01-01 12:00', 'localtime') AS time").all();
    expect(row).toEqual({ time: expect.stringMatching(/^202[45]-/) });
    lacks.length = 0;
    expect(() => db.run('CREATE TABLE t (a INTEGER) STRICT')).toThrow();
    expect(lacks).toEqual(['SQL STRICT']);
  });
});
