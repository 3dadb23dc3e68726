import type { openapi as OpenApi } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: { query: z.object({ vegan: z.stringbool().optional() }) },
};

export const openapi: OpenApi = {
  get: {
    summary: 'List the menu',
    tags: ['menu'],
    responses: {
      '200': { description: 'All burgers' },
      '400': { description: 'A wrong query' },
    },
  },
};

export const GET = () => Response.json(['Classic', 'Cheese']);
