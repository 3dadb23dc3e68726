import { TrustedWorker } from './TrustedWorker.ts';

/**
 * Starts the worker of the search: the one place where its address is known.
 *
 * @throws where workers cannot be started: there are none, or they are refused.
 */
export function createWorker(): Worker {
  return new TrustedWorker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url))
    .worker;
}
