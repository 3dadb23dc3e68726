import type { Middleware } from 'burger-api';

export const staffOnly: Middleware = (req) =>
  req.headers.get('x-role') === 'staff'
    ? undefined
    : new Response('Staff only', { status: 403 });
