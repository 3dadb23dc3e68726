import { expect, test } from 'bun:test';

process.env.LISTENERS = '2';
await import('./index');
const orders = `http://localhost:${process.env.PORT ?? 4000}/api/orders`;

const order = (body: unknown) =>
  fetch(orders, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Listens, and returns a function that reads what came up to some text. */
async function listen(lastEventId = '') {
  const controller = new AbortController();
  const response = await fetch(`${orders}/events`, {
    headers: { 'last-event-id': lastEventId },
    signal: controller.signal,
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let heard = '';
  return {
    response,
    stop: () => controller.abort(),
    async until(text: string) {
      while (!heard.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`Closed after ${heard}`);
        heard += decoder.decode(value, { stream: true });
      }
      return heard;
    },
  };
}

/** Listens once the server has seen that others are gone. */
async function listenSoon(lastEventId = ''): ReturnType<typeof listen> {
  const client = await listen(lastEventId);
  return client.response.ok ? client : listenSoon(lastEventId);
}

let lastId = '';

test('an order reaches everybody who listens', async () => {
  const [ada, grace] = [await listen(), await listen()];
  expect(ada.response.headers.get('content-type')).toBe('text/event-stream');
  await order({ dish: 'Classic\n\ndata: forged' });
  const data = 'data: {"dish":"Classic\\n\\ndata: forged"}\n\n';
  const heard = await ada.until('}\n\n');
  expect(heard).toEndWith(data);
  expect(await grace.until('}\n\n')).toBe(heard);
  lastId = /id: (\d+)/.exec(heard)?.[1] ?? '';
  ada.stop();
  grace.stop();
});

test('who returns gets what was missed', async () => {
  await order({ dish: 'Falafel' });
  const client = await listenSoon(lastId);
  expect(await client.until('Falafel')).not.toContain('Classic');
  client.stop();
});

test('one too many is refused, a closed connection makes room', async () => {
  const [ada, grace] = [await listenSoon(), await listenSoon()];
  expect((await listen()).response.status).toBe(503);
  ada.stop();
  grace.stop();
  const next = await listenSoon();
  next.stop();
});

test('a silent connection stays open for more than 10 seconds', async () => {
  const client = await listenSoon();
  await client.until('still here\n\n: still here\n\n: still here');
  client.stop();
}, 30_000);

test('orders are checked', async () => {
  expect((await order({ dish: '' })).status).toBe(400);
});
