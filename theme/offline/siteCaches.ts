import * as site from '#site';
import { CACHE_PREFIX, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { pageSpellings } from '../../model/routes.ts';

export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).reverse();
}

/** Cached response of the newest release; undefined for none, and with blocked storage. */
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
    // Blocked storage.
  }
  return undefined;
}

/** `name-768.webp`. */
const WIDTH = /-\d+(?=\.\w+$)/;

export async function findCachedPicture(address: string): Promise<Response | undefined> {
  const own = await findCached(address);
  if (own || !WIDTH.test(address)) return own;
  const name = address.replace(WIDTH, '');
  for (const cache of await cacheNames()) {
    const cached = await (await caches.open(cache)).keys();
    const other = cached.find(({ url }) => url.replace(WIDTH, '') === name);
    if (other) return findCached(other.url);
  }
  return undefined;
}

export interface CachedPage {
  address: string;
  title: string;
}

export async function releaseOfCache(name: string): Promise<Release | undefined> {
  return (await (await caches.open(name)).match(site.base + RELEASE_PATH.slice(1)))?.json();
}

export interface CachedPages {
  pages: CachedPage[];
  /** True where all pages of the newest release are cached: any other address is no page. */
  isComplete: boolean;
}

export async function listCachedPages(): Promise<CachedPages> {
  const pages = new Map<string, CachedPage>();
  const complete: boolean[] = [];
  for (const name of await cacheNames()) {
    const listed = Object.entries((await releaseOfCache(name))?.pages ?? {});
    const requests = await (await caches.open(name)).keys();
    const cached = new Set(requests.map(({ url }) => new URL(url).pathname));
    complete.push(listed.length > 0 && listed.every(([address]) => cached.has(address)));
    for (const [address, title] of listed)
      if (cached.has(address) && !pages.has(address)) pages.set(address, { address, title });
  }
  return { pages: [...pages.values()], isComplete: complete[0] ?? false };
}
