import { closest } from './closest.ts';

/** Boxes with horizontal overflow: code and tables. */
const SCROLLERS = '[data-code-block] > :last-child, .table-scroll';

/** Focusable elements in tables and tab lists: browsers do not scroll to half-visible ones. */
const INSIDE = ':is(.table-scroll, [role="tablist"]) :focus-visible';

/** Marks the sides with overflow. Reads all layouts before the first write, to avoid layout thrashing. */
function mark(boxes: Iterable<HTMLElement>): void {
  const measured = Array.from(
    boxes,
    // Below 0 where lines begin at the right.
    (box) => [box, Math.abs(box.scrollLeft), box.scrollWidth - box.clientWidth] as const,
  );
  for (const [box, before, hidden] of measured) {
    // Positions are fractional.
    box.toggleAttribute('data-before', before > 1);
    box.toggleAttribute('data-after', hidden - before > 1);
    if (hidden > 0) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

// Box and parts resize together.
const observer = new ResizeObserver((entries) => {
  mark(new Set(entries.flatMap(({ target }) => target.closest<HTMLElement>(SCROLLERS) ?? [])));
});

/**
 * Makes overflowing boxes below `root` tab stops (specification.md READ-4), and marks them (READ-6), on each resize. Replaces
 * the boxes of an earlier page.
 */
export function watchScrollers(root: ParentNode): void {
  observer.disconnect();
  for (const box of root.querySelectorAll(SCROLLERS)) {
    observer.observe(box);
    for (const part of box.children) observer.observe(part);
  }
}

export function startScrollers(): void {
  document.addEventListener('DOMContentLoaded', () => watchScrollers(document));
  document.addEventListener('focusin', (event) => {
    closest(event, INSIDE)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // `scroll` does not bubble.
  document.addEventListener(
    'scroll',
    (event) => {
      const box = closest(event, SCROLLERS);
      if (box) mark([box]);
    },
    true,
  );
}
