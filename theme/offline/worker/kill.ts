/** The kill switch (specification.md OFF-3): replaces the worker, and removes itself and all caches. Open pages stay. */
import { CACHE_PREFIX } from '../../../model/names.ts';

declare const self: { skipWaiting(): Promise<void>; registration: ServiceWorkerRegistration };

async function remove(): Promise<void> {
  // First: open pages cache nothing without a worker.
  await self.registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.skipWaiting();
addEventListener('activate', (event) => {
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(remove());
});
