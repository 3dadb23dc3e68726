import type { openapi as OpenApi } from 'burger-api';

export const openapi: OpenApi = {
  get: { parameters: [{ name: 'page', in: 'query' }] },
};
