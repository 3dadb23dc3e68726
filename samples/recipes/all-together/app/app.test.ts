import { expect, spyOn, test } from 'bun:test';

// A free port, so that the tests run beside the app that you work on.
const probe = Bun.serve({ port: 0, fetch: () => new Response() });
const { port } = probe;
await probe.stop(true);
process.env.PORT = String(port);

// Settings of its own, and never the database that you work with.
process.env.API_TOKEN = 'test-token';
process.env.PROXY_SECRET = 'x'.repeat(32);
process.env.RATE_LIMIT = '2';
process.env.DATABASE = ':memory:';

// Collects the lines of the log.
const lines = spyOn(console, 'log').mockImplementation(() => {});
await import('./index');

const order = { customer: 'Ada', items: [{ dish: 'Classic', count: 1 }] };

let addresses = 0;

/** An order as the proxy passes it on, each from an address of its own. */
function send(path = '/api/orders', changes: RequestInit = {}) {
  addresses += 1;
  return fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    body: JSON.stringify(order),
    ...changes,
    headers: {
      origin: 'https://app.example',
      'x-proxy-secret': process.env.PROXY_SECRET ?? '',
      'x-real-ip': `203.0.113.${addresses}`,
      authorization: `Bearer ${process.env.API_TOKEN}`,
      'content-type': 'application/json',
      ...changes.headers,
    },
  });
}

const json = (value: unknown) => ({ body: JSON.stringify(value) });
const get = { method: 'GET', body: null };

test('an order passes all layers', async () => {
  expect((await send()).status).toBe(201);
});

test.each([
  [403, 'past the proxy', '', { headers: { 'x-proxy-secret': 'guess' } }],
  [401, 'a wrong token', '', { headers: { authorization: 'Bearer guess' } }],
  [413, 'a large body', '', json('x'.repeat(200_000))],
  [400, 'bad input', '', json({ ...order, items: [] })],
  [415, 'not JSON', '', { headers: { 'content-type': 'text/plain' } }],
  [409, 'sold out', '', json({ ...order, items: [{ dish: '?', count: 1 }] })],
  [404, 'an unknown path', '/api/nothing', get],
  [405, 'a method that the route lacks', '/api/report', {}],
  [500, 'a thrown error', '/api/report', get],
])('%i: %s', async (status, _, path, changes) => {
  const response = await send(path || undefined, changes);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('error', expect.any(String));

  // Whatever refused it, the web app may read it and the log has it.
  const { headers } = response;
  expect(headers.get('access-control-allow-origin')).toBe(
    'https://app.example',
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(JSON.parse(lines.mock.lastCall?.[0])).toMatchObject({
    message: 'request',
    requestId: headers.get('x-request-id'),
    status,
  });
});

test('429: a third request of one address', async () => {
  const headers = { 'x-real-ip': '198.51.100.1' };
  const responses = [
    await send('/api/orders', { headers }),
    await send('/api/orders', { headers }),
    await send('/api/orders', { headers }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 429]);
});
