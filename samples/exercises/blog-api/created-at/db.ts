import { Database } from 'bun:sqlite';
import type { NewPost } from './schemas';

const db = new Database(process.env.BLOG_DB ?? ':memory:', { strict: true });

db.exec(`
  CREATE TABLE IF NOT EXISTS posts (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    author TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 0,
    createdAt TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
  );
`);

type PostRow = {
  id: number;
  title: string;
  body: string;
  author: string;
  published: number;
  createdAt: string;
};

// SQLite has no booleans: the column holds 0 or 1.
const toPost = (row: PostRow | null) =>
  row && { ...row, published: row.published === 1 };

export const posts = {
  list: () =>
    db.query<PostRow, []>('SELECT * FROM posts ORDER BY id').all().map(toPost),

  add: (post: NewPost) =>
    toPost(
      db
        .query<PostRow, [NewPost]>(
          `INSERT INTO posts (title, body, author, published)
           VALUES ($title, $body, $author, $published) RETURNING *`,
        )
        .get(post),
    ),
};
