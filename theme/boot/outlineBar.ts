import { closest, isPlainClick, linkOf } from './closest.ts';

export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function startOutlineBar(): void {
  document.addEventListener('click', (event) => {
    const bar = closest<HTMLDetailsElement>(event, '[data-outline-bar]');
    const link = linkOf(event);
    if (!bar || !link || !isPlainClick(event)) return;
    bar.open = false;
    focusHeading(decodeURIComponent(link.hash.slice(1)));
  });
}
