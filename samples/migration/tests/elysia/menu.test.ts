import { expect, test } from 'bun:test';
import { app } from './app.ts';

function get(path: string) {
  return app.handle(
    new Request(`http://test${path}`),
  );
}

test('one dish', async () => {
  const response = await get('/api/menu/2');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'Falafel',
  });
});

test('a dish that is not there', async () => {
  const response = await get('/api/menu/9');
  expect(response.status).toBe(404);
});
