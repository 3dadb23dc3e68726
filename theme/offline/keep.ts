import { withBase } from '@rspress/core/runtime';
import { KEPT, OFFLINE_PATH, RELEASE_PATH } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { findKept, keptCaches } from './kept.ts';
import { belongsTo } from './release.ts';

/** Most releases of which pages are kept: who reads a page now and then finds it, and old ones do not pile up. */
const MAX_RELEASES = 3;

/** Files whose names carry a hash of their content: the same in every release. */
const HASHED = new RegExp(`^${withBase('/')}(?:fonts|static)/`);

const HASHED_IN_HTML = /"(\/[^"\s<>]*)"/g;

/** Opens what is kept of a release, and notes what the release consists of. */
export async function openKept(release: Release): Promise<Cache> {
  const cache = await caches.open(KEPT + release.id);
  const note = withBase(RELEASE_PATH);
  if (!(await cache.match(note))) await cache.put(note, Response.json(release));
  return cache;
}

/**
 * Keeps a file, unless it is kept already.
 *
 * @throws when it cannot be loaded or there is no room for it.
 */
export async function keepFile(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, { ignoreVary: true })) return;
  const isHashed = HASHED.test(address);
  const response = (isHashed && (await findKept(address))) || (await fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** What the page being read has loaded: its content, and pictures. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').flatMap((entry) => {
    const { origin, pathname } = new URL(entry.name);
    const isPicture = 'initiatorType' in entry && entry.initiatorType === 'img';
    return origin === location.origin && (isPicture || HASHED.test(pathname)) ? [pathname] : [];
  });
}

const namedIn = (html: string) =>
  [...html.matchAll(HASHED_IN_HTML)].flatMap(([, address = '']) => (HASHED.test(address) ? [address] : []));

/**
 * Keeps a page: its document after everything that it needs, so that a document that is kept can be shown. Nothing happens
 * where the server has it of another release by now.
 *
 * @param address of the page, with the base.
 * @throws when a part of it cannot be loaded or there is no room for it.
 */
export async function keepPage(release: Release, address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  if (!belongsTo(html, release)) return;
  const cache = await openKept(release);
  for (const file of new Set([...namedIn(html), ...loadedFiles()])) await keepFile(cache, file);
  await cache.put(address, response);
  const [, ...others] = await keptCaches();
  for (const [at, name] of others.entries()) {
    if (name === KEPT + release.id) continue;
    if (at + 1 < MAX_RELEASES) await (await caches.open(name)).delete(address, { ignoreVary: true });
    else await caches.delete(name);
  }
}

/** Keeps what is shown where a page is not kept, the search with it. @throws as `keepPage` does. */
export async function keepOfflinePage(release: Release): Promise<void> {
  const address = withBase(OFFLINE_PATH);
  const cache = await openKept(release);
  if (await cache.match(address, { ignoreVary: true })) return;
  for (const file of release.shell) await keepFile(cache, file);
  await keepPage(release, address);
}
