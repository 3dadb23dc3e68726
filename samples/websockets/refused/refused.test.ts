import { expect, test } from 'bun:test';
import './index';

const address = `localhost:${process.env.PORT ?? 4000}/api/chat`;

test('the port speaks HTTP', async () => {
  const response = await fetch(`http://${address}`);
  expect(response.status).toBe(200);
});

test('the port refuses a WebSocket', async () => {
  const socket = new WebSocket(`ws://${address}`);
  const outcome = await new Promise((resolve) => {
    socket.onopen = () => resolve('connected');
    socket.onclose = () => resolve('refused');
  });
  expect(outcome).toBe('refused');
});
