import type { BurgerRequest } from 'burger-api';

export function requireUser(req: BurgerRequest): undefined {
  req.user = 'Ada';
}
