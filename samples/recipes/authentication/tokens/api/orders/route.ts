import type { BurgerRequest } from 'burger-api';
import { callerOf, requireCaller } from '../../token';

export const middleware = [requireCaller];

export const GET = (req: BurgerRequest) =>
  Response.json({ caller: callerOf(req).id, orders: [] });

export function POST(req: BurgerRequest) {
  if (!callerOf(req).scopes.includes('orders:write'))
    return Response.json({ error: 'Needs orders:write' }, { status: 403 });
  return Response.json({ id: 1 }, { status: 201 });
}
