import { errorOffline } from '#words';
import { loadPage } from '../lib/loadedPages.ts';
import { checkRelease, isOutdated } from './serverRelease.ts';

/** What happens at the end of a try to show another page. */
interface Outcomes {
  /** The page is there: shows it. */
  show: () => void;
  /** It cannot be loaded, or the server has a newer one: asks the server for its document. */
  askServer: () => void;
  /** It cannot be loaded, and there is no line: the page being read stays. Returns the address to retry. */
  stay: () => string;
}

let latest = 0;

/** Drops a try that is under way: the reader came back to the page that is shown. */
export function cancelNavigation(): void {
  latest += 1;
  window.boot?.startProgress()();
}

/**
 * Tries to show another page: its content is loaded first, a progress bar shows when that takes long (specification.md
 * GO-3, GO-4, GO-6). A later try takes the place of one that is under way. A page of another release than this document's comes with
 * its own document (OFF-2); the request that finds that out delays nothing.
 *
 * @param path the page's clean address without the base.
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
  // What the browser cancels for a document of the reader's choice must not take its place.
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
