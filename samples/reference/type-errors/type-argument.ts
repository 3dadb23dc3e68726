import type { BurgerRequest } from 'burger-api';

interface Order {
  dish: string;
}

export const POST = (req: BurgerRequest<{ body: Order }>) =>
  Response.json(req.validated.body);

export const PUT = (req: BurgerRequest<{ body: number[] }>) =>
  Response.json(req.validated.body);
