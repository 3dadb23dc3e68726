import { z } from 'zod';

const Menu = z.array(z.object({ name: z.string(), price: z.number() }));

const fromDatabase = [{ name: 'Classic', price: 9.5, cost: 3.1 }];

export const GET = () => Response.json(Menu.parse(fromDatabase));
