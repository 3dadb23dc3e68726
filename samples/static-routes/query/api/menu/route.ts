import type { BurgerRequest } from 'burger-api';

export function GET(req: BurgerRequest) {
  const query = new URL(req.url).searchParams;
  return Response.json({
    page: Number(query.get('page') ?? 1),
    tags: query.getAll('tag'),
    hasQueryProperty: 'query' in req,
  });
}
