import { expect, test } from 'bun:test';
import { app } from './app.ts';

test('one dish', async () => {
  const response = await app.inject(
    '/api/menu/2',
  );
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    name: 'Falafel',
  });
});

test('a dish that is not there', async () => {
  const response = await app.inject(
    '/api/menu/9',
  );
  expect(response.statusCode).toBe(404);
});
