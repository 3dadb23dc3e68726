/** The progress bar of navigations, and whether this page is being left. */
import * as site from '#site';
import { progressLabel } from '#words';
import { LOADING_DELAY_MS } from './constants.ts';
import { localize } from './localize.ts';

/** Longest time in ms that this page counts as being left: no event reports a response without a document, such as a download. */
const MAX_WAIT_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
/** Number of the navigation: only the latest shows progress. */
let latest = 0;
/** Set while this page is being left. */
let leaving: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  bar = document.createElement('div');
  bar.className = 'progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', localize(progressLabel).replace('{brand}', site.title));
  (document.querySelector('[data-progress]') ?? document.body).append(bar);
}

function hide(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

function begin(): void {
  hide();
  timer = setTimeout(show, LOADING_DELAY_MS);
  latest += 1;
}

/**
 * Shows a bar after `LOADING_DELAY_MS`. Cancels an earlier navigation, whose document would replace this page.
 * @returns a function that hides the bar, unless another navigation has begun.
 */
export function startProgress(): () => void {
  if (leaving) stop();
  stay();
  begin();
  const own = latest;
  return () => {
    if (own === latest) hide();
  };
}

function leave(): void {
  clearTimeout(leaving);
  leaving = setTimeout(stay, MAX_WAIT_MS);
}

function stay(): void {
  clearTimeout(leaving);
  leaving = undefined;
  hide();
}

/**
 * True while another document is loading. Firefox and Safari cancel requests of this page then, with an `error` at each script,
 * which is no failure.
 */
export function isLeaving(): boolean {
  return Boolean(leaving);
}

/** Follows all navigations of the browser: typed addresses, reloads, history. */
export function watchLeaving(): void {
  addEventListener('beforeunload', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay();
  });
}

/**
 * Marks this page as being left for a document that was just requested. The bar is hidden when the reader stops the navigation,
 * another one begins, or this page returns from the back/forward cache.
 */
export function markLeaving(): void {
  leave();
  const own = latest;
  // The signal also aborts for a new history state, which ends no navigation: so an abort only hides the bar.
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-navigateevent-signal
  window.navigation?.addEventListener(
    'navigate',
    ({ signal }) =>
      signal.addEventListener('abort', () => {
        if (own === latest) hide();
      }),
    { once: true },
  );
}

export function startDocumentProgress(): void {
  begin();
  markLeaving();
}
