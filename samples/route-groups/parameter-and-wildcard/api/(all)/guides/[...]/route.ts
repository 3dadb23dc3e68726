import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) =>
  Response.json({ file: '[...]', segments: req.wildcardParams });
