import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { securityHeaders } from './security-headers';

/** What the middleware makes of a response, as its response hook. */
async function pass(response: Response) {
  const request = new Request('http://test/') as BurgerRequest;
  const hook = await securityHeaders(request);
  if (typeof hook !== 'function') throw new Error('It returned no hook');
  return hook(response);
}

test('the hook adds what is missing', async () => {
  const { headers } = await pass(Response.json([]));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the hook leaves what the handler has set', async () => {
  const headers = { 'cache-control': 'max-age=60' };
  const passed = await pass(Response.json([], { headers }));
  expect(passed.headers.get('cache-control')).toBe('max-age=60');
});
