import { expect, test } from 'bun:test';
import { app } from './app.ts';

test('one dish', async () => {
  const response = await app.request(
    '/api/menu/2',
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'Falafel',
  });
});

test('a dish that is not there', async () => {
  const response = await app.request(
    '/api/menu/9',
  );
  expect(response.status).toBe(404);
});
