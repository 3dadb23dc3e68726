import { Database } from 'bun:sqlite';
import type { NewPost, PostChange } from './schemas';

const db = new Database(process.env.BLOG_DB ?? ':memory:', { strict: true });

db.exec(`
  CREATE TABLE IF NOT EXISTS posts (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    author TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 0
  );
`);

type PostRow = {
  id: number;
  title: string;
  body: string;
  author: string;
  published: number;
};

// SQLite has no booleans: the column holds 0 or 1.
const toPost = (row: PostRow | null) =>
  row && { ...row, published: row.published === 1 };

export const posts = {
  list: () =>
    db.query<PostRow, []>('SELECT * FROM posts ORDER BY id').all().map(toPost),

  get: (id: number) =>
    toPost(
      db.query<PostRow, [number]>('SELECT * FROM posts WHERE id = ?').get(id),
    ),

  add: (post: NewPost) =>
    toPost(
      db
        .query<PostRow, [NewPost]>(
          `INSERT INTO posts (title, body, author, published)
           VALUES ($title, $body, $author, $published) RETURNING *`,
        )
        .get(post),
    ),

  patch: (id: number, change: PostChange) =>
    toPost(
      db
        .query<PostRow, [Record<string, string | number | boolean | null>]>(
          `UPDATE posts SET
             title = COALESCE($title, title),
             body = COALESCE($body, body),
             author = COALESCE($author, author),
             published = COALESCE($published, published)
           WHERE id = $id RETURNING *`,
        )
        .get({
          id,
          title: change.title ?? null,
          body: change.body ?? null,
          author: change.author ?? null,
          published: change.published ?? null,
        }),
    ),

  remove: (id: number) =>
    db.query('DELETE FROM posts WHERE id = ?').run(id).changes > 0,
};
