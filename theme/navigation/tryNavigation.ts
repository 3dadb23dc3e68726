import { errorOffline } from '#words';
import { loadPage } from '../lib/loadedPages.ts';
import { checkRelease, isOutdated } from './serverRelease.ts';

/** Callbacks at the end of a navigation. */
interface Outcomes {
  /** The content is loaded. */
  show: () => void;
  /** Loading failed, or the server has a newer release: requests the document. */
  askServer: () => void;
  /** Loading failed offline: this page stays. Returns the address to retry. */
  stay: () => string;
}

let latest = 0;

/** Cancels a pending navigation: the reader is back. */
export function cancelNavigation(): void {
  latest += 1;
  window.boot?.startProgress()();
}

/**
 * Loads content before it is shown, with a progress bar (specification.md GO-3, GO-4, GO-6). A later call replaces a pending
 * one. Pages of another release are loaded as documents (OFF-2), without waiting for that request.
 * @param path without the base.
 */
export async function tryNavigation(path: string, { show, askServer, stay }: Outcomes): Promise<void> {
  const own = ++latest;
  const endProgress = window.boot?.startProgress();
  let failed = false;
  if (!isOutdated()) {
    void checkRelease();
    failed = await loadPage(path).then(
      () => false,
      () => true,
    );
  }
  // Cancelled by the browser for another document of the reader's choice.
  if (own !== latest || (failed && window.boot?.isLeaving())) return;
  if (isOutdated() || (failed && navigator.onLine)) {
    window.boot?.expectDocument();
    askServer();
    return;
  }
  endProgress?.();
  if (failed) {
    window.boot?.showLoadError(errorOffline, stay());
    return;
  }
  window.boot?.hideLoadError();
  show();
}
