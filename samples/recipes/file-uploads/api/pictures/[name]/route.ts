import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';
import { stored } from '../../../pictures';

// Only names that `store` creates, so no path leads out of the folder.
const params = z.object({
  name: z.string().regex(/^[0-9a-f]{64}\.(png|jpg|webp)$/),
});

export const schema = { get: { params } };

export async function GET(
  req: BurgerRequest<{ params: z.infer<typeof params> }>,
) {
  const file = stored(req.validated.params.name);
  if (!(await file.exists()))
    return Response.json({ error: 'No such picture' }, { status: 404 });
  return new Response(file, {
    headers: {
      // Keep browsers from treating the picture as a page.
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
