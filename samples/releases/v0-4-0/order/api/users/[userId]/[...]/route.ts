import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) =>
  Response.json({
    route: 'users/[userId]/[...]',
    params: req.params,
    wildcardParams: req.wildcardParams,
  });
