import { closest, linkOf } from './closest.ts';
import { DESKTOP_QUERY } from './constants.ts';

const SELECTOR = 'dialog[data-mobile-sidebar]';

const dialogOf = () => document.querySelector<HTMLDialogElement>(SELECTOR);

function close(): void {
  dialogOf()?.close();
}

/**
 * Sets `aria-expanded` of the menu button. The served page has none: it is invalid with `popovertarget`
 * (https://w3c.github.io/html-aria/), and wrong without scripts.
 */
function expose(): void {
  const dialog = dialogOf();
  const button = document.querySelector<HTMLElement>(`[aria-controls="${dialog?.id}"]`);
  // WebKit on a busy machine does not always give the focus back.
  if (button?.ariaExpanded === 'true' && !dialog?.open && document.activeElement === document.body)
    button.focus();
  button?.setAttribute('aria-expanded', String(Boolean(dialog?.open)));
}

/**
 * Serves the mobile sidebar (specification.md ST-3): a popover without scripts, a modal dialog with them. It closes on its
 * backdrop, on links, in the desktop layout, and before the page enters the back/forward cache.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    // The tools of a block of code are a menu that the browser serves.
    const button = closest(event, '[popovertarget]:not(figcaption *)');
    if (button) {
      event.preventDefault();
      // Safari focuses no clicked button, and the dialog returns the focus.
      button.focus();
      if (dialogOf()?.open) close();
      else dialogOf()?.showModal();
      expose();
    }
    const dialog = closest(event, SELECTOR);
    if (dialog && (event.target === dialog || linkOf(event))) close();
  });
  document.addEventListener('DOMContentLoaded', expose);
  // Does not bubble.
  document.addEventListener('close', expose, true);
  matchMedia(DESKTOP_QUERY).addEventListener('change', close);
  addEventListener('popstate', close);
  addEventListener('pagehide', () => {
    close();
    // Firefox drops the event of a cached page.
    dialogOf()?.dispatchEvent(new Event('close'));
  });
}
