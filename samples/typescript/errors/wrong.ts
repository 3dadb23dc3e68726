import type {
  BurgerRequest,
  Middleware,
  RequestHandler,
  RouteSchema,
} from 'burger-api';

interface Order {
  dish: string;
}

export const one = (req: BurgerRequest) => req.params.id;
export const two = (req: BurgerRequest) => req.validated.query?.page.length;
export const three = (req: BurgerRequest<{ body: Order }>) => req.validated;
export const four = (req: BurgerRequest<{ body: string[] }>) => req.validated;
export const five = (req: BurgerRequest) => req.query;

export const GET: RequestHandler = (
  req: BurgerRequest<{ params: { id: number } }>,
) => Response.json(req.validated.params.id);

export function POST(req: BurgerRequest): Response {
  if (req.headers.has('cookie')) return { dish: 'Falafel' };
}

export const silent: Middleware = () => {};
export const schema: RouteSchema = {};
