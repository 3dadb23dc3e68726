import type { openapi as OpenApi } from 'burger-api';

export const openapi: OpenApi = {
  get: {
    operationId: 'listMenu',
    summary: 'List the menu',
    description: 'Burgers of the day, **without** prices.',
    tags: ['menu'],
    deprecated: true,
    responses: {
      '200': {
        description: 'The names',
        content: {
          'application/json': {
            schema: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
    externalDocs: {
      description: 'Allergens',
      url: 'https://example.com/allergens',
    },
  },
};

export const GET = () => Response.json(['Classic']);
