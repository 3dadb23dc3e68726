import * as site from '#site';
import { CACHE_PREFIX, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { pageSpellings } from '../../model/routes.ts';

/** Names of the caches of this site, the newest first. */
export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).reverse();
}

/**
 * What was kept under an address, of the newest release that has it.
 *
 * @returns undefined where nothing was, or the storage is blocked.
 */
export async function findCached(address: string): Promise<Response | undefined> {
  try {
    const { origin, pathname } = new URL(address, location.href);
    for (const name of await cacheNames()) {
      const cache = await caches.open(name);
      for (const spelling of new Set([pathname, ...pageSpellings(pathname)])) {
        const found = await cache.match(origin + spelling, { ignoreVary: true });
        if (found) return found;
      }
    }
  } catch {
    // As if nothing had been kept.
  }
  return undefined;
}

/** Widths of one picture: `name-768.webp`. */
const WIDTH = /-\d+(?=\.\w+$)/;

/** A picture that was kept, in another width where that is the one. */
export async function findCachedPicture(address: string): Promise<Response | undefined> {
  const own = await findCached(address);
  if (own || !WIDTH.test(address)) return own;
  const name = address.replace(WIDTH, '');
  for (const cache of await cacheNames()) {
    const kept = await (await caches.open(cache)).keys();
    const other = kept.find(({ url }) => url.replace(WIDTH, '') === name);
    if (other) return findCached(other.url);
  }
  return undefined;
}

/** A page that can be read without a network. */
export interface CachedPage {
  address: string;
  title: string;
}

/** What the release consists of that a cache belongs to. @param name of the cache. */
export async function releaseOfCache(name: string): Promise<Release | undefined> {
  return (await (await caches.open(name)).match(site.base + RELEASE_PATH.slice(1)))?.json();
}

/** All pages that are kept, of any release, in the order in which the newest one that has some of them lists its pages. */
export async function listCachedPages(): Promise<CachedPage[]> {
  const pages = new Map<string, CachedPage>();
  for (const name of await cacheNames()) {
    const release = await releaseOfCache(name);
    const requests = await (await caches.open(name)).keys();
    const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
    for (const [address, title] of Object.entries(release?.pages ?? {}))
      if (kept.has(address) && !pages.has(address)) pages.set(address, { address, title });
  }
  return [...pages.values()];
}
