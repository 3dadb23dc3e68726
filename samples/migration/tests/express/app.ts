import express from 'express';
import { dishes } from './dishes.ts';

export const app = express();

app.get('/api/menu/:id', (req, res) => {
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
