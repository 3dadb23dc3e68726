import { isAppReady } from './app.ts';
import { startDocumentProgress } from './progressBar.ts';
import { onReaderScroll } from './readerScroll.ts';
import { session } from './storage.ts';

const POSITIONS_KEY = 'scroll-positions';

const MAX_POSITIONS = 100;

/** In CSS px by key of the history entry, oldest first. */
const positions = readPositions();

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(session.read(POSITIONS_KEY) ?? '[]'));
  } catch {
    // Not written by this site.
    return new Map();
  }
}

export function savePosition(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
}

export function positionOf(key: string): number | undefined {
  return positions.get(key);
}

function knownKey(): string | undefined {
  const state = history.state as { key?: unknown } | null;
  return typeof state?.key === 'string' ? state.key : undefined;
}

/** The router sets keys of its entries; entries of hash links get one here. */
export function entryKey(): string {
  const known = knownKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

/**
 * Restores the position after a reload, where the browser does not: on entries that the application has scrolled, and on
 * entries with a hash, to which browsers jump again, some after they have restored. Input of the reader cancels it.
 */
function restorePosition(): void {
  const top = positions.get(knownKey() ?? '');
  if (top === undefined) return;
  if (location.hash) history.scrollRestoration = 'manual';
  const reader = new AbortController();
  onReaderScroll(reader.signal, () => reader.abort());
  const restore = () => {
    if (history.scrollRestoration === 'manual' && !reader.signal.aborted && !isAppReady())
      scrollTo({ top, behavior: 'instant' });
  };
  document.addEventListener('DOMContentLoaded', restore);
  addEventListener('load', () => {
    restore();
    reader.abort();
    // Until the application runs, the browser restores positions of this document.
    if (!isAppReady()) history.scrollRestoration = 'auto';
  });
}

/** Synchronises history and page before the application runs, and across documents. */
export function watchHistory(): void {
  let shown = location.pathname;
  document.addEventListener('DOMContentLoaded', () => {
    entryKey();
    shown = location.pathname;
  });
  addEventListener('popstate', () => {
    entryKey();
    // An entry of the application, which is not running after a reload.
    if (isAppReady() || location.pathname === shown) return;
    startDocumentProgress();
    location.reload();
  });
  restorePosition();
  addEventListener('pagehide', () => {
    // A running application knows the position.
    if (!isAppReady()) savePosition(entryKey(), scrollY);
    session.write(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  });
}
