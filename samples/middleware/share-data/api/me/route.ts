import type { BurgerRequest } from 'burger-api';
import { memberOf } from '../../member';

export function GET(req: BurgerRequest) {
  const member = memberOf(req);
  return member
    ? Response.json(member)
    : Response.json({ error: 'Who are you?' }, { status: 401 });
}
