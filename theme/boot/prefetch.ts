/** Prefetching of scripts and documents, within a budget of bytes for each page view. */
import { savesData } from './connection.ts';
import { MAX_PREFETCH_BYTES, PREFETCH_BUDGET } from './constants.ts';

/** Prefetched documents, by address without the hash. */
const asked = new Set<string>();

let observer: PerformanceObserver | undefined;
/** Start of the page view, in ms since the document began. */
let began = 0;
let spent = 0;
/** Upper bound of bytes in flight. */
let pending = 0;

function count(entries: PerformanceEntryList): void {
  for (const entry of entries) {
    if (entry.startTime >= began && (entry.name.includes('/js/async/') || asked.has(entry.name)))
      spent += (entry as PerformanceResourceTiming).transferSize;
  }
}

function mayPrefetch(largest: number, budget: number): boolean {
  count(observer?.takeRecords() ?? []);
  return !savesData() && navigator.onLine && spent + pending + largest <= budget;
}

/**
 * Prefetches within the budget. Never rejects: navigation handles errors.
 *
 * @param budget of the page view, in bytes.
 * @param largest size of the response, in bytes.
 */
export async function prefetch(
  load: () => Promise<unknown>,
  budget: number = PREFETCH_BUDGET,
  largest: number = MAX_PREFETCH_BYTES.script,
): Promise<void> {
  if (!mayPrefetch(largest, budget)) return;
  const own = began;
  pending += largest;
  await load().catch(() => {});
  if (own === began) pending -= largest;
}

/**
 * Prefetches a document once, before the application runs. Not in Safari, which lacks `rel=prefetch` and would request it
 * twice.
 */
export function prefetchDocument({ origin, pathname, search }: HTMLAnchorElement): void {
  const address = origin + pathname + search;
  const hint = document.createElement('link');
  if (asked.has(address) || !hint.relList.supports('prefetch')) return;
  const load = () => {
    asked.add(address);
    return new Promise((resolve) => {
      hint.rel = 'prefetch';
      hint.href = address;
      hint.onload = hint.onerror = resolve;
      document.head.append(hint);
    });
  };
  void prefetch(load, PREFETCH_BUDGET, MAX_PREFETCH_BYTES.document);
}

/**
 * Starts a page view with a new budget. Requests in flight belong to the previous view, and may never end: Firefox ignores hints
 * with prefetching turned off.
 */
export function resetPrefetchBudget(): void {
  began = performance.now();
  spent = pending = 0;
}

export function observeTransfers(): void {
  observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}
