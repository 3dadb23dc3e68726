export const GET = () => new Response('admin/settings');

export { POST } from '../[...]/route';
