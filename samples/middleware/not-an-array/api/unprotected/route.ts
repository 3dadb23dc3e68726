export const middleware = () => new Response('Stop', { status: 403 });

export const GET = () => new Response('not protected\n');
