export function GET(): Response {
  let seconds = 3;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (seconds === 0) return controller.close();
      controller.enqueue(encoder.encode(`${seconds}\n`));
      seconds -= 1;
      await Bun.sleep(20);
    },
  });
  return new Response(stream, { headers: { 'content-type': 'text/plain' } });
}
