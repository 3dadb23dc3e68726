import type { BurgerRequest } from 'burger-api';

type Handle = (event: string) => string;

const providers: Record<string, Handle> = {
  payments: (event) => `payment ${event}`,
  delivery: (event) => `courier ${event}`,
};

export function POST(req: BurgerRequest) {
  const [name = '', event = 'unknown'] = req.wildcardParams ?? [];
  const handle = providers[name];
  if (!handle)
    return Response.json({ error: `No provider ${name}` }, { status: 404 });
  try {
    return Response.json({ done: handle(event) });
  } catch (error) {
    return Response.json(
      { error: error instanceof Error ? error.message : 'failed' },
      { status: 502 },
    );
  }
}
