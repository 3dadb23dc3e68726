import { savesData } from '../boot/connection.ts';
import { isRunning, latestRelease, readRelease } from '../navigation/release.ts';
import { keepOfflinePage, keepPage, watchLoaded } from './keep.ts';
import { KEEPING_ALL, keepAll } from './keepAll.ts';
import { wantsAll } from './mayKeep.ts';
import { isServed } from './registration.ts';

/** Keeps the page being read, and what is shown where another one is not kept. */
export async function keepVisited(): Promise<void> {
  const { pathname } = location;
  watchLoaded();
  if (!(await isServed())) return;
  const release = await (latestRelease() ?? readRelease());
  // The page being read is of a release that the server has no more: there is nothing to keep it from.
  if (!isRunning(release)) return;
  await keepOfflinePage(release);
  if (pathname in release.pages) await keepPage(release, pathname);
  // Who asked for all of it has all of every release; the one before stays until this one is there.
  if (!wantsAll() || savesData()) return;
  await navigator.locks.request(KEEPING_ALL, { ifAvailable: true }, async (lock) => {
    if (lock) await keepAll(release, new AbortController().signal, () => {});
  });
}
