import type { BurgerRequest } from 'burger-api';
import { subscribe } from '../../../events';

// A browser that reconnects sends this header.
export const GET = (req: BurgerRequest) =>
  subscribe(Number(req.headers.get('last-event-id')) || 0);
