import type { RouteSchema } from 'burger-api';

export const schema: RouteSchema = {};
