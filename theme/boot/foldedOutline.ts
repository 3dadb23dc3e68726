import { isPlainClick } from './app.ts';
import { closest, linkOf } from './closest.ts';
import { closeDetails } from './details.ts';

/**
 * Serves the folded outline: a choice closes it, before the browser goes to the heading, and the focus goes there too,
 * so that the next Tab goes on from what is being read.
 */
export function startOutline(): void {
  document.addEventListener('click', (event) => {
    const outline = closest<HTMLDetailsElement>(event, '[data-folded-outline]');
    const link = linkOf(event);
    if (!outline || !link || !isPlainClick(event)) return;
    closeDetails(outline);
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
