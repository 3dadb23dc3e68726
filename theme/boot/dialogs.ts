import { DESKTOP_QUERY } from '../constants.ts';
import { closest, linkOf } from './closest.ts';

/** The mobile sidebar; other dialogs serve themselves. */
const SELECTOR = 'dialog[data-mobile-sidebar]';

const dialogOf = () => document.querySelector<HTMLDialogElement>(SELECTOR);

function close(): void {
  dialogOf()?.close();
}

/** Tells the menu button whether what it opens is open. */
function expose(): void {
  const dialog = dialogOf();
  document
    .querySelector(`[commandfor="${dialog?.id}"][command="show-modal"]`)
    ?.setAttribute('aria-expanded', String(Boolean(dialog?.open)));
}

/**
 * Does what `command` asks for, in browsers that do not know it: https://caniuse.com/wf-invoker-commands
 * They would open it as a popover, which is what they do without scripts.
 */
function obey(event: Event, button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
  expose();
}

/**
 * Serves the mobile sidebar (SPEC.md ST-3). The browser opens it, holds the focus and gives it back; it closes on its
 * backdrop, on any link, when the layout becomes desktop, and before the page goes to the back/forward cache.
 */
export function startDialogs(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener('click', (event) => {
    const button = closest(event, 'button[command]');
    // A click gives no focus in Safari, so that there would be nothing to give it back to.
    button?.focus();
    if (button && !knowsCommands) obey(event, button);
    const dialog = closest(event, SELECTOR);
    if (dialog && (event.target === dialog || linkOf(event))) close();
  });
  // Neither event bubbles.
  document.addEventListener('toggle', expose, true);
  document.addEventListener('close', expose, true);
  matchMedia(DESKTOP_QUERY).addEventListener('change', close);
  addEventListener('popstate', close);
  addEventListener('pagehide', () => {
    close();
    // Firefox drops the event of a page that it keeps for the way back.
    dialogOf()?.dispatchEvent(new Event('close'));
  });
}
