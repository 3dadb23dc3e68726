import * as site from '#site';
import { progressLabel } from '#words';
import { LOADING_DELAY_MS } from '../constants.ts';
import { localize } from './localize.ts';

/** Longest time, in ms, that a document is waited for: an answer without a document (a download) is never announced. */
const MAX_WAIT_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
/** Counts navigations: only the latest one shows progress. */
let latest = 0;
/** True while the browser loads another document in this tab. */
let leaving = false;

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

/** Takes the place of the navigation before. */
function begin(): void {
  hide();
  timer = setTimeout(show, LOADING_DELAY_MS);
  latest += 1;
}

/**
 * Announces that a page is on its way: a bar appears inside the page's header after `LOADING_DELAY_MS`. It takes the
 * place of the navigation before, whose document, if one is being loaded, must not arrive later and replace this page.
 *
 * @returns ends it; does nothing once another navigation has begun.
 */
export function startProgress(): () => void {
  if (leaving) stop();
  leaving = false;
  begin();
  const own = latest;
  return () => {
    if (own === latest) hide();
  };
}

/** The browser has begun to load another document; one that never comes (a download, no content) is given up. */
function leave(): void {
  leaving = true;
  const own = latest;
  setTimeout(() => {
    if (own === latest) stay();
  }, MAX_WAIT_MS);
}

/** No other document comes: this page goes on. */
function stay(): void {
  leaving = false;
  hide();
}

/**
 * True while the browser loads another document in this tab. Firefox and Safari then cancel what this page is loading,
 * with an `error` at each script: no failure, and nothing that the reader should hear of.
 */
export function isLeaving(): boolean {
  return leaving;
}

/** Follows the documents that the browser loads, also without a link: typed addresses, reloads, the way back. */
export function watchLeaving(): void {
  addEventListener('beforeunload', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stay();
  });
}

/**
 * The latest navigation goes on by loading another document. It ends with this page; when the reader stops it, another
 * one takes its place, or this page comes back from the back/forward cache, the bar goes.
 */
export function expectDocument(): void {
  leave();
  const own = latest;
  // The signal also tells of a new history state of this page, which ends nothing: only the bar believes it.
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

/** Progress of a navigation that the browser makes by itself: a link before the application runs. */
export function startDocumentProgress(): void {
  begin();
  expectDocument();
}
