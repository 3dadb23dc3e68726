import type { Middleware } from 'burger-api';

export const logger: Middleware = (req) => {
  const start = performance.now();
  return async (res: Response) => {
    const path = new URL(req.url).pathname;
    const ms = (performance.now() - start).toFixed(1);
    console.log(`${req.method} ${path} ${res.status} in ${ms} ms`);
    return res;
  };
};
