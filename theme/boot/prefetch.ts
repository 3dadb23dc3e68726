import { MAX_PREFETCH_BYTES, PREFETCH_BUDGET } from '../constants.ts';
import { savesData } from './connection.ts';

/** Pages whose HTML was asked for, by address without the hash. */
const asked = new Set<string>();

let observer: PerformanceObserver | undefined;
/** Counts page views: each has a budget of its own. */
let view = 0;
/** Bytes on the wire of what this page view has prefetched. */
let spent = 0;
/** Bytes that what this page view is prefetching may need. */
let pending = 0;

function count(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    if (entry.name.includes('/js/async/') || asked.has(entry.name))
      spent += (entry as PerformanceResourceTiming).transferSize;
  }
}

/** True when one more fits: the reader does not save data, has a line, and the page view has budget left. */
function mayPrefetch(largest: number): boolean {
  count(observer?.takeRecords() ?? []);
  return !savesData() && navigator.onLine && spent + pending + largest <= PREFETCH_BUDGET;
}

/**
 * Loads something that the reader may want next, if that is allowed now. Never rejects: what failed is asked for again,
 * with its error handled, when the reader goes there.
 */
export async function prefetch(
  load: () => Promise<unknown>,
  largest: number = MAX_PREFETCH_BYTES.script,
): Promise<void> {
  if (!mayPrefetch(largest)) return;
  const own = view;
  pending += largest;
  await load().catch(() => {});
  if (own === view) pending -= largest;
}

/**
 * Prefetches a page's HTML, once: what a link leads to before the application runs. Nothing in Safari, which does not
 * know `rel=prefetch`: it would ask a server again for what was fetched in another way.
 */
export function prefetchDocument({ origin, pathname, search }: HTMLAnchorElement): void {
  const address = origin + pathname + search;
  const hint = document.createElement('link');
  if (asked.has(address) || !hint.relList.supports('prefetch')) return;
  void prefetch(() => {
    asked.add(address);
    return new Promise((resolve) => {
      hint.rel = 'prefetch';
      hint.href = address;
      hint.onload = hint.onerror = resolve;
      document.head.append(hint);
    });
  }, MAX_PREFETCH_BYTES.document);
}

/**
 * A new page view has a budget of its own. What is still on its way belongs to the one before; some of it may never be
 * heard of again, such as a hint in a Firefox whose reader turned prefetching off.
 */
export function resetPrefetchBudget(): void {
  count(observer?.takeRecords() ?? []);
  view += 1;
  spent = pending = 0;
}

/** Begins to count what is prefetched. */
export function countPrefetches(): void {
  observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}
