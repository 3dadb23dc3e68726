import { expect, test } from 'bun:test';
import request from 'supertest';
import { app } from './app.ts';

test('one dish', async () => {
  const response = await request(app).get(
    '/api/menu/2',
  );
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    name: 'Falafel',
  });
});

test('a dish that is not there', async () => {
  const response = await request(app).get(
    '/api/menu/9',
  );
  expect(response.status).toBe(404);
});
