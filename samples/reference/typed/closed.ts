import type { BurgerNext, BurgerRequest } from 'burger-api';

/** A function declaration says in its return type what a middleware may return. */
export function closedAtNight(req: BurgerRequest): BurgerNext {
  if (new URL(req.url).searchParams.get('hour') === '23')
    return new Response('Closed', { status: 503 });
  return undefined;
}
