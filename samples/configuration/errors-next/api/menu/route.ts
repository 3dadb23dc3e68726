import type { BurgerRequest } from 'burger-api';

const timing = async (_req: BurgerRequest, next: () => Promise<Response>) => {
  const response = await next();
  return response;
};

export const middleware = [timing];

export const GET = () => Response.json(['Falafel', 'Halloumi']);
