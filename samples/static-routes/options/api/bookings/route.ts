export const POST = () => new Response('booked', { status: 201 });

export const OPTIONS = () =>
  new Response(null, { status: 204, headers: { allow: 'OPTIONS, POST' } });
