export function closest<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

export const linkOf = (event: Event) => closest<HTMLAnchorElement>(event, 'a');

export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** True for a link to another document of this site in this tab. */
export function leavesPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    (link.pathname !== location.pathname || link.search !== location.search || !link.hash)
  );
}
