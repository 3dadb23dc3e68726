export function startSockets(port: number) {
  return Bun.serve({
    port,
    fetch(req, server) {
      if (server.upgrade(req)) return undefined;
      return new Response('WebSocket connections only\n', { status: 426 });
    },
    websocket: {
      message(socket, message) {
        socket.send(`You said: ${message}`);
      },
    },
  });
}
