import type { BurgerRequest } from 'burger-api';

const dishes = ['Falafel', 'Halloumi', 'Lentil soup'];

export function GET(req: BurgerRequest) {
  const search =
    new URL(req.url).searchParams.get('search')?.toLowerCase() ?? '';
  return Response.json(
    dishes.filter((dish) => dish.toLowerCase().includes(search)),
  );
}

export async function POST(req: BurgerRequest) {
  const dish = await req.text();
  dishes.push(dish);
  return Response.json({ added: dish }, { status: 201 });
}
