import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { KEPT } from '../../model/names.ts';
import type { Release } from '../../model/release.ts';
import { readRelease } from '../navigation/release.ts';
import { KEEPING_ALL, keepAll, keptBytes } from './keepAll.ts';
import { keptCaches, noteOf } from './kept.ts';
import { canKeep, setWantsAll, wantsAll } from './mayKeep.ts';
import { isServed } from './registration.ts';

/**
 * How far keeping everything has come. `some`: less than all, nothing or a part; `blocked`: the browser keeps nothing;
 * `unknown`: what there is to keep cannot be found out; `full` and `lost`: it ended for want of room or of a network.
 */
export interface Keeping {
  state: 'checking' | 'blocked' | 'unknown' | 'some' | 'working' | 'full' | 'lost' | 'all';
  /** True where it was asked for before, and has ended half-way. */
  asked: boolean;
  /** Bytes on the wire of what is kept. */
  done: number;
  /** Bytes on the wire of everything; 0 where it is not known. */
  size: number;
}

let keeping: Keeping = { state: 'checking', asked: false, done: 0, size: 0 };
let release: Release | undefined;
let work: AbortController | undefined;
const listeners = new Set<() => void>();

function change(to: Partial<Keeping>): void {
  keeping = { ...keeping, asked: wantsAll(), ...to };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The release that the server has, else the last one of which something is kept. */
async function findRelease(): Promise<Release | undefined> {
  const [newest] = await keptCaches();
  return readRelease().catch(() => (newest === undefined ? undefined : noteOf(newest)));
}

async function check(): Promise<void> {
  if (work) return;
  change({ state: 'checking' });
  try {
    release = await findRelease();
    if (!release) return change({ state: 'unknown' });
    const { size } = release;
    const name = KEPT + release.id;
    const done = (await caches.has(name)) ? await keptBytes(release, await caches.open(name)) : 0;
    change({ state: done < size ? 'some' : 'all', done, size });
  } catch {
    change({ state: 'blocked' });
  }
}

async function start(): Promise<void> {
  const all = release;
  if (!all || work) return;
  const own = new AbortController();
  work = own;
  change({ state: 'working' });
  setWantsAll(true);
  try {
    if (!(await isServed().catch(() => false))) return change({ state: 'blocked' });
    // So that the browser does not remove it when the device runs out of room; it may say no. Firefox asks the reader: not waited for.
    navigator.storage?.persist().catch(() => {});
    await navigator.locks.request(KEEPING_ALL, { ifAvailable: true }, () =>
      keepAll(all, own.signal, (done) => change({ done })),
    );
    change({ state: 'all' });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    change({ state: own.signal.aborted ? 'some' : isFull ? 'full' : 'lost' });
  } finally {
    work = undefined;
  }
}

const stop = () => {
  setWantsAll(false);
  work?.abort();
};

async function remove(): Promise<void> {
  stop();
  for (const name of await keptCaches()) await caches.delete(name);
  change({ state: 'some', done: 0 });
}

/** Keeps everything, and removes it: the same work in every place that shows it. */
export function useKeepAll() {
  const now = useSyncExternalStore(subscribe, () => keeping);
  useEffect(() => {
    if (canKeep()) void check();
    else change({ state: 'blocked' });
  }, []);
  return {
    ...now,
    start: useCallback(() => void start(), []),
    stop,
    remove: useCallback(() => void remove(), []),
  };
}
