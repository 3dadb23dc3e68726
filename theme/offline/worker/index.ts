/**
 * The service worker (specification.md OFF): pages network-first, so that nobody online reads an old one; hashed files
 * cache-first. Pages fill the cache (`../pageCache.ts`), so the worker is the same in every release, and a page and its scripts
 * always have one release.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import * as site from '#site';
import { CLAIM_MESSAGE, OFFLINE_PATH, RUN_FOLDER } from '../../../model/names.ts';
import { findCached, findCachedPicture } from '../siteCaches.ts';

declare const self: { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };

const HASHED = new RegExp(`^${site.base}(?:fonts|static)/`);

class CacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await findCached(request.url)) ?? (await handler.fetch(request));
  }
}

/**
 * The runner's frame. Browsers bypass the worker for frames with `sandbox`, so the document sandboxes itself
 * (`../../try/run/openWorker.ts`), whatever the host sends.
 */
class ShutOff extends CacheFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { body, status, headers: own } = await super._handle(request, handler);
    const headers = new Headers(own);
    headers.append('content-security-policy', 'sandbox allow-scripts');
    return new Response(body, { status, headers });
  }
}

/** The cache only replaces failed requests. */
class NetworkFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      const response = await handler.fetch(request);
      // Firefox resolves navigation preloads that it cancels.
      if (response.type === 'error') throw new TypeError(`${request.url}: no answer`);
      return response;
    } catch (error) {
      const fallback = await this.fallback(request);
      if (fallback) return fallback;
      throw error;
    }
  }

  fallback(request: Request): Promise<Response | undefined> {
    return findCachedPicture(request.url);
  }
}

class PageFromNetwork extends NetworkFirst {
  override async fallback({ url, destination }: Request): Promise<Response | undefined> {
    const cached = await findCached(url);
    if (cached || destination !== 'document') return cached;
    const offline = await findCached(site.base + OFFLINE_PATH.slice(1));
    return offline && new Response(offline.body, { status: 503, headers: offline.headers });
  }
}

self.skipWaiting();
clientsClaim();
// A forced reload bypasses the worker until the page is claimed.
addEventListener('message', (event) => {
  if (event.data === CLAIM_MESSAGE) void self.clients.claim();
});
// Requests the page while the worker starts.
enableNavigationPreload();
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname.startsWith(site.base + RUN_FOLDER.slice(1)),
  new ShutOff(),
);
registerRoute(({ request }) => request.mode === 'navigate', new PageFromNetwork());
registerRoute(({ sameOrigin, url }) => sameOrigin && HASHED.test(url.pathname), new CacheFirst());
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && ['image', 'manifest'].includes(request.destination),
  new NetworkFirst(),
);
