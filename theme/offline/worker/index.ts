/**
 * The service worker (specification.md OFF). Pages come from the network first, so that nobody online reads an older one;
 * files whose names carry a hash from what is kept. It keeps nothing itself (`../pageCache.ts` does), so that it is the same in
 * every release, and a page and its scripts are always those of one release, whichever worker answers.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import * as site from '#site';
import { CLAIM_MESSAGE, OFFLINE_PATH, RUN_FOLDER } from '../../../model/names.ts';
import { findCached, findCachedPicture } from '../siteCaches.ts';

declare const self: { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };

/** Where files are whose names carry a hash of their content. */
const HASHED = new RegExp(`^${site.base}(?:fonts|static)/`);

/** What was kept, before the network is asked. */
class KeptFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await findCached(request.url)) ?? (await handler.fetch(request));
  }
}

/**
 * The frame that programs run in. Browsers ask no worker for a frame that its element shuts off; its document does so by itself
 * (`../../try/run/frames.ts`), also where the host sends no policy.
 */
class ShutOff extends KeptFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { body, status, headers: own } = await super._handle(request, handler);
    const headers = new Headers(own);
    headers.append('content-security-policy', 'sandbox allow-scripts');
    return new Response(body, { status, headers });
  }
}

/** What the network answers, whatever that is; what was kept only where there is no answer. */
class NetworkFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      const response = await handler.fetch(request);
      // So Firefox ends what it has asked for while the worker started, instead of failing.
      if (response.type === 'error') throw new TypeError(`${request.url}: no answer`);
      return response;
    } catch (error) {
      const instead = await this.findInstead(request);
      if (instead) return instead;
      throw error;
    }
  }

  findInstead(request: Request): Promise<Response | undefined> {
    return findCachedPicture(request.url);
  }
}

/** A page, or the one that says that it is not kept. */
class PageFromNetwork extends NetworkFirst {
  override async findInstead({ url, destination }: Request): Promise<Response | undefined> {
    const kept = await findCached(url);
    if (kept || destination !== 'document') return kept;
    const offline = await findCached(site.base + OFFLINE_PATH.slice(1));
    return offline && new Response(offline.body, { status: 503, headers: offline.headers });
  }
}

self.skipWaiting();
clientsClaim();
// A page that was reloaded past the worker (Shift and the reload button) loads its parts past it, too, until it is claimed.
addEventListener('message', (event) => {
  if (event.data === CLAIM_MESSAGE) void self.clients.claim();
});
// A page is asked for while the worker starts.
enableNavigationPreload();
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname.startsWith(site.base + RUN_FOLDER.slice(1)),
  new ShutOff(),
);
registerRoute(({ request }) => request.mode === 'navigate', new PageFromNetwork());
registerRoute(({ sameOrigin, url }) => sameOrigin && HASHED.test(url.pathname), new KeptFirst());
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && ['image', 'manifest'].includes(request.destination),
  new NetworkFirst(),
);
