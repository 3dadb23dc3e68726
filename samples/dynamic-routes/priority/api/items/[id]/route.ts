export const GET = () => new Response('items/[id]');
