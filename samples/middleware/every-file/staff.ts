import type { Middleware } from 'burger-api';
import { requireToken } from './auth';

/** What every route of the group `(staff)` exports as its middleware. */
export const staffOnly: Middleware[] = [requireToken];
