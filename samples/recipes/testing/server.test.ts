import { beforeEach, expect, test } from 'bun:test';
import { removeOrders } from './orders';

// A free port, so that the tests run beside the app that you work on.
const probe = Bun.serve({ port: 0, fetch: () => new Response() });
const { port } = probe;
await probe.stop(true);
process.env.PORT = String(port);

// Starts the app in this process. It ends with the tests.
await import('./index');

const call = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${port}${path}`, init);

const post = (body: unknown, type = 'application/json') =>
  call('/api/orders', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });

beforeEach(() => {
  removeOrders();
});

test('an order can be placed and read', async () => {
  const placed = await post({ dish: 'Classic' });
  expect(placed.status).toBe(201);
  const { id } = (await placed.json()) as { id: number };
  const read = await call(`/api/orders/${id}`);
  expect(await read.json()).toEqual({ id, dish: 'Classic' });
});

test('what does not fit is refused before the handler', async () => {
  expect((await post({ dish: 7 })).status).toBe(400);
  expect((await call('/api/orders/seven')).status).toBe(400);
});

test('a body that is not JSON is refused by the handler', async () => {
  expect((await post({ dish: 'Classic' }, 'text/plain')).status).toBe(415);
});

test('a method without a handler is 405', async () => {
  // The text differs between releases of Bun, so the status is enough.
  expect((await call('/api/orders')).status).toBe(405);
});

test('a page is served, and a response has its headers', async () => {
  const page = await call('/menu');
  expect(await page.text()).toContain('<h1>Menu</h1>');
  const { headers } = await call('/api/orders/7');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
