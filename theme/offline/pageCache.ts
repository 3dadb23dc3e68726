import { withBase } from '@rspress/core/runtime';
import { CACHE_PREFIX, OFFLINE_PATH, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { belongsTo } from '../navigation/serverRelease.ts';
import { cacheNames, findCached } from './siteCaches.ts';

/** Most releases of which pages are kept: who reads a page now and then finds it, and what is old does not pile up. */
const MAX_RELEASES = 3;

/** Files whose names carry a hash of their content: the same in every release. */
const HASHED = new RegExp(`^${withBase('/')}(?:fonts|static)/`);

/** Addresses in a document. */
const NAMED_IN_HTML = /"(\/[^"\s<>]*)"/g;

/** Opens what is kept of a release, and notes what the release consists of. */
export async function openReleaseCache(release: Release): Promise<Cache> {
  const cache = await caches.open(CACHE_PREFIX + release.id);
  const note = withBase(RELEASE_PATH);
  if (!(await cache.match(note))) await cache.put(note, Response.json(release));
  return cache;
}

/**
 * Keeps a file, unless it is kept already.
 *
 * @throws when it cannot be loaded or there is no room for it.
 */
export async function cacheFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const isHashed = HASHED.test(address);
  const response = (isHashed && (await findCached(address))) || (await fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** Addresses of what this document has loaded: its content, and pictures. */
const loaded = new Set<string>();

function note(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    const { origin, pathname } = new URL(entry.name);
    const isPicture = 'initiatorType' in entry && entry.initiatorType === 'img';
    if (origin === location.origin && (isPicture || HASHED.test(pathname))) loaded.add(pathname);
  }
}

let observer: PerformanceObserver | undefined;

/** Notes what the document loads: the browser's own list ends after some hundred entries, what it tells an observer does not. */
export function watchLoadedFiles(): void {
  note(observer?.takeRecords() ?? performance.getEntriesByType('resource'));
  if (observer) return;
  observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
}

const namedIn = (html: string) =>
  [...html.matchAll(NAMED_IN_HTML)].flatMap(([, address = '']) => (HASHED.test(address) ? [address] : []));

/** A page that is kept now is kept of no other release; of these the last ones stay for what was not read since. */
async function forgetElsewhere(release: Release, address: string): Promise<void> {
  const others = (await cacheNames()).filter((name) => name !== CACHE_PREFIX + release.id);
  for (const [at, name] of others.entries()) {
    if (at + 1 < MAX_RELEASES) await (await caches.open(name)).delete(address, { ignoreVary: true });
    else await caches.delete(name);
  }
}

/**
 * Keeps a page: its document after everything that it needs, so that a document that is kept can be shown. Nothing happens
 * where it is kept already, or the server has it of another release by now.
 *
 * @param address of the page, with the base.
 * @throws when a part of it cannot be loaded or there is no room for it.
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
  await forgetElsewhere(release, address);
}

/** Keeps what is shown where a page is not kept, the search with it. @throws as `cachePage` does. */
export async function cacheOfflinePage(release: Release): Promise<void> {
  const cache = await openReleaseCache(release);
  for (const file of release.shell) await cacheFile(cache, file);
  await cachePage(release, withBase(OFFLINE_PATH));
}
