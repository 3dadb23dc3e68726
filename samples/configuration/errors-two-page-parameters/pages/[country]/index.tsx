export default () => new Response('a country');
