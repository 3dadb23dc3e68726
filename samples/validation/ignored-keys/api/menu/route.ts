import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: {
    headers: z.object({ 'x-table': z.string() }),
    response: z.array(z.number()),
  },
};

export const GET = (req: BurgerRequest) =>
  Response.json({ menu: ['Classic'], validated: req.validated });
