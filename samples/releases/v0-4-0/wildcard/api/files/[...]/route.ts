import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) =>
  Response.json({ wildcardParams: req.wildcardParams });
