export const GET = () => new Response('nobody can reach this');
