type Event = { id: number; text: string };
type Listener = (text: string) => void;

const LISTENERS_AT_MOST = Number(process.env.LISTENERS ?? 1000);
const KEPT = 100;
const MINUTES = 10;

const listeners = new Set<Listener>();
const kept: Event[] = [];
let lastId = Date.now(); // High, so that ids grow over restarts, too.

/** Sends JSON to everybody who listens, and keeps it for those who return. */
export function publish(data: unknown) {
  lastId += 1;
  // JSON has no line breaks, so a value cannot end the event.
  const text = `id: ${lastId}\ndata: ${JSON.stringify(data)}\n\n`;
  kept.push({ id: lastId, text });
  if (kept.length > KEPT) kept.shift();
  for (const send of listeners) send(text);
}

// Bun closes a connection on which nothing moves for 10 seconds. A line that
// begins with a colon is a comment, which browsers ignore.
setInterval(() => {
  for (const send of listeners) send(': still here\n\n');
}, 5000).unref();

/**
 * A response that stays open and carries events.
 *
 * @param after id of the last event that the client has seen. What came since
 * then is sent first.
 */
export function subscribe(after: number): Response {
  if (listeners.size >= LISTENERS_AT_MOST)
    return Response.json({ error: 'Too many listeners' }, { status: 503 });
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(': hello\n\n');
      for (const { id, text } of kept) if (id > after) send(text);
      listeners.add(send);
      // Browsers come back by themselves. So who may listen is checked again,
      // and what a stuck client did not read does not stay in memory.
      const timer = setTimeout(() => {
        stop();
        controller.close();
      }, MINUTES * 60_000);
      stop = () => {
        clearTimeout(timer);
        listeners.delete(send);
      };
    },
    cancel: () => stop(),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // nginx would collect events otherwise.
    },
  });
}
