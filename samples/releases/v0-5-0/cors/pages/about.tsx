export default () => new Response('About us');
