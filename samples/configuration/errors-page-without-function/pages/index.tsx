export default () => new Response('The home page');
