import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) =>
  Response.json(req.wildcardParams?.map(decodeURIComponent));
