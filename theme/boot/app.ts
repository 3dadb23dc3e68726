import { APP_ASSETS_ID, APP_READY_EVENT } from './names.ts';
import { endAllProgress, startProgress } from './progress.ts';

/** Marks a control that does nothing without the application. */
const NEEDS_APP = '[data-needs-app]';

const root = document.documentElement;

let started = false;
let ready = false;
let replay: HTMLElement | undefined;

/** Loads the application's scripts, once, in order. */
export function startApp(): void {
  if (started) return;
  const list = document.getElementById(APP_ASSETS_ID);
  if (!list) return;
  started = true;
  for (const src of JSON.parse(list.textContent) as string[]) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.append(script);
  }
}

/** True when the reader asked to save data or is on a very slow line: then the application waits for an intent. */
function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? '')));
}

function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** A same-origin link that would load another document in this tab. */
function leavesPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    (link.pathname !== location.pathname || link.search !== location.search || !link.hash)
  );
}

function onClick(event: MouseEvent): void {
  if (ready || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(NEEDS_APP);
  if (control) {
    event.preventDefault();
    event.stopPropagation();
    replay = control;
    startApp();
    return;
  }
  const link = event.target.closest('a');
  if (link && isPlainClick(event) && !event.defaultPrevented && leavesPage(link)) startProgress();
}

function onIntent(event: Event): void {
  if (event.target instanceof Element && event.target.closest(NEEDS_APP)) startApp();
}

function onKeydown(event: KeyboardEvent): void {
  // Search opens with "/" and Ctrl/⌘+K wherever the reader is: its button is clicked once the application is there.
  if (ready) return;
  const typing =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  const opensSearch =
    (event.key === '/' && !typing) || (event.key === 'k' && (event.metaKey || event.ctrlKey));
  if (!opensSearch) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
}

/** Starts the application when the browser is idle after `load`, or at the first intent of the reader (DESIGN.md §1). */
export function scheduleApp(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeydown);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener(APP_READY_EVENT, () => {
    ready = true;
    root.dataset.app = 'ready';
    const control = replay;
    replay = undefined;
    if (control?.isConnected) control.click();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) endAllProgress();
  });
  addEventListener('load', () => {
    if (savesData()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2000 });
    else setTimeout(startApp, 1);
  });
}
