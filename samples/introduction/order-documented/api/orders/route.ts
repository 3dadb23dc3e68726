import type { openapi as OpenApi } from 'burger-api';

export const openapi: OpenApi = {
  get: { summary: 'List all orders', tags: ['Orders'] },
};

export const GET = () => Response.json([{ dish: 'Falafel', count: 1 }]);
