import { LOADING_DELAY_MS } from '../constants.ts';
import { BRAND } from '../site.ts';

let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function hide(): void {
  clearTimeout(timer);
  bar?.remove();
  bar = undefined;
}

/**
 * Announces that a page is on its way. The bar appears after `LOADING_DELAY_MS` inside the page's header.
 *
 * @returns ends it; calling it again does nothing. Overlapping loads share one bar.
 */
export function startProgress(): () => void {
  pending += 1;
  if (pending === 1) {
    timer = setTimeout(() => {
      bar = document.createElement('div');
      bar.className = 'progress';
      bar.setAttribute('role', 'progressbar');
      bar.setAttribute('aria-label', `Loading the next page of ${BRAND}`);
      (document.querySelector('header') ?? document.body).append(bar);
    }, LOADING_DELAY_MS);
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    pending -= 1;
    if (pending === 0) hide();
  };
}

/** Ends every pending load: the page is shown again from the back/forward cache, or the reader stopped the load. */
export function endAllProgress(): void {
  pending = 0;
  hide();
}
