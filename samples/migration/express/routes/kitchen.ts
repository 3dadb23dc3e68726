import { Router } from 'express';
import { staffOnly } from '../middleware.ts';

export const kitchen = Router();

kitchen.get('/', staffOnly, (_req, res) => {
  res.json({ waiting: 3 });
});
