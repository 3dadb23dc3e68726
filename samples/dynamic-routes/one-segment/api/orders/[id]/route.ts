export const GET = () => new Response('one order');
