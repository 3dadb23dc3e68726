import { Router } from 'express';
import { dishes } from '../dishes.ts';

export const search = Router();

search.get('/', (req, res) => {
  const name = String(req.query.name ?? '');
  const max = Number(req.query.max ?? 100);
  const found = dishes.filter(
    (dish) =>
      dish.name.includes(name) &&
      dish.price <= max,
  );
  res.json(found);
});
