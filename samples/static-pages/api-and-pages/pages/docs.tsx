// Loads for longer than the API routes.
await Bun.sleep(200);

export default () => new Response('Your own page\n');
