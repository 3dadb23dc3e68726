export const GET = () => new Response('one dish');
