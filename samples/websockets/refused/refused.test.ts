import { expect, test } from 'bun:test';

const free = Bun.serve({ port: 0, fetch: () => new Response() });
const port = free.port;
await free.stop(true);

process.env.PORT = String(port);
await import('./index');

test('the port answers HTTP', async () => {
  const response = await fetch(`http://localhost:${port}/api/chat`);
  expect(response.status).toBe(200);
});

test('the port refuses a WebSocket', async () => {
  const socket = new WebSocket(`ws://localhost:${port}/api/chat`);
  const outcome = await new Promise((resolve) => {
    socket.onopen = () => resolve('connected');
    socket.onclose = () => resolve('refused');
  });
  expect(outcome).toBe('refused');
});
