/** Faults between the site and its reader, for tests to inject. */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Scripts that load on demand: the content of pages, and parts of the application. */
export const CHUNKS = /\/static\/js\/async\//;

/** The content of pages alone. */
export const PAGE_CHUNKS = /\/static\/js\/async\/route-/;

/** The application's start-up scripts. */
export const START_SCRIPTS = /\/static\/js\/[^/]+\.js$/;

/** Everything that the application loads. */
export const ALL_SCRIPTS = /\/static\/js\//;

export const STYLE_SHEETS = /\/static\/css\//;

/** Chromium's notes about requests that failed or were stopped by a test. */
export const REQUEST_FAILED = /Failed to load resource: net::ERR_/;

/** Loads nothing ahead for links in view, so that a test decides when content is loaded. */
export async function withoutViewPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
}

/** Sets the value of `navigator.connection`; `undefined` for a browser without it. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  }, connection);
}

/** Holds the requests whose address matches: of a page, or of a context, which has those of workers too. */
export async function hold(page: Page | BrowserContext, pattern: RegExp) {
  const waiting: Route[] = [];
  let open = false;
  let onRequest: (request: Request) => void = () => {};
  const arrived = new Promise<Request>((resolve) => {
    onRequest = resolve;
  });
  await page.route(pattern, async (route) => {
    onRequest(route.request());
    if (open) await route.continue();
    else waiting.push(route);
  });
  const letGo = (act: (route: Route) => Promise<void>) => async () => {
    open = true;
    await Promise.all(waiting.splice(0).map(act));
  };
  return {
    /** Resolves when the first request has arrived. */
    arrived,
    /** Answers all held requests and all later ones. */
    release: letGo((route) => route.continue()),
    /** Aborts all held requests; later ones are answered. */
    cancel: letGo((route) => route.abort('aborted')),
  };
}

/** Fails the requests whose address matches, as a broken line does. */
export async function fail(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) => route.abort('failed'));
}

/**
 * Fails the first matching request. The handler stays: Playwright loses the event of a request, such as the document that
 * follows, when the last handler is removed at that moment.
 */
export async function failOnce(page: Page, pattern: RegExp): Promise<void> {
  let hasFailed = false;
  await page.route(pattern, (route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    return route.abort('failed');
  });
}

/** Answers 404 where the address matches, as a server does after a deployment that replaced its files. */
export async function remove(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/**
 * Runs in the page and identifies its document: another value means that it was loaded again. `performance.timeOrigin` does not
 * identify one: in WebKit it can change by a millisecond.
 */
export function readDocumentId(): number {
  const scope: typeof globalThis & { documentId?: number } = globalThis;
  scope.documentId ??= Math.random();
  return scope.documentId;
}

/** Identifies the document of a page. */
export const documentId = (page: Page): Promise<number> => page.evaluate(readDocumentId);

/** Paths of the documents that a page requests from now on. */
export function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

interface ProgressNote {
  shown: boolean;
  /** Time in ms since the click before. */
  after: number;
  name: string | null;
  inHeader: boolean;
}

/**
 * Notes in `sessionStorage` when progress bars come and go, in ms since the last click, across documents. The page also
 * prints "progress bar" to its console, which a test can wait for while the browser loads another document.
 */
export async function recordProgress(page: Page): Promise<() => Promise<ProgressNote[]>> {
  await page.addInitScript(() => {
    const notes: ProgressNote[] = JSON.parse(sessionStorage.getItem('test-progress') ?? '[]');
    let clicked = 0;
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      true,
    );
    const note = (node: Node, shown: boolean, parent: Node) => {
      if (!(node instanceof HTMLElement) || node.getAttribute('role') !== 'progressbar') return;
      const inHeader = parent instanceof Element && parent.closest('header') !== null;
      const name = node.getAttribute('aria-label');
      notes.push({ shown, after: performance.now() - clicked, name, inHeader });
      sessionStorage.setItem('test-progress', JSON.stringify(notes));
      if (shown) console.info('progress bar');
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes } of records) {
        for (const node of addedNodes) note(node, true, target);
        for (const node of removedNodes) note(node, false, target);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('test-progress') ?? '[]'));
}

/** Ways in which the reader's storage can let a page down. */
export const STORAGE_FAULTS = {
  throws: () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  garbage: () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of [
        'announcement.id',
        'announcement.dismissed',
        'rspress-theme-appearance',
        'docs-preferred-version-default',
        'scroll-positions',
        'search.recent',
        'sidebar.open',
        'tabs.package-manager',
      ])
        if (storage.getItem(key) === null) storage.setItem(key, '{"\u0000": [}');
    }
  },
} as const;
