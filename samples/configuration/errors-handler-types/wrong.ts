import type { BurgerRequest, Middleware, RequestHandler } from 'burger-api';

export const noParams = (req: BurgerRequest) => req.params.id;

export const noQuery = (req: BurgerRequest) => req.query;

export const noUser: Middleware = (req) => {
  req.user = 'Ada';
  return undefined;
};

export const noResponse: RequestHandler = () => ({ dishes: ['Falafel'] });

export const returnsNothing: Middleware = (req) => {
  console.log(req.url);
};

export const takesNext: Middleware = (req: BurgerRequest, next: Middleware) =>
  next(req);
