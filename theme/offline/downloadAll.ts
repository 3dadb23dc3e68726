import { withBase } from '@rspress/core/runtime';
import { CACHE_PREFIX, OFFLINE_PATH } from '../../model/names.ts';
import { type PackedTexts, unpackText } from '../../model/packedTexts.ts';
import type { Release } from '../../model/release.ts';
import { belongsTo } from '../navigation/serverRelease.ts';
import { cacheFile, openReleaseCache } from './pageCache.ts';
import { cacheNames } from './siteCaches.ts';

/** Web Lock of a download. The button ignores it; automatic downloads yield to it, also in other tabs. */
export const DOWNLOAD_LOCK = 'keeping-all';

/** Concurrent requests, as in HTTP/1. */
const AT_A_TIME = 6;

const COMMON_HEADERS =
  /^(?:content-security-policy|content-type|cross-origin-.*|permissions-policy|referrer-policy|x-content-type-options)$/;

const addressesIn = async (cache: Cache) =>
  new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

const packedIn = ({ packed, pages }: Release) => [...packed.files, ...Object.keys(pages)];

export async function cachedBytes(release: Release, cache: Cache): Promise<number> {
  const cached = await addressesIn(cache);
  const ofFiles = Object.entries(release.files).reduce(
    (sum, [file, bytes]) => sum + (cached.has(file) ? bytes : 0),
    0,
  );
  return ofFiles + (packedIn(release).every((address) => cached.has(address)) ? release.packed.bytes : 0);
}

async function load(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const typeOf = (address: string) => (address.endsWith('.js') ? 'text/javascript' : 'application/json');

/** Caches missing packed texts, documents after their scripts. */
async function cachePacked(release: Release, cache: Cache, signal: AbortSignal): Promise<void> {
  const cached = await addressesIn(cache);
  const missing = packedIn(release).filter((address) => !cached.has(address));
  if (missing.length === 0) return;
  const model = await load(withBase(OFFLINE_PATH), signal);
  if (!belongsTo(await model.text(), release)) throw new Error('The server has another release by now.');
  const ofDocuments = [...model.headers].filter(([name]) => COMMON_HEADERS.test(name));
  const packed: PackedTexts = await (await load(release.packed.address, signal)).json();
  for (const address of [...missing, withBase(OFFLINE_PATH)]) {
    const text = unpackText(packed, address);
    if (text === undefined) throw new Error(`${address} is not packed.`);
    signal.throwIfAborted();
    const isFile = release.packed.files.includes(address);
    await cache.put(
      address,
      new Response(text, { headers: isFile ? { 'content-type': typeOf(address) } : ofDocuments }),
    );
  }
}

/**
 * Downloads a release, continuing an earlier one: files first, so that a cached document is complete. Deletes other releases at
 * the end.
 * @param signal cancels; cached files stay.
 * @param onProgress receives the cached bytes.
 * @throws for a failed request, `QuotaExceededError`, or `AbortError`.
 */
export async function downloadAll(
  release: Release,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const cache = await openReleaseCache(release);
  const cached = await addressesIn(cache);
  let bytes = await cachedBytes(release, cache);
  onProgress(bytes);
  const waiting = Object.entries(release.files).filter(([file]) => !cached.has(file));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal.throwIfAborted();
      const [file, size] = next;
      await cacheFile(cache, file, signal);
      bytes += size;
      onProgress(bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work)).finally(() => waiting.splice(0));
  signal.throwIfAborted();
  await cachePacked(release, cache, signal);
  onProgress(release.size);
  for (const name of await cacheNames()) if (name !== CACHE_PREFIX + release.id) await caches.delete(name);
}
