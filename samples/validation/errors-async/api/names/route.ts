import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const isFree = async (name: string) => name !== 'taken';
const name = z.string().refine(isFree, 'This name is taken');

export const schema = {
  get: { query: z.object({ name }) },
  post: { body: z.object({ name }) },
};

export const GET = (req: BurgerRequest) => Response.json(req.validated);
export const POST = (req: BurgerRequest) => Response.json(req.validated);
