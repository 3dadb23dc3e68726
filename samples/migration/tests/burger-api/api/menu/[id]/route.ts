import type { BurgerRequest } from 'burger-api';
import { dishes } from '../../../dishes.ts';

export function GET(req: BurgerRequest) {
  const id = Number(req.params?.id);
  const dish = dishes.find(
    (each) => each.id === id,
  );
  if (dish) return Response.json(dish);
  const body = { error: 'No such dish' };
  return Response.json(body, { status: 404 });
}
