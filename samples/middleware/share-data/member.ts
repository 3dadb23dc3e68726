import type { BurgerRequest, Middleware } from 'burger-api';

type Member = { name: string; points: number };

const members = new Map([['t-1', { name: 'Ada', points: 12 }]]);
const found = new WeakMap<BurgerRequest, Member>();

/** Looks up the member of the request's token. */
export const identify: Middleware = (req) => {
  const member = members.get(req.headers.get('x-token') ?? '');
  if (member) found.set(req, member);
  return undefined;
};

/** The member that `identify` found for this request. */
export const memberOf = (req: BurgerRequest): Member | undefined =>
  found.get(req);
