import { Database } from 'bun:sqlite';
import type {
  CommentChange,
  ListQuery,
  NewComment,
  NewPost,
  PostChange,
} from './schemas';

const db = new Database(process.env.BLOG_DB ?? ':memory:', { strict: true });

db.exec(`
  PRAGMA foreign_keys = ON;

  CREATE TABLE IF NOT EXISTS posts (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    author TEXT NOT NULL,
    published INTEGER NOT NULL DEFAULT 0
  );

  CREATE TABLE IF NOT EXISTS comments (
    id INTEGER PRIMARY KEY,
    postId INTEGER NOT NULL REFERENCES posts(id) ON DELETE CASCADE,
    author TEXT NOT NULL,
    body TEXT NOT NULL
  );

  CREATE UNIQUE INDEX IF NOT EXISTS postTitle ON posts (title);
`);

export const isReachable = () => {
  try {
    db.query('SELECT id FROM posts LIMIT 1').get();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
};

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
  page({ author, published, search, page, limit }: ListQuery) {
    const where = `
      WHERE ($author IS NULL OR author = $author)
        AND ($published IS NULL OR published = $published)
        AND ($search IS NULL
          OR instr(lower(title), lower($search)) > 0
          OR instr(lower(body), lower($search)) > 0)
    `;
    const filter = {
      author: author ?? null,
      published: published === undefined ? null : Number(published),
      search: search ?? null,
    };
    const count = db
      .query<{ total: number }, [typeof filter]>(
        `SELECT count(*) AS total FROM posts ${where}`,
      )
      .get(filter);
    const total = count?.total ?? 0;
    const slice = { ...filter, limit, offset: (page - 1) * limit };
    const items = db
      .query<PostRow, [typeof slice]>(
        `SELECT * FROM posts ${where} ORDER BY id LIMIT $limit OFFSET $offset`,
      )
      .all(slice)
      .map(toPost);
    return { items, total, page, limit, pages: Math.ceil(total / limit) };
  },

  get: (id: number) =>
    toPost(
      db.query<PostRow, [number]>('SELECT * FROM posts WHERE id = ?').get(id),
    ),

  add: (post: NewPost) =>
    toPost(
      db
        .query<PostRow, [NewPost]>(
          `INSERT INTO posts (title, body, author, published)
           VALUES ($title, $body, $author, $published)
           ON CONFLICT (title) DO NOTHING RETURNING *`,
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

export type Comment = {
  id: number;
  postId: number;
  author: string;
  body: string;
};

export const comments = {
  of: (postId: number) =>
    db
      .query<Comment, [number]>(
        'SELECT * FROM comments WHERE postId = ? ORDER BY id',
      )
      .all(postId),

  get: (postId: number, id: number) =>
    db
      .query<Comment, [number, number]>(
        'SELECT * FROM comments WHERE postId = ? AND id = ?',
      )
      .get(postId, id),

  add: (postId: number, comment: NewComment) =>
    db
      .query<Comment, [number, string, string]>(
        `INSERT INTO comments (postId, author, body)
         VALUES (?, ?, ?) RETURNING *`,
      )
      .get(postId, comment.author, comment.body),

  patch: (postId: number, id: number, change: CommentChange) =>
    db
      .query<Comment, [string, number, number]>(
        `UPDATE comments SET body = ?
         WHERE postId = ? AND id = ? RETURNING *`,
      )
      .get(change.body, postId, id),

  remove: (postId: number, id: number) =>
    db.query('DELETE FROM comments WHERE postId = ? AND id = ?').run(postId, id)
      .changes > 0,
};
