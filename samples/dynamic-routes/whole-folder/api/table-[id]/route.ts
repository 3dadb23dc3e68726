export const GET = () => new Response('a table');
