import { withBase } from '@rspress/core/runtime';
import { CACHE_PREFIX, OFFLINE_PATH, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { belongsTo } from '../navigation/serverRelease.ts';
import { cacheNames, findCached } from './siteCaches.ts';

/** Releases with cached pages: rare visits find them, old ones do not pile up. */
const MAX_RELEASES = 3;

/** Hashed names: the same in every release. */
const HASHED = new RegExp(`^${withBase('/')}(?:fonts|static)/`);

const NAMED_IN_HTML = /"(\/[^"\s<>]*)"/g;

export async function openReleaseCache(release: Release): Promise<Cache> {
  const cache = await caches.open(CACHE_PREFIX + release.id);
  const note = withBase(RELEASE_PATH);
  if (!(await cache.match(note))) await cache.put(note, Response.json(release));
  return cache;
}

/** Caches a file once. @param signal cancels. @throws for a failed request or a full storage. */
export async function cacheFile(cache: Cache, address: string, signal?: AbortSignal): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const isHashed = HASHED.test(address);
  const response = (isHashed && (await findCached(address))) || (await fetch(address, { signal }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

const loaded = new Set<string>();

function note(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    const { origin, pathname } = new URL(entry.name);
    const isPicture = 'initiatorType' in entry && entry.initiatorType === 'img';
    if (origin === location.origin && (isPicture || HASHED.test(pathname))) loaded.add(pathname);
  }
}

let observer: PerformanceObserver | undefined;

/** The browser's buffer is limited, an observer is not. */
export function watchLoadedFiles(): void {
  note(observer?.takeRecords() ?? performance.getEntriesByType('resource'));
  if (observer) return;
  observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
}

const namedIn = (html: string) =>
  [...html.matchAll(NAMED_IN_HTML)].flatMap(([, address = '']) => (HASHED.test(address) ? [address] : []));

async function deleteElsewhere(release: Release, address: string): Promise<void> {
  const others = (await cacheNames()).filter((name) => name !== CACHE_PREFIX + release.id);
  for (const [at, name] of others.entries()) {
    if (at + 1 < MAX_RELEASES) await (await caches.open(name)).delete(address, { ignoreVary: true });
    else await caches.delete(name);
  }
}

/**
 * Caches a page: files before the document, so that a cached document is complete. Skips cached pages, and those of another
 * release.
 * @param address with the base.
 * @throws for a failed request or a full storage.
 */
export async function cachePage(release: Release, address: string): Promise<void> {
  const cache = await openReleaseCache(release);
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  if (!belongsTo(html, release)) return;
  watchLoadedFiles();
  for (const file of new Set([...namedIn(html), ...loaded])) await cacheFile(cache, file);
  await cache.put(address, response);
  await deleteElsewhere(release, address);
}

/** Caches the offline page and its search. @throws as `cachePage` does. */
export async function cacheOfflinePage(release: Release): Promise<void> {
  const cache = await openReleaseCache(release);
  for (const file of release.shell) await cacheFile(cache, file);
  await cachePage(release, withBase(OFFLINE_PATH));
}
