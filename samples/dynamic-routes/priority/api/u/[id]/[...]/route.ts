export const GET = () => new Response('u/[id]/[...]');
