import { Elysia, status } from 'elysia';

export const stamp = new Elysia({
  name: 'stamp',
})
  .onAfterHandle(({ set }) => {
    set.headers['x-kitchen'] = 'open';
  })
  .as('scoped');

export const staffOnly = new Elysia({
  name: 'staff',
})
  .onBeforeHandle(({ headers }) => {
    const token = headers.authorization;
    if (token === 'Bearer flip') return;
    return status(401, { error: 'Staff only' });
  })
  .as('scoped');
