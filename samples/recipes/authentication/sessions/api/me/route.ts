import type { BurgerRequest } from 'burger-api';
import { requireUser, userOf } from '../../session';
import { db } from '../../tables';

export const middleware = [requireUser];

export const GET = (req: BurgerRequest) =>
  Response.json(userOf(req), { headers: { 'cache-control': 'no-store' } });

/** Closes the account, with all its sessions. */
export const DELETE = (req: BurgerRequest) => {
  db.query('DELETE FROM users WHERE id = ?').run(userOf(req).id);
  return new Response(null, { status: 204 });
};
