export const GET = () => new Response('admin/settings');
