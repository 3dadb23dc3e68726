import type { BurgerRequest } from 'burger-api';
import { z } from 'zod';

const DISHES = [
  { name: 'Smash', price: 9, vegan: false },
  { name: 'Halloumi', price: 8, vegan: false },
  { name: 'Bean', price: 7, vegan: true },
];

const query = z.object({
  vegan: z.stringbool().default(false),
  under: z.coerce.number().default(20),
});

export const schema = { get: { query } };
export const openapi = {
  get: { summary: 'What there is to eat' },
};

type Input = { query: z.infer<typeof query> };

export function GET(req: BurgerRequest<Input>) {
  const { vegan, under } = req.validated.query;
  const fits = DISHES.filter(
    (dish) =>
      dish.price < under &&
      (dish.vegan || !vegan),
  );
  const menu = fits.map(({ name }) => name);
  return Response.json({ vegan, under, menu });
}
