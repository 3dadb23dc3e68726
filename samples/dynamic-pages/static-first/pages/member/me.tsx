export default () => new Response('your own page\n');
