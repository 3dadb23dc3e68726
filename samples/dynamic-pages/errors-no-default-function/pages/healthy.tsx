export default () => new Response('still here\n');
