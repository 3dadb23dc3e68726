import type { BurgerRequest } from 'burger-api';

export const GET = (req: BurgerRequest) => new Response(req.params.id);
