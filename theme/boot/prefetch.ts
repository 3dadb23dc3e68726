import { LARGEST_PREFETCH, PREFETCH_BUDGET } from '../constants.ts';
import { savesData } from './connection.ts';

/** Pages whose HTML was asked for, by address without the hash. */
const asked = new Set<string>();

let observer: PerformanceObserver | undefined;
/** Bytes on the wire of what this page view has prefetched. */
let spent = 0;
/** Bytes that what is being loaded may need. */
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
  largest: number = LARGEST_PREFETCH.script,
): Promise<void> {
  if (!mayPrefetch(largest)) return;
  pending += largest;
  await load().catch(() => {});
  pending -= largest;
}

/** Prefetches a page's HTML, once: what a link leads to before the application runs. */
export function prefetchDocument({ origin, pathname, search }: HTMLAnchorElement): void {
  const address = origin + pathname + search;
  if (asked.has(address)) return;
  void prefetch(() => {
    asked.add(address);
    return new Promise((resolve) => {
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = address;
      hint.onload = hint.onerror = resolve;
      document.head.append(hint);
    });
  }, LARGEST_PREFETCH.document);
}

/** A new page view has a budget of its own. */
export function resetPrefetchBudget(): void {
  count(observer?.takeRecords() ?? []);
  spent = 0;
}

/** Begins to count what is prefetched. Without the means to count, the number of links in view is the only limit. */
export function countPrefetches(): void {
  if (!('PerformanceObserver' in window)) return;
  observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}
