export const GET = () => new Response('items/featured');
