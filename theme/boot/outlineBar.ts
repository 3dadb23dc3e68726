import { closest, isPlainClick, linkOf } from './closest.ts';

/** Moves the focus to a heading, so that Tab continues from there. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A choice closes the outline bar before the jump, and moves the focus. */
export function startOutlineBar(): void {
  document.addEventListener('click', (event) => {
    const bar = closest<HTMLDetailsElement>(event, '[data-outline-bar]');
    const link = linkOf(event);
    if (!bar || !link || !isPlainClick(event)) return;
    bar.open = false;
    focusHeading(decodeURIComponent(link.hash.slice(1)));
  });
}
