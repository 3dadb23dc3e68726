import { WORKER_PATH } from '../../../model/names.ts';

/** For names with a hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For pages and permanent names: revalidated, answered with 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** `Cache-Control` by prefix of the address: folders of hashed names, and the service worker. */
export const CACHE_RULES: readonly { prefix: string; cacheControl: string }[] = [
  { prefix: '/static/', cacheControl: IMMUTABLE },
  { prefix: '/fonts/', cacheControl: IMMUTABLE },
  // The next visit must see the kill switch.
  { prefix: WORKER_PATH, cacheControl: 'no-cache' },
];
