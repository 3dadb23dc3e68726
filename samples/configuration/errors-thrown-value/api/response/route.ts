export function GET(): Response {
  throw new Response('table 7 has left', { status: 410 });
}
