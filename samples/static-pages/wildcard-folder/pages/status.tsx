export default () => new Response('open\n');
