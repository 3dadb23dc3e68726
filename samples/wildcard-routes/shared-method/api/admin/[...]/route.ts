export const GET = () => new Response('admin/[...]');
export const POST = () => new Response('admin/[...], POST');
