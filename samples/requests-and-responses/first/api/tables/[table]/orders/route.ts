import type { BurgerRequest } from 'burger-api';

export async function POST(req: BurgerRequest): Promise<Response> {
  const table = req.params?.table ?? '';
  const query = new URL(req.url).searchParams;
  const language = req.headers.get('accept-language') ?? 'en';
  const dish = await req.text();

  const location = `/api/tables/${encodeURIComponent(table)}/orders/1`;
  return Response.json(
    { table, dish, toppings: query.getAll('topping'), language },
    { status: 201, headers: { location } },
  );
}
