export const GET = () => new Response('files/[...]');
