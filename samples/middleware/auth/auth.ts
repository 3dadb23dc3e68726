import type { Middleware } from 'burger-api';

const token = process.env.API_TOKEN;
if (!token) throw new Error('Set API_TOKEN.');

export const requireToken: Middleware = (req) => {
  if (req.method === 'OPTIONS') return undefined;
  if (req.headers.get('authorization') === `Bearer ${token}`) return undefined;
  return Response.json(
    { error: 'Send a valid token' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
};
