import type { openapi as OpenApi } from 'burger-api';

export const openapi: OpenApi = {
  parameters: [{ name: 'page', in: 'query' }],
  get: {
    summary: 'List the menu',
    requestBody: { description: 'none' },
    security: [{ token: [] }],
  },
};

export const GET = () => Response.json([]);
