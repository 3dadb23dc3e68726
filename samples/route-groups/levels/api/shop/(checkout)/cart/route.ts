export const GET = () => new Response('a group below a folder');
