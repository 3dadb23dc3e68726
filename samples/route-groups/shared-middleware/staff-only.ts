import { requireToken } from './auth';

export const middleware = [requireToken];
