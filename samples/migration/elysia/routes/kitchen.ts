import { Elysia } from 'elysia';
import { staffOnly } from '../middleware.ts';

export const kitchen = new Elysia()
  .use(staffOnly)
  .get('/kitchen', () => ({ waiting: 3 }));
