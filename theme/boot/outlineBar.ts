import { closest, isPlainClick, linkOf } from './closest.ts';

/** Takes the focus to a heading, where the page stands, so that the next Tab goes on from what is being read. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Serves the bar of the outline: a choice closes its list, before the browser goes to the heading, and the focus goes there too. */
export function startOutlineBar(): void {
  document.addEventListener('click', (event) => {
    const bar = closest<HTMLDetailsElement>(event, '[data-outline-bar]');
    const link = linkOf(event);
    if (!bar || !link || !isPlainClick(event)) return;
    bar.open = false;
    focusHeading(decodeURIComponent(link.hash.slice(1)));
  });
}
