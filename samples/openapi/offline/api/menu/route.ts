import type { openapi as OpenApi } from 'burger-api';

export const openapi: OpenApi = { get: { summary: 'List the menu' } };

export const GET = () => Response.json(['Classic']);
