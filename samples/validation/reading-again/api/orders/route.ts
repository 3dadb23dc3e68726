import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

export const schema = {
  post: { body: z.object({ burger: z.string().toUpperCase() }) },
};

export async function POST(req: BurgerRequest) {
  const again = await req.json();
  const text = await req.text().catch((error: Error) => error.message);
  return Response.json({ json: again, text });
}
