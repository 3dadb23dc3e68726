export const GET = () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue('data: ready\n\n');
      controller.close();
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream' },
  });
};
