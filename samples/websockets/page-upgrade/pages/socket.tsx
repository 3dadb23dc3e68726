export default (req: Request, server: Bun.Server<unknown>) =>
  server.upgrade(req, { data: undefined }) ? undefined : new Response('No WebSocket request\n', { status: 426 });
