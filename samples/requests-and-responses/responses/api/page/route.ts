export const GET = (): Response =>
  new Response('<h1>Today: falafel</h1>', {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
