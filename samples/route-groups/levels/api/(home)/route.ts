export const GET = () => new Response('the root of the API');
