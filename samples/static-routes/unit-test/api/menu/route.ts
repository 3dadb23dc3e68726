import type { BurgerRequest } from 'burger-api';

const dishes = ['Falafel', 'Halloumi'];

export function GET(req: BurgerRequest) {
  const search = new URL(req.url).searchParams.get('search') ?? '';
  return Response.json(dishes.filter((dish) => dish.includes(search)));
}
