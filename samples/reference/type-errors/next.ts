import type { Middleware } from 'burger-api';

export const second: Middleware = (req, next) => next(req);
