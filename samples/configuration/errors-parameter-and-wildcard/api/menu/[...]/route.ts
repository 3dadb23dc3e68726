export const GET = () => new Response('anything below the menu');
