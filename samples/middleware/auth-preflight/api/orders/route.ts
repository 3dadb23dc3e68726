import type { Middleware } from 'burger-api';
import { hasToken } from '../../auth';

const forgetsOptions: Middleware = (req) =>
  hasToken(req) ? undefined : new Response('Send a token', { status: 401 });

export const middleware = [forgetsOptions];

export const POST = () => Response.json({ id: 1 }, { status: 201 });
