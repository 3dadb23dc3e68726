import { DESKTOP_QUERY } from '../constants.ts';
import { closest, linkOf } from './closest.ts';

/** The mobile sidebar; other dialogs serve themselves. */
const SELECTOR = 'dialog[data-mobile-sidebar]';

const dialogOf = () => document.querySelector<HTMLDialogElement>(SELECTOR);

function close(): void {
  dialogOf()?.close();
}

/**
 * Tells the menu button whether what it opens is open. The served page does not localize it: markup may not, on a button with
 * `popovertarget` (https://w3c.github.io/html-aria/), and without scripts nothing would keep it true.
 */
function expose(): void {
  const dialog = dialogOf();
  document
    .querySelector(`[aria-controls="${dialog?.id}"]`)
    ?.setAttribute('aria-expanded', String(Boolean(dialog?.open)));
}

/**
 * Serves the mobile sidebar (specification.md ST-3). Its buttons open and close it as a popover where no scripts run;
 * with them it is a modal dialog, which holds the focus and gives it back. It closes on its backdrop, on any link, when
 * the layout becomes desktop, and before the page goes to the back/forward cache.
 */
export function startDialogs(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[popovertarget]');
    if (button) {
      event.preventDefault();
      // A click gives no focus in Safari, so that there would be nothing to give it back to.
      button.focus();
      if (dialogOf()?.open) close();
      else dialogOf()?.showModal();
      expose();
    }
    const dialog = closest(event, SELECTOR);
    if (dialog && (event.target === dialog || linkOf(event))) close();
  });
  document.addEventListener('DOMContentLoaded', expose);
  // It does not bubble.
  document.addEventListener('close', expose, true);
  matchMedia(DESKTOP_QUERY).addEventListener('change', close);
  addEventListener('popstate', close);
  addEventListener('pagehide', () => {
    close();
    // Firefox drops the event of a page that it keeps for the way back.
    dialogOf()?.dispatchEvent(new Event('close'));
  });
}
