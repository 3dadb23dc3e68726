import { Database } from 'bun:sqlite';

export const database = new Database(':memory:');

database.run('CREATE TABLE burgers (name TEXT NOT NULL, price REAL NOT NULL)');
database.run("INSERT INTO burgers VALUES ('Classic', 9.5), ('Cheese', 10.5)");
