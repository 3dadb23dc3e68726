import { DESKTOP_QUERY } from '../constants.ts';
import { closest, linkOf } from './closest.ts';

/** The mobile sidebar; other dialogs serve themselves. */
const SELECTOR = 'dialog[data-mobile-sidebar]';

const dialogOf = () => document.querySelector<HTMLDialogElement>(SELECTOR);

function close(): void {
  dialogOf()?.close();
}

/**
 * Tells the menu button whether what it opens is open. The served page does not say it: markup may not, on a button with
 * `command` (https://w3c.github.io/html-aria/), and without scripts nothing would keep it true.
 */
function expose(): void {
  const dialog = dialogOf();
  document
    .querySelector(`[commandfor="${dialog?.id}"][command="show-modal"]`)
    ?.setAttribute('aria-expanded', String(Boolean(dialog?.open)));
}

/** Does what `command` asks for, in browsers that do not know it: https://caniuse.com/wf-invoker-commands */
function obey(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
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
    const button = knowsCommands ? null : closest(event, 'button[command]');
    if (button) obey(button);
    const dialog = closest(event, SELECTOR);
    if (dialog && (event.target === dialog || linkOf(event))) close();
  });
  document.addEventListener('DOMContentLoaded', expose);
  // Neither event bubbles.
  document.addEventListener('toggle', expose, true);
  document.addEventListener('close', expose, true);
  matchMedia(DESKTOP_QUERY).addEventListener('change', close);
  addEventListener('popstate', close);
  addEventListener('pagehide', close);
}
