export default () => new Response('never sent\n');
