import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  post: {
    body: z.object({
      burger: z.string('Name the burger').min(3, 'At least 3 letters'),
      amount: z.number('Say how many'),
    }),
  },
};

export const POST = (req: BurgerRequest) =>
  Response.json(req.validated.body, { status: 201 });
