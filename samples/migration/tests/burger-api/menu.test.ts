import { expect, test } from 'bun:test';
import type { BurgerRequest } from 'burger-api';
import { GET } from './api/menu/[id]/route.ts';

function get(id: string) {
  const req = new Request('http://test/');
  Object.assign(req, { params: { id } });
  return GET(req as unknown as BurgerRequest);
}

test('one dish', async () => {
  const response = get('2');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'Falafel',
  });
});

test('a dish that is not there', () => {
  expect(get('9').status).toBe(404);
});
