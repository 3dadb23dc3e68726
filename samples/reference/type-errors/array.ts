import type { Middleware } from 'burger-api';

export const middleware: Middleware[] = () => undefined;
