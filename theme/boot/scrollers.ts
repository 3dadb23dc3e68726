import { closest } from './closest.ts';

/** What scrolls sideways where its content is wider: code and tables. */
const SCROLLERS = '[data-code-block] > :last-child, .table-scroll';

/** What the keyboard reaches in a table or a list of tabs: browsers leave it where it is when half of it is in view. */
const INSIDE = ':is(.table-scroll, [role="tablist"]) :focus-visible';

/**
 * Tells style sheets on which sides of boxes there is more. All are measured before the first is changed: otherwise each
 * change would cost a layout of the page.
 */
function mark(boxes: Iterable<HTMLElement>): void {
  const measured = Array.from(
    boxes,
    (box) => [box, box.scrollLeft, box.scrollWidth - box.clientWidth] as const,
  );
  for (const [box, before, hidden] of measured) {
    // Browsers scroll by parts of a pixel.
    box.toggleAttribute('data-before', before > 1);
    box.toggleAttribute('data-after', hidden - before > 1);
    if (hidden > 0) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
}

// A box and its parts change together.
const observer = new ResizeObserver((entries) => {
  mark(new Set(entries.flatMap(({ target }) => target.closest<HTMLElement>(SCROLLERS) ?? [])));
});

/**
 * Makes Tab stops of the boxes below `root` that overflow, as long as they do (specification.md READ-4), and shows it
 * (READ-6): the width of the window and of what is in a box changes, and what is folded has no width at all. Those of
 * an earlier page are forgotten.
 */
export function watchScrollers(root: ParentNode): void {
  observer.disconnect();
  for (const box of root.querySelectorAll(SCROLLERS)) {
    observer.observe(box);
    for (const part of box.children) observer.observe(part);
  }
}

/** Serves the scrolling boxes of the page. */
export function startScrollers(): void {
  document.addEventListener('DOMContentLoaded', () => watchScrollers(document));
  document.addEventListener('focusin', (event) => {
    closest(event, INSIDE)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  // Scrolling does not bubble.
  document.addEventListener(
    'scroll',
    (event) => {
      const box = closest(event, SCROLLERS);
      if (box) mark([box]);
    },
    true,
  );
}
