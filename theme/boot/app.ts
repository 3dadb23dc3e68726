/** Start of the application: when the browser is idle, or on intent. Until then the reader's latest input waits. */
import { APP_ASSETS_ID, APP_READY_EVENT } from '../../model/names.ts';
import { closest, isPlainClick, leavesPage, linkOf } from './closest.ts';
import { savesData } from './connection.ts';
import { shortcutOf } from './keyboard.ts';
import { retry, showLoadError } from './notice.ts';
import { prefetchDocument } from './prefetch.ts';
import { isLeaving, startDocumentProgress } from './progressBar.ts';
import { scriptAddress } from './trustedTypes.ts';

const NEEDS_APP = '[data-needs-app]';

/** Hash of a link to lines of code, which only the application can show (`theme/content/lineAddress.ts`). */
const LINES = /:L\d/;

let started = false;
let ready = false;
let failed = false;
/** The browser cancelled some scripts. */
let cancelled = false;
/** Repeats the reader's latest input, once the application is ready. */
let replay: (() => void) | undefined;

export function isAppReady(): boolean {
  return ready;
}

/** Addresses of the application's scripts, in order; empty in development. */
export function appScripts(): string[] {
  return JSON.parse(document.getElementById(APP_ASSETS_ID)?.textContent ?? '[]');
}

/** Loads missing scripts of the application, in order. */
export function loadApp(): void {
  if (started) return;
  if (document.readyState === 'loading') {
    // The list is at the end of the page.
    document.addEventListener('DOMContentLoaded', loadApp);
    return;
  }
  started = true;
  for (const src of appScripts()) {
    if (document.querySelector(`script[src="${src}"]`)) continue;
    const script = document.createElement('script');
    script.src = scriptAddress(src);
    script.async = false;
    document.head.append(script);
  }
}

/** In ms, for a waiting reader. */
const RESTART_DELAY_MS = 250;

/**
 * Removes a cancelled script, to load it again on intent, on `pageshow`, and for a waiting reader: a navigation without a
 * document (204, a download) cancels scripts, and this page stays.
 */
export function forgetScript(script: HTMLScriptElement): void {
  script.remove();
  cancelled = true;
  started = false;
  if (replay) setTimeout(loadApp, RESTART_DELAY_MS);
}

/** Shows a failed load unless the page is being left, and again when the reader needs the application. */
export function reportAppFailure(): void {
  failed = true;
  if (!isLeaving()) showLoadError();
}

function queue(again: () => void): void {
  replay = again;
  if (failed) showLoadError();
  else loadApp();
}

function queueClick(event: MouseEvent): void {
  const control = ready ? null : closest(event, NEEDS_APP);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  queue(() => {
    if (control.isConnected) control.click();
  });
}

/** Shows progress for a link that the browser follows, because the application does not. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event);
  if (link && isPlainClick(event) && !event.defaultPrevented && leavesPage(link)) startDocumentProgress();
}

function onIntent(event: Event): void {
  if (ready) return;
  if (closest(event, NEEDS_APP)) loadApp();
  const link = linkOf(event);
  if (link && leavesPage(link)) prefetchDocument(link);
}

function onKeydown(event: KeyboardEvent): void {
  const shortcut = ready || shortcutOf(event);
  if (shortcut !== '/' && shortcut !== '?') return;
  event.preventDefault();
  queue(() => document.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Starts the application when idle after `load`, or at the first intent (design.md#how-a-page-starts). */
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
    else if (cancelled) loadApp();
  });
  addEventListener('load', () => {
    if (savesData() && !LINES.test(location.hash)) return;
    const startIdle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 2000 });
      else setTimeout(loadApp, 1);
    };
    // On a fast line all is loaded before the first paint, which must not wait; hidden pages are not painted.
    if (document.hidden) startIdle();
    else requestAnimationFrame(() => requestAnimationFrame(startIdle));
  });
}
