import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { CACHE_PREFIX } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { readRelease } from '../navigation/serverRelease.ts';
import { cachedBytes, DOWNLOAD_LOCK, downloadAll } from './downloadAll.ts';
import { isFullyRequested, setFullyRequested, supportsOffline } from './offlineSettings.ts';
import { ensureWorker } from './registration.ts';
import { cacheNames, releaseOfCache } from './siteCaches.ts';

/** `some`: nothing or a part; `blocked`: no storage; `unknown`: no release found; `full` and `lost`: no space or no network. */
export interface DownloadState {
  state: 'checking' | 'blocked' | 'unknown' | 'some' | 'working' | 'full' | 'lost' | 'all';
  /** True for an interrupted download. */
  asked: boolean;
  done: number;
  size: number;
}

/** States by the name of the browser's error. */
const STATES: Readonly<Record<string, DownloadState['state']>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
};

let download: DownloadState = { state: 'checking', asked: false, done: 0, size: 0 };
let release: Release | undefined;
let work: AbortController | undefined;
const listeners = new Set<() => void>();

function change(to: Partial<DownloadState>): void {
  download = { ...download, asked: isFullyRequested(), ...to };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server's release, else the newest cached one. */
async function findRelease(): Promise<Release | undefined> {
  const [newest] = await cacheNames();
  return readRelease().catch(() => (newest === undefined ? undefined : releaseOfCache(newest)));
}

async function check(): Promise<void> {
  if (work) return;
  change({ state: 'checking' });
  try {
    release = await findRelease();
    if (!release) return change({ state: 'unknown' });
    const { size } = release;
    const name = CACHE_PREFIX + release.id;
    const done = (await caches.has(name)) ? await cachedBytes(release, await caches.open(name)) : 0;
    change({ state: done < size ? 'some' : 'all', done, size });
  } catch {
    change({ state: 'blocked' });
  }
}

/** Rejects when the signal is aborted. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function start(): Promise<void> {
  const all = release;
  if (!all || work) return;
  const own = new AbortController();
  work = own;
  change({ state: 'working' });
  setFullyRequested(true);
  try {
    const isWorking = await Promise.race([ensureWorker(), untilAborted(own.signal)]);
    if (!isWorking) return change({ state: 'blocked' });
    // Asks for persistent storage, which may be denied. Not awaited: Firefox prompts.
    navigator.storage?.persist().catch(() => {});
    await navigator.locks.request(DOWNLOAD_LOCK, { ifAvailable: true }, () =>
      downloadAll(all, own.signal, (done) => change({ done })),
    );
    change({ state: 'all' });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    change({ state: own.signal.aborted ? 'some' : (STATES[name] ?? 'lost') });
  } finally {
    work = undefined;
  }
}

const stop = () => {
  setFullyRequested(false);
  work?.abort();
};

async function remove(): Promise<void> {
  stop();
  for (const name of await cacheNames()) await caches.delete(name);
  change({ state: 'some', done: 0 });
}

export function useDownloadAll() {
  const now = useSyncExternalStore(subscribe, () => download);
  useEffect(() => {
    if (supportsOffline()) void check();
    else change({ state: 'blocked' });
  }, []);
  return {
    ...now,
    start: useCallback(() => void start(), []),
    stop,
    remove: useCallback(() => void remove(), []),
  };
}
