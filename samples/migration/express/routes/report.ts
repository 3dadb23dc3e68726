import { Router } from 'express';

export const report = Router();

report.get('/', async () => {
  throw new Error('The printer is on fire');
});
