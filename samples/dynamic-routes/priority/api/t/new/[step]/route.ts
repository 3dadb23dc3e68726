export const GET = () => new Response('t/new/[step]');
