import type { BurgerRequest } from 'burger-api';
import { subscribe } from '../../../events';

// A browser that lost the connection comes back with this header.
export const GET = (req: BurgerRequest) =>
  subscribe(Number(req.headers.get('last-event-id')) || 0);
