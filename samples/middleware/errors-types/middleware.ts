import type { BurgerRequest, Middleware } from 'burger-api';

export const withNext: Middleware = (_req, next) => next();

export const returnsNothing: Middleware = (req) => {
  console.log(req.url);
};

export const returnsNull: Middleware = () => null;

export const notAsync: Middleware = () => (res: Response) => res;

export const addsProperty: Middleware = (req: BurgerRequest) => {
  req.member = 'Ada';
  return undefined;
};

export const functionOnly: Middleware[] = (req: BurgerRequest) =>
  req.method === 'GET' ? undefined : new Response('Stop');
