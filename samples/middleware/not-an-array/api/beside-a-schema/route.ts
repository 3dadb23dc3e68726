import type { Middleware } from 'burger-api';
import { z } from 'zod';

export const schema = { get: { query: z.object({}) } };

export const middleware: Middleware = (req) =>
  req.method === 'GET' ? undefined : new Response('Stop');

export const GET = () => new Response('never reached\n');
