export const GET = () => new Response('a file');
