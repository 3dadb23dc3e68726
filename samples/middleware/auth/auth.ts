import type { Middleware } from 'burger-api';

export const requireToken: Middleware = (req) => {
  if (req.method === 'OPTIONS') return undefined;
  if (
    req.headers.get('authorization') ===
    `Bearer ${process.env.API_TOKEN ?? 'dev-token'}`
  )
    return undefined;
  return Response.json(
    { error: 'Send a valid token' },
    { status: 401, headers: { 'www-authenticate': 'Bearer' } },
  );
};
