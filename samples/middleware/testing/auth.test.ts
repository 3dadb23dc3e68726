import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { requireToken } from './auth';

const ask = (init: RequestInit) =>
  requireToken(new Request('http://test/api/stock', init) as BurgerRequest);

test('a wrong token is refused', async () => {
  const result = await ask({ headers: { authorization: 'Bearer guess' } });
  expect(result).toHaveProperty('status', 401);
});

test('the token lets the request pass', async () => {
  const authorization = `Bearer ${process.env.API_TOKEN}`;
  expect(await ask({ headers: { authorization } })).toBeUndefined();
});

test('a preflight passes without a token', async () => {
  expect(await ask({ method: 'OPTIONS' })).toBeUndefined();
});
