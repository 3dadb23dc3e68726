import type { BurgerRequest } from 'burger-api';
import { type Credentials, credentials } from '../../credentials';
import { endSession, startSession } from '../../session';
import { db } from '../../tables';

export const schema = { post: { body: credentials } };

// Verified for unknown names, so that both cases take equally long.
const noPassword = await Bun.password.hash(crypto.randomUUID());

/** Signs in. */
export async function POST(req: BurgerRequest<{ body?: Credentials }>) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const user = db
    .query<{ id: number; passwordHash: string }, [string]>(
      'SELECT id, passwordHash FROM users WHERE name = ?',
    )
    .get(body.name);
  const hash = user?.passwordHash ?? noPassword;
  const matches = await Bun.password.verify(body.password, hash);
  if (!user || !matches)
    return Response.json({ error: 'Wrong name or password' }, { status: 401 });
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': startSession(user.id) },
  });
}

/** Signs out. */
export const DELETE = (req: BurgerRequest) =>
  new Response(null, {
    status: 204,
    headers: { 'set-cookie': endSession(req) },
  });
