export const GET = () => new Response('Hello, world!');
