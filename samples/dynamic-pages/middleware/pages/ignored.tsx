export const middleware = [() => new Response('stopped', { status: 403 })];

export default () => new Response('the page\n');
