export const GET = () => new Response('s/me/[...]');
