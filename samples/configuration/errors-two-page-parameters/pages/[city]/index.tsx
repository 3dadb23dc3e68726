export default () => new Response('a city');
