export const GET = () => new Response('a group in a group');
