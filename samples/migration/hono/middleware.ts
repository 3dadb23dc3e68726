import { createMiddleware } from 'hono/factory';

export const stamp = createMiddleware(
  async (c, next) => {
    await next();
    c.header('x-kitchen', 'open');
  },
);

export const staffOnly = createMiddleware(
  async (c, next) => {
    const token = c.req.header('authorization');
    if (token === 'Bearer flip') return next();
    return c.json({ error: 'Staff only' }, 401);
  },
);
