export const GET = () => new Response('the bill of one order');
