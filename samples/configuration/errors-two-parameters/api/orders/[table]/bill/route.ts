export const GET = () => new Response('the bill of a table');
