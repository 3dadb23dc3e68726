import * as site from '#site';
import { closest } from './closest.ts';
import { BACK_TO_TOP_OFFSET, SCROLL_TOP_FACTOR } from './constants.ts';
import { prefersReducedMotion } from './motion.ts';
import { onReaderScroll } from './readerScroll.ts';

const root = document.documentElement;

const headerOf = () => document.querySelector('header');

function show(): void {
  root.removeAttribute('data-navbar-hidden');
}

/** True near the top, and while the navbar or a dialog is in use. */
function navbarStays(top: number): boolean {
  const header = headerOf();
  if (!header) return true;
  // The bar of the announcement precedes it in the flow.
  const flowTop =
    header.previousElementSibling instanceof HTMLElement ? header.previousElementSibling.offsetHeight : 0;
  return (
    top <= flowTop + header.offsetHeight ||
    header.contains(document.activeElement) ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Hides the navbar on the way down (specification.md ST-4), offers "back to top" on the way up (ST-6). */
function watchDirection(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      // Overscroll is no movement.
      const top = Math.min(Math.max(scrollY, 0), root.scrollHeight - innerHeight);
      const down = top > last;
      if (top === last) return;
      last = top;
      if (site.hideNavbar) root.toggleAttribute('data-navbar-hidden', down && !navbarStays(top));
      root.toggleAttribute('data-back-to-top', !down && top > BACK_TO_TOP_OFFSET);
    },
    { passive: true },
  );
  document.addEventListener('focusin', (event) => {
    if (event.target instanceof Node && headerOf()?.contains(event.target)) show();
  });
}

/** Animated by a share of the way per frame, until the reader scrolls. */
function scrollToTop(): void {
  const reader = new AbortController();
  onReaderScroll(reader.signal, () => reader.abort());
  const factor = prefersReducedMotion() ? 0 : SCROLL_TOP_FACTOR;
  let expected = scrollY;
  const step = () => {
    // Another scroll: the scroll bar, or a navigation.
    if (reader.signal.aborted || Math.abs(scrollY - expected) > 1) return reader.abort();
    expected = Math.floor(factor * scrollY);
    scrollTo({ top: expected, behavior: 'instant' });
    if (expected > 0) requestAnimationFrame(step);
    else reader.abort();
  };
  requestAnimationFrame(step);
}

export function startScroll(): void {
  watchDirection();
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-back-to-top-button]')) scrollToTop();
  });
}
