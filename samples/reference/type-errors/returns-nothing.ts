import type { Middleware } from 'burger-api';

export const log: Middleware = (req) => {
  console.log(req.url);
};
