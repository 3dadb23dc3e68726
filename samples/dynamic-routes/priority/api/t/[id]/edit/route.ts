export const GET = () => new Response('t/[id]/edit');
