import { z } from 'zod/v3';

export const schema = { post: { body: z.object({ dish: z.string() }) } };

export async function POST(req: Request): Promise<Response> {
  return Response.json(await req.json(), { status: 201 });
}
