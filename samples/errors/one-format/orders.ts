import { HttpError } from './with-errors';

const dishes = new Map([[7, 'Falafel']]);

/** Knows nothing about requests, and still decides what the client reads. */
export function dishOf(id: number): string {
  if (id > 99) throw new Error('Cannot reach db.internal:5432');
  const dish = dishes.get(id);
  if (!dish) throw new HttpError(404, `No order has the number ${id}`);
  return dish;
}
