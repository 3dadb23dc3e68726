import type { Middleware } from 'burger-api';

const log: Middleware = (req) => {
  console.log(req.url);
};

export const middleware = [log];

export const GET = () => Response.json(['Classic', 'Veggie']);
