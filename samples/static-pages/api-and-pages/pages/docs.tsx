export default () => new Response('Your own page\n');
