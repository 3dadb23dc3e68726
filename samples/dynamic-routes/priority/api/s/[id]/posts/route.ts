export const GET = () => new Response('s/[id]/posts');
