import { Elysia, t } from 'elysia';
import { dishes } from '../dishes.ts';

const query = t.Object({
  name: t.String({ default: '' }),
  max: t.Number({ default: 100 }),
});

export const search = new Elysia().get(
  '/search',
  ({ query: { name, max } }) =>
    dishes.filter(
      (dish) =>
        dish.name.includes(name) &&
        dish.price <= max,
    ),
  { query },
);
