import { Hono } from 'hono';

export const report = new Hono();

report.get('/', async () => {
  throw new Error('The printer is on fire');
});
