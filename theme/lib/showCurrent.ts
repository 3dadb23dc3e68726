/** Height at the end of a column beside a page that may be below the window, in px: as the navbar and the announcement push it down. */
const MAX_BELOW = 128;

/**
 * Scrolls a sidebar only, and only where its current entry is out of view: then the entry is in its middle. The position of the
 * sidebar in the window does not count, because a navigation has yet to scroll the page.
 */
export function showCurrent(scroller: HTMLElement): void {
  const entry = scroller.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, height } = scroller.getBoundingClientRect();
  if (entry.top < top || entry.bottom > top + height - MAX_BELOW)
    scroller.scrollTop += entry.top - top - height / 2;
}
