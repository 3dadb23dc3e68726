/** The nearest element, from where an event happened upwards, that matches a selector: how one listener serves many. */
export function closest<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

/** The link that an event happened on. */
export const linkOf = (event: Event) => closest<HTMLAnchorElement>(event, 'a');
