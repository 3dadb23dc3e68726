export const GET = () => new Response('users/[userId]/[...]');
