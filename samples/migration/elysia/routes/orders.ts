import { Elysia, status, t } from 'elysia';

const body = t.Object({
  dish: t.String(),
  count: t.Integer({ minimum: 1 }),
});

export const orders = new Elysia().post(
  '/orders',
  ({ body: order }) => status(201, order),
  { body },
);
