import type { BurgerRequest } from 'burger-api';
import { type Credentials, credentials } from '../../credentials';
import { db } from '../../tables';

export const schema = { post: { body: credentials } };

/** Signs up. */
export async function POST(req: BurgerRequest<{ body?: Credentials }>) {
  const { body } = req.validated;
  if (!body)
    return Response.json({ error: 'Send application/json' }, { status: 415 });
  const { changes } = db
    .query('INSERT OR IGNORE INTO users (name, passwordHash) VALUES (?, ?)')
    .run(body.name, await Bun.password.hash(body.password));
  return changes > 0
    ? Response.json({ name: body.name }, { status: 201 })
    : Response.json({ error: 'This name is taken' }, { status: 409 });
}
