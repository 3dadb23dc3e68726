import { APP_ASSETS_ID, APP_READY_EVENT } from '../../model/names.ts';
import { closest, linkOf } from './closest.ts';
import { savesData } from './connection.ts';
import { leavesPage } from './links.ts';
import { retry, showLoadError } from './notice.ts';
import { prefetchDocument } from './prefetch.ts';
import { isLeaving, startDocumentProgress } from './progress.ts';
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
let replay: HTMLElement | undefined;

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

/** Forgets a script that the browser has cancelled: asked for again when the reader needs it or the page comes back. */
export function forgetScript(script: HTMLScriptElement): void {
  script.remove();
  cancelled = true;
  started = false;
}

/**
 * A part of the application cannot be had: said now, unless it was cancelled with a page that is being left, and again
 * when the reader uses something that needs it.
 */
export function reportAppFailure(): void {
  failed = true;
  if (!isLeaving()) showLoadError();
}

/** True for a click that opens what it is on here, not in another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Keeps a click that needs the application, to be repeated once it is there. */
function keepClick(event: MouseEvent): void {
  const control = ready ? null : closest(event, NEEDS_APP);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  replay = control;
  if (failed) showLoadError();
  else startApp();
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
  // Search opens with "/" and Ctrl/⌘+K wherever the reader is: its button is clicked once the application is there.
  if (ready) return;
  const typing = closest(event, 'input, textarea, select, [contenteditable]');
  const opensSearch =
    (event.key === '/' && !typing) || (event.key === 'k' && (event.metaKey || event.ctrlKey));
  if (!opensSearch) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-search-button]')?.click();
}

/**
 * Starts the application when the browser is idle after `load`, or at the first intent of the reader
 * (design.md#how-a-page-starts).
 */
export function scheduleApp(): void {
  document.addEventListener('click', keepClick, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  document.addEventListener(APP_READY_EVENT, () => {
    ready = true;
    document.documentElement.dataset.app = 'ready';
    const control = replay;
    replay = undefined;
    if (control?.isConnected) control.click();
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
