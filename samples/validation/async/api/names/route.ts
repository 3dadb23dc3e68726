import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const query = z.object({ name: z.string().min(2) });
const isFree = async (name: string) => name !== 'taken';

export const schema = { get: { query } };

export async function GET(
  req: BurgerRequest<{ query: z.infer<typeof query> }>,
) {
  const { name } = req.validated.query;
  if (await isFree(name)) return Response.json({ name });
  const issue = {
    code: 'custom',
    path: ['name'],
    message: 'This name is taken',
  };
  return Response.json({ errors: { query: [issue] } }, { status: 400 });
}
