import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { GET } from './api/orders/events/route';
import { publish } from './events';

test('a listener gets what is published', async () => {
  const response = GET(new Request('http://test/') as BurgerRequest);
  expect(response.headers.get('content-type')).toBe('text/event-stream');

  const reader = response.body?.getReader();
  const read = async () => {
    const part = await reader?.read();
    return new TextDecoder().decode(part?.value);
  };
  expect(await read()).toBe(': hello\n\n');
  publish({ dish: 'Falafel' });
  expect(await read()).toEndWith('data: {"dish":"Falafel"}\n\n');
  await reader?.cancel(); // As a client that leaves.
});
