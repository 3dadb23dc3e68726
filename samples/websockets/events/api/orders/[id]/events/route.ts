const steps = ['received', 'on the grill', 'ready'];

export function GET() {
  const encoder = new TextEncoder();
  const events = new ReadableStream({
    async start(controller) {
      for (const step of steps) {
        controller.enqueue(encoder.encode(`event: status\ndata: ${step}\n\n`));
        await Bun.sleep(50);
      }
      controller.close();
    },
  });
  return new Response(events, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
    },
  });
}
