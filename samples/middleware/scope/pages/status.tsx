export default () => new Response('a page\n');
