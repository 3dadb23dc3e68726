export const GET = () => new Response('u/me/photo');
