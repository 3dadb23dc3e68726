import { WORKER_PATH } from '../../../model/names.ts';

/** What a path may be cached for. Paths are prefixes of addresses. */
export interface CacheRule {
  prefix: string;
  cacheControl: string;
}

/** Names with a hash in them never change their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Pages and everything with a lasting name: asked for again each time, answered with 304 where nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Folders whose files carry a hash of their content in their names, and the service worker. */
export const CACHE_RULES: readonly CacheRule[] = [
  { prefix: '/static/', cacheControl: IMMUTABLE },
  { prefix: '/fonts/', cacheControl: IMMUTABLE },
  // Where the kill switch is put: the next visit has to see it.
  { prefix: WORKER_PATH, cacheControl: 'no-cache' },
];
