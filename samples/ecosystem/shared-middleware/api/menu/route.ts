import type { BurgerRequest } from 'burger-api';
import { idOf } from '../../packages/request-id';

export const GET = (req: BurgerRequest) =>
  Response.json({ menu: ['Classic'], request: idOf(req) });
