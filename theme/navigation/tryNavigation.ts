import { errorOffline } from '#words';
import { loadPage } from '../lib/loadedPages.ts';
import { checkRelease, isOutdated } from './serverRelease.ts';

interface Outcomes {
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
  window.boot.startProgress()();
}

export async function tryNavigation(path: string, { show, askServer, stay }: Outcomes): Promise<void> {
  const own = ++latest;
  const endProgress = window.boot.startProgress();
  let failed = false;
  if (!isOutdated()) {
    void checkRelease();
    failed = await loadPage(path).then(
      () => false,
      () => true,
    );
  }
  // Cancelled by the browser for another document of the reader's choice.
  if (own !== latest || (failed && window.boot.isLeaving())) return;
  if (isOutdated() || (failed && navigator.onLine)) {
    window.boot.markLeaving();
    askServer();
    return;
  }
  endProgress();
  if (failed) {
    window.boot.showLoadError(errorOffline, stay());
    return;
  }
  window.boot.hideLoadError();
  show();
}
