import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { serve } from '../../scripts/servers/static.ts';
import { isOfBrowser } from './browserRequests.ts';
import { MAX_SITE_MS, ServedFixture } from './fixtures.ts';
import { buildGallery } from './galleryFolder.ts';
import { type ReleaseServer, serveReleases } from './releaseServer.ts';

/** Sites beside the build: a worker starts each with the first test that needs it. */
interface WorkerFixtures {
  gallery: { build: string; origin: string };
  releaseServer: ReleaseServer;
  served: ServedFixture;
}

// Playwright requires a destructuring pattern in fixtures that need no other.

/**
 * A test of files and responses, without a page and its check for problems. Each set of worker fixtures would cost every worker
 * a start of process and browser, so all tests have this one.
 */
export const fileTest = base.extend<object, WorkerFixtures>({
  gallery: [
    async ({ playwright: _ }, use) => {
      const build = await buildGallery();
      const { origin, close } = await serve(build);
      await use({ build, origin });
      await close();
    },
    { scope: 'worker', timeout: 2 * MAX_SITE_MS },
  ],
  releaseServer: [
    async ({ playwright: _ }, use) => {
      const { server, close } = await serveReleases();
      await use(server);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  served: [
    async ({ playwright: _ }, use) => {
      const served = new ServedFixture();
      await use(served);
      await served.stop();
    },
    { scope: 'worker' },
  ],
});

/** Unexpected problems of a page: console messages, uncaught errors, requests to other origins, violations of the policy. */
export interface Problems {
  /** Expects a problem: it is taken off the list, and the test fails when it did not happen. */
  expect(pattern: RegExp): void;
}

/** Chromium's note that a document or asset was answered with an error status. */
export const STATUS_404 = /Failed to load resource: the server responded with a status of 404/;

function watch(page: Page, origin: string, found: string[]): void {
  page.on('console', (message) => {
    const { url } = message.location();
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfBrowser(message.text(), url))
      found.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      found.push(`request to another origin: ${url}`);
  });
}

/** Playwright's `test`; every page of every test is watched, and a test fails for a problem it did not expect. */
export const test = fileTest.extend<{ problems: Problems }>({
  problems: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      const origin = new URL(baseURL ?? 'http://localhost').origin;
      context.on('page', (page) => watch(page, origin, found));
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems that the test did not expect').toEqual([]);
      // The browser reports a failed request asynchronously, possibly after the page has handled it.
      for (const pattern of expected)
        await expect
          .poll(() => found, `expected problem ${pattern}`)
          .toContainEqual(expect.stringMatching(pattern));
    },
    { auto: true },
  ],
});

/** A test of readers whose browser runs no scripts. */
export const noScriptsTest = test.extend({ javaScriptEnabled: false });

export type { Locator, Page };
export { expect };

/** Waits until the application has taken over the page. */
export async function appReady(page: Page): Promise<void> {
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  // The playground then replaces its served program by one that runs.
  await expect(page.locator('[data-playground]:not(:has(.Playground-bar select))')).toHaveCount(0);
}

/** Waits until the application has rendered the parts that documents of tutorials leave to it. */
export async function allBrought(page: Page): Promise<void> {
  await expect(page.locator('main [data-with-app]')).toHaveCount(0);
}

/** Stops the clock of a loaded page: a temporary message stays until `page.clock.fastForward`. */
export async function stopClock(page: Page): Promise<void> {
  // It runs on until it is stopped, and stops in the future only.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Waits until the effects of a scroll are painted and nothing moves: the navbar and the columns beside a page still do. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scroll-driven animations move only with scrolling. The promise of an animation whose element is removed never settles.
    const isMoving = ({ playState, timeline }: Animation) =>
      playState === 'running' && timeline === document.timeline;
    do {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    } while (document.getAnimations().some(isMoving));
  });
}
