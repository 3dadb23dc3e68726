export const sockets = Bun.serve({
  port: Number(process.env.SOCKET_PORT ?? 4001),
  fetch(req, server) {
    if (server.upgrade(req)) return undefined;
    return new Response('WebSocket connections only\n', { status: 426 });
  },
  websocket: {
    open(socket) {
      socket.subscribe('orders');
    },
    message() {},
  },
});
