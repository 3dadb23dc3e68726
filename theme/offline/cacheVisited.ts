import { savesData } from '../boot/connection.ts';
import { isRunning, latestRelease, readRelease } from '../navigation/serverRelease.ts';
import { DOWNLOAD_LOCK, downloadAll } from './downloadAll.ts';
import { wantsAll } from './offlineSettings.ts';
import { cacheOfflinePage, cachePage, watchLoadedFiles } from './pageCache.ts';
import { ensureWorker } from './registration.ts';

/** Keeps the page being read, and what is shown where another one is not kept. */
export async function cacheVisited(): Promise<void> {
  const { pathname } = location;
  watchLoadedFiles();
  if (!(await ensureWorker())) return;
  const release = await (latestRelease() ?? readRelease());
  // The page being read is of a release that the server has no more: there is nothing to keep it from.
  if (!isRunning(release)) return;
  await cacheOfflinePage(release);
  if (pathname in release.pages) await cachePage(release, pathname);
  // Who asked for all of it has all of every release; the one before stays until this one is there.
  if (!wantsAll() || savesData()) return;
  await navigator.locks.request(DOWNLOAD_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await downloadAll(release, new AbortController().signal, () => {});
  });
}
