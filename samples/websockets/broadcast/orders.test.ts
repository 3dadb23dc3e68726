import { afterAll, expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { POST } from './api/orders/route';
import { sockets } from './sockets';

afterAll(() => sockets.stop(true));

test('an order reaches the kitchen screen', async () => {
  const screen = new WebSocket(`ws://localhost:${sockets.port}`);
  const shown = new Promise((resolve) => {
    screen.onmessage = (event) => resolve(event.data);
  });
  await new Promise((resolve) => {
    screen.onopen = resolve;
  });

  const req = Object.assign(
    new Request('http://localhost/api/orders', { method: 'POST' }),
    {
      validated: { body: { burger: 'Classic' } },
    },
  );
  POST(req as unknown as BurgerRequest<{ body: { burger: string } }>);

  expect(await shown).toBe('{"burger":"Classic"}');
});
