import { z } from 'zod';

export const schema = { get: { query: z.object({}) } };

export const middleware = (_req: Request, next: () => void) => next();

export const GET = () => new Response('never reached\n');
