type Event = { id: number; text: string };
type Listener = (text: string) => void;

const MAX_LISTENERS = Number(process.env.LISTENERS ?? 1000);
const MAX_KEPT = 100;
const MAX_MINUTES = 10;

const listeners = new Set<Listener>();
const kept: Event[] = [];
let lastId = Date.now(); // So that ids keep growing after a restart.

/** Sends JSON to all listeners, and keeps it for those who reconnect. */
export function publish(data: unknown) {
  lastId += 1;
  // JSON has no line breaks, so a value cannot end the event.
  const text = `id: ${lastId}\ndata: ${JSON.stringify(data)}\n\n`;
  kept.push({ id: lastId, text });
  if (kept.length > MAX_KEPT) kept.shift();
  for (const send of listeners) send(text);
}

// Bun closes a connection that is silent for 10 seconds. A line that starts
// with a colon is a comment, which browsers ignore.
setInterval(() => {
  for (const send of listeners) send(': still here\n\n');
}, 5000).unref();

/**
 * A response that stays open and carries events.
 *
 * @param after id of the last event that the client has seen. Newer ones that
 * are kept are sent first.
 */
export function subscribe(after: number): Response {
  if (listeners.size >= MAX_LISTENERS)
    return Response.json({ error: 'Too many listeners' }, { status: 503 });
  const encoder = new TextEncoder();
  let stop = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(': hello\n\n');
      for (const { id, text } of kept) if (id > after) send(text);
      listeners.add(send);
      // Browsers reconnect by themselves. So rights are checked again, and
      // events that a stuck client never read do not stay in memory.
      const timer = setTimeout(() => {
        stop();
        controller.close();
      }, MAX_MINUTES * 60_000);
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
