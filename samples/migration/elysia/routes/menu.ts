import { Elysia, status } from 'elysia';
import { dishes } from '../dishes.ts';

export const menu = new Elysia({
  prefix: '/menu',
})
  .get('/', () => dishes)
  .get('/:id', ({ params }) => {
    const id = Number(params.id);
    const dish = dishes.find(
      (each) => each.id === id,
    );
    if (dish) return dish;
    return status(404, {
      error: 'No such dish',
    });
  });
