import type { openapi as OpenApi } from 'burger-api';
import { z } from 'zod';

export const schema = {
  get: { query: z.object({ fields: z.string().optional() }) },
  patch: { body: z.object({ amount: z.number().positive() }) },
};

export const openapi: OpenApi = {
  patch: {
    responses: {
      '200': { description: 'The order as it is now' },
      '401': { description: 'No valid token was sent' },
    },
  },
};

export const GET = () => Response.json({});
export const PATCH = () => Response.json({});
