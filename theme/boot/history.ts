import { isAppReady } from './app.ts';
import { startDocumentProgress } from './progress.ts';
import { session } from './storage.ts';

/** Where the scroll positions of this tab's history are kept between documents. */
const POSITIONS_KEY = 'scroll-positions';

/** How many entries are remembered: enough to walk back through a long visit. */
const MOST_POSITIONS = 100;

/** Scroll positions in CSS px by the key of the history entry, oldest first. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    return JSON.parse(session.read(POSITIONS_KEY) ?? '[]');
  } catch {
    // Garbage under the key.
    return [];
  }
}

/** Remembers where the reader stands on a history entry. */
export function savePosition(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
}

/** Where the reader stood on a history entry, in CSS px; undefined for a new one. */
export function positionOf(key: string): number | undefined {
  return positions.get(key);
}

/** Key of the current history entry. The router gives one to its entries; those made by hash links get theirs here. */
export function entryKey(): string {
  const state = history.state as { key?: unknown } | null;
  if (typeof state?.key === 'string') return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

/**
 * Keeps history and page together where the application does not: before it runs, and across documents.
 */
export function watchHistory(): void {
  let shown = location.pathname;
  document.addEventListener('DOMContentLoaded', () => {
    entryKey();
    shown = location.pathname;
  });
  addEventListener('popstate', () => {
    entryKey();
    // An entry of the application, which is not there: after a reload its entries still belong to this document.
    if (isAppReady() || location.pathname === shown) return;
    startDocumentProgress();
    location.reload();
  });
  addEventListener('load', () => {
    // The browser restores where it may; entries that the application scrolled itself are marked as not its business.
    const top = positions.get(entryKey());
    if (history.scrollRestoration === 'manual' && top !== undefined && scrollY === 0 && !isAppReady())
      scrollTo({ top, behavior: 'instant' });
  });
  addEventListener('pagehide', () => {
    session.write(POSITIONS_KEY, JSON.stringify([...positions].slice(-MOST_POSITIONS)));
  });
}
