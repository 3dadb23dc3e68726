import { APP_ASSETS_ID, APP_READY_EVENT } from '../../model/names.ts';
import { closest, isPlainClick, leavesPage, linkOf } from './closest.ts';
import { savesData } from './connection.ts';
import { shortcutOf } from './keyboard.ts';
import { retry, showLoadError } from './notice.ts';
import { prefetchDocument } from './prefetch.ts';
import { isLeaving, startDocumentProgress } from './progressBar.ts';
import { scriptAddress } from './trustedTypes.ts';

/** Marks a control that does nothing without the application. */
const NEEDS_APP = '[data-needs-app]';

/** A link to lines of code (`theme/content/lineAddress.ts`), which the application shows. */
const LINES = /:L\d/;

let started = false;
let ready = false;
let failed = false;
/** Some scripts are missing, because the browser cancelled them. */
let cancelled = false;
/** Does again what the reader did before the application was there. */
let replay: (() => void) | undefined;

/** True once the application has taken over the page. */
export function isAppReady(): boolean {
  return ready;
}

/** Addresses of the application's scripts, in the order they run; none in development, where they run at once. */
export function appAssets(): string[] {
  return JSON.parse(document.getElementById(APP_ASSETS_ID)?.textContent ?? '[]');
}

/** Loads the application's scripts, in order: once, but for those that were cancelled. */
export function startApp(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    // The list stands at the end of the page.
    document.addEventListener('DOMContentLoaded', startApp);
    return;
  }
  started = true;
  for (const src of appAssets()) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    const script = document.createElement('script');
    script.src = scriptAddress(src);
    script.async = false;
    document.head.append(script);
  }
}

/** Time in ms after which cancelled scripts are requested again for a reader who waits. */
const RESTART_DELAY_MS = 250;

/**
 * Forgets a script that the browser has cancelled. It is requested again when the reader needs it, when the page comes back, and
 * after a moment where the reader waits: a navigation that leads to no page (204, a download) cancels scripts, and this page stays.
 */
export function forgetScript(script: HTMLScriptElement): void {
  script.remove();
  cancelled = true;
  started = false;
  if (replay) setTimeout(startApp, RESTART_DELAY_MS);
}

/**
 * A part of the application cannot be had: said now, unless it was cancelled with a page that is being left, and again
 * when the reader uses something that needs it.
 */
export function reportAppFailure(): void {
  failed = true;
  if (!isLeaving()) showLoadError();
}

/** Keeps what needs the application, to be done again once it is there. */
function keep(again: () => void): void {
  replay = again;
  if (failed) showLoadError();
  else startApp();
}

/** Keeps a click that needs the application. */
function queueClick(event: MouseEvent): void {
  const control = ready ? null : closest(event, NEEDS_APP);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  keep(() => {
    if (control.isConnected) control.click();
  });
}

/** Links that the application does not serve, or not yet: the browser loads their documents. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (link && isPlainClick(event) && !event.defaultPrevented && leavesPage(link)) startDocumentProgress();
}

function onIntent(event: Event): void {
  if (ready) return;
  if (closest(event, NEEDS_APP)) startApp();
  const link = linkOf(event);
  if (link && leavesPage(link)) prefetchDocument(link);
}

function onKeydown(event: KeyboardEvent): void {
  const shortcut = ready || shortcutOf(event);
  if (shortcut !== '/' && shortcut !== '?') return;
  event.preventDefault();
  keep(() => document.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/**
 * Starts the application when the browser is idle after `load`, or at the first intent of the reader
 * (design.md#how-a-page-starts).
 */
export function scheduleApp(): void {
  document.addEventListener('click', queueClick, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener(APP_READY_EVENT, () => {
    ready = true;
    document.documentElement.dataset.app = 'ready';
    replay?.();
    replay = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || ready) return;
    if (failed) void retry();
    else if (cancelled) startApp();
  });
  addEventListener('load', () => {
    if (savesData() && !LINES.test(location.hash)) return;
    const startIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2000 });
      else setTimeout(startApp, 1);
    };
    // On a fast line all is loaded before the first paint, which nothing may delay; a hidden page is not painted.
    if (document.hidden) startIdle();
    else requestAnimationFrame(() => requestAnimationFrame(startIdle));
  });
}
