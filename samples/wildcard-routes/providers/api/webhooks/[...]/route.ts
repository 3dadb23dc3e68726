import type { BurgerRequest } from 'burger-api';

const providers = new Map([
  ['payments', (event: string) => `payment ${event}`],
  ['delivery', (event: string) => `courier ${event}`],
]);

export function POST(req: BurgerRequest) {
  const [name = '', event = 'unknown'] = req.wildcardParams ?? [];
  const handle = providers.get(name);
  if (!handle)
    return Response.json({ error: `No provider ${name}` }, { status: 404 });
  try {
    return Response.json({ done: handle(event) });
  } catch (error) {
    console.error(error);
    return Response.json({ error: 'The provider failed' }, { status: 502 });
  }
}
