export const GET = () => new Response('never called');
