import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const tags = z.array(z.string().min(1)).max(3);

export function GET(req: BurgerRequest) {
  const result = tags.safeParse(new URL(req.url).searchParams.getAll('tag'));
  return result.success
    ? Response.json(result.data)
    : Response.json(
        { errors: { query: result.error.issues } },
        { status: 400 },
      );
}
