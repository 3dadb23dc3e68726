import { Router } from 'express';
import { dishes } from '../dishes.ts';

export const menu = Router();

menu.get('/', (_req, res) => {
  res.json(dishes);
});

// #region one
menu.get('/:id', (req, res) => {
  const id = Number(req.params.id);
  const dish = dishes.find(
    (each) => each.id === id,
  );
  if (dish) {
    res.json(dish);
    return;
  }
  res
    .status(404)
    .json({ error: 'No such dish' });
});
// #endregion
