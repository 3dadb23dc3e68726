import { savesData } from '../boot/connection.ts';
import { isRunning, latestRelease, readRelease } from '../navigation/serverRelease.ts';
import { DOWNLOAD_LOCK, downloadAll } from './downloadAll.ts';
import { isFullyRequested } from './offlineSettings.ts';
import { cacheOfflinePage, cachePage, watchLoadedFiles } from './pageCache.ts';
import { ensureWorker } from './registration.ts';

export async function cacheVisited(): Promise<void> {
  const { pathname } = location;
  watchLoadedFiles();
  if (!(await ensureWorker())) return;
  const release = await (latestRelease() ?? readRelease());
  // A page of an old release: the server no longer has its files.
  if (!isRunning(release)) return;
  await cacheOfflinePage(release);
  if (pathname in release.pages) await cachePage(release, pathname);
  // After "Read offline" each new release is downloaded whole; the old one is deleted once that has succeeded.
  if (!isFullyRequested() || savesData()) return;
  await navigator.locks.request(DOWNLOAD_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await downloadAll(release, new AbortController().signal, () => {});
  });
}
