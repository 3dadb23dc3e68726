import { afterAll, expect, test } from 'bun:test';
import { startSockets } from './sockets';

const server = startSockets(0);
afterAll(() => server.stop(true));

test('replies to each message', async () => {
  const socket = new WebSocket(`ws://localhost:${server.port}`);
  const reply = new Promise((resolve) => {
    socket.onmessage = (event) => resolve(event.data);
  });
  socket.onopen = () => socket.send('one Classic');
  expect(await reply).toBe('You said: one Classic');
});

test('refuses plain HTTP', async () => {
  const response = await fetch(`http://localhost:${server.port}`);
  expect(response.status).toBe(426);
});
