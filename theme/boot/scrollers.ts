/** What scrolls sideways where its content is wider: code and tables. */
const SCROLLERS = '[data-code-block] > :last-child, .table-scroll';

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const box = target.closest<HTMLElement>(SCROLLERS);
    if (!box) continue;
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
});

/**
 * Makes Tab stops of the boxes below `root` that overflow, as long as they do (SPEC.md READ-4): the width of the window
 * and of what is in a box changes, and what is folded has no width at all. Those of an earlier page are forgotten.
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
}
