export const GET = () => new Response('This is plain HTTP\n');
