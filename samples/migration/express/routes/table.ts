import { Router } from 'express';

export const table = Router();

table.post('/', (_req, res) => {
  res.cookie('table', '7', { httpOnly: true });
  res.json({ table: '7' });
});

table.get('/', (req, res) => {
  res.json({ table: req.cookies.table });
});
