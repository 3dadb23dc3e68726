import { z } from 'zod';

export const schema = {
  get: { query: { dish: z.string() } },
  post: { body: { dish: z.string() } },
};

export const GET = () => new Response('never reached\n');

export const POST = () => new Response('never reached\n');
