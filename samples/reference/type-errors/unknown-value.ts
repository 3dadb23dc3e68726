import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) =>
  new Response(req.validated.params?.id.toUpperCase());
