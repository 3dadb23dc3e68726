import type { BurgerRequest } from 'burger-api';

interface Order {
  dish: string;
}

export const POST = (req: BurgerRequest<{ body: Order }>) =>
  Response.json(req.validated.body);
