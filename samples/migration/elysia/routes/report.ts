import { Elysia } from 'elysia';

export const report = new Elysia().get(
  '/report',
  async () => {
    throw new Error('The printer is on fire');
  },
);
