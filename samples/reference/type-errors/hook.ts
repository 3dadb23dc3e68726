import type { Middleware } from 'burger-api';

export const stamp: Middleware = () => (res: Response) => res;
