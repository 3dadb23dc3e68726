export const GET = () => new Response('one item of one order');
