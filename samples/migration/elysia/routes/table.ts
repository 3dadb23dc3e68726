import { Elysia } from 'elysia';

export const table = new Elysia({
  prefix: '/table',
})
  .post('/', ({ cookie: { table } }) => {
    table?.set({ value: '7', httpOnly: true });
    return { table: '7' };
  })
  .get('/', ({ cookie: { table } }) => {
    return { table: table?.value };
  });
