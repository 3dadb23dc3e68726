import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { staffOnly } from './staff';

function request(headers: Record<string, string>): BurgerRequest {
  return new Request('http://localhost/api/stock', {
    headers,
  }) as BurgerRequest;
}

test('guests are refused', async () => {
  const result = await staffOnly(request({}));
  expect(result).toBeInstanceOf(Response);
});

test('staff may pass', async () => {
  expect(await staffOnly(request({ 'x-role': 'staff' }))).toBeUndefined();
});
