export const openapi = {
  parameters: [{ name: 'page', in: 'query' }],
  GET: { summary: 'An upper-case method' },
  post: { summary: 'A method without a handler' },
  get: {
    summary: 'List the menu',
    parameters: [{ name: 'page', in: 'query' }],
    requestBody: { description: 'none' },
    security: [{ bearer: [] }],
    servers: [{ url: 'https://api.example.com' }],
    callbacks: {},
    'x-internal': true,
  },
};

export const schema = { get: { response: { type: 'object' } } };

export const GET = () => Response.json(['Classic']);
