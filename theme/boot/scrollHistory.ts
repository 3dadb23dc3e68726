import { isAppReady } from './app.ts';
import { startDocumentProgress } from './progressBar.ts';
import { onReaderScroll } from './readerScroll.ts';
import { session } from './storage.ts';

/** Where the scroll positions of this tab's history are kept between documents. */
const POSITIONS_KEY = 'scroll-positions';

/** How many entries are remembered: enough to walk back through a long visit. */
const MAX_POSITIONS = 100;

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

/** Key of the current history entry, if it has one: a new entry has none yet. */
function knownKey(): string | undefined {
  const state = history.state as { key?: unknown } | null;
  return typeof state?.key === 'string' ? state.key : undefined;
}

/** Key of the current history entry. The router gives one to its entries; those made by hash links get theirs here. */
export function entryKey(): string {
  const known = knownKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

/**
 * Brings the reader of a document that was reloaded back to where they stood. The browser does so where it may; entries
 * that the application scrolled itself are marked as not its business. Where the address names a heading, browsers go
 * there again, some of them after they have restored the position: such an entry is not their business either. Whoever
 * scrolls meanwhile stays.
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
    // Within this document the browser goes back and forward by itself until the application does.
    if (!isAppReady()) history.scrollRestoration = 'auto';
  });
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
  restorePosition();
  addEventListener('pagehide', () => {
    // From its start on the application does, which knows what is shown.
    if (!isAppReady()) savePosition(entryKey(), scrollY);
    session.write(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  });
}
