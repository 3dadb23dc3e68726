import type { BurgerRequest, Middleware } from 'burger-api';
import { db } from './tables';

const APP_ORIGIN = process.env.APP_ORIGIN;
if (!APP_ORIGIN) throw new Error('Set APP_ORIGIN, like https://app.example');

const SECONDS = 8 * 60 * 60;
// The prefix makes browsers refuse the cookie unless it is Secure,
// has the path / and belongs to this host alone.
const COOKIE = '__Host-session';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export type User = { id: number; name: string };

const users = new WeakMap<BurgerRequest, User>();

/** The session id that the client sent. */
function sessionId(req: BurgerRequest): string {
  const cookies = req.headers.get('cookie')?.split('; ') ?? [];
  const pair = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? '';
}

// The database holds hashes only: whoever reads it cannot use the sessions.
const hash = (id: string) =>
  new Bun.CryptoHasher('sha256').update(id).digest('hex');

/** Starts a session, always with a new id. Returns the cookie to set. */
export function startSession(userId: number): string {
  const id = crypto.randomUUID();
  db.query('DELETE FROM sessions WHERE expiresAt <= ?').run(Date.now());
  db.query(
    'INSERT INTO sessions (idHash, userId, expiresAt) VALUES (?, ?, ?)',
  ).run(hash(id), userId, Date.now() + SECONDS * 1000);
  return `${COOKIE}=${id}; Max-Age=${SECONDS}; ${ATTRIBUTES}`;
}

/** Ends the session of this request. Returns the cookie to set. */
export function endSession(req: BurgerRequest): string {
  db.query('DELETE FROM sessions WHERE idHash = ?').run(hash(sessionId(req)));
  return `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
}

/** Route middleware: lets signed-in users pass. */
export const requireUser: Middleware = (req) => {
  if (req.method === 'OPTIONS') return undefined; // A preflight has no cookie.
  const user = db
    .query<User, [string, number]>(
      `SELECT users.id, users.name FROM sessions
       JOIN users ON users.id = sessions.userId
       WHERE idHash = ? AND expiresAt > ?`,
    )
    .get(hash(sessionId(req)), Date.now());
  if (!user) return Response.json({ error: 'Sign in first' }, { status: 401 });
  users.set(req, user);
  return undefined;
};

/** The user that `requireUser` let pass. */
export function userOf(req: BurgerRequest): User {
  const user = users.get(req);
  if (!user) throw new Error('This route needs requireUser in its middleware');
  return user;
}

/**
 * Global middleware: other sites cannot make a signed-in browser change
 * anything here. Browsers send Origin with every such request.
 */
export const ownOriginOnly: Middleware = (req) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return undefined;
  const origin = req.headers.get('origin');
  if (origin === null || origin === APP_ORIGIN) return undefined;
  return Response.json({ error: 'Wrong origin' }, { status: 403 });
};
