export default (req: Request, server: Bun.Server<undefined>) => {
  if (server.upgrade(req)) return undefined;
  return new Response('WebSocket connections only\n', { status: 426 });
};
