import type { Middleware } from 'burger-api';
import { z } from 'zod';

const auth: Middleware = (req) =>
  req.headers.has('authorization')
    ? undefined
    : Response.json({ error: 'Token missing' }, { status: 401 });

export const middleware = [auth];
export const schema = {
  get: { query: z.object({ table: z.coerce.number() }) },
};

export const GET = () => Response.json([]);
