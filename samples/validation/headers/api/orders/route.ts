import type { Middleware } from 'burger-api';
import { z } from 'zod';

const headers = z.object({ 'x-table': z.coerce.number().int().min(1) });

const checkHeaders: Middleware = (req) => {
  const result = headers.safeParse(Object.fromEntries(req.headers));
  if (result.success) return undefined;
  return Response.json(
    { errors: { headers: result.error.issues } },
    { status: 400 },
  );
};

export const middleware = [checkHeaders];

export const GET = () => Response.json([]);
