import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const params = z.object({ id: z.coerce.number() });

interface Order {
  burger: string;
}

export const schema = { get: { params } };

// Without a type argument the value is unknown.
export const GET = (req: BurgerRequest) => {
  const { id } = req.validated.params;
  return Response.json(id + 1);
};

// An interface and an array are no parts.
export const POST = (req: BurgerRequest<{ body: Order }>) =>
  Response.json(req.validated.body);
export const PUT = (req: BurgerRequest<{ body: number[] }>) =>
  Response.json(req.validated.body);

// There is no req.query.
export const DELETE = (req: BurgerRequest) => Response.json(req.query);
