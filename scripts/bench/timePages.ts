/** How fast pages are for readers: Lighthouse, and moving between pages on a slow line. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { UserError } from '../run.mjs';
import { median } from './table.ts';

/** Lighthouse's "slow 4G": time in ms, bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 7.5e5 / 8 };

/** Target of the measured link, which is on `/docs/`. */
const NEXT = '/docs/getting-started/installation';

/** Lighthouse itself asks to repeat such a run: the browser recorded nothing of the page. */
const NOT_RECORDED = 'NO_NAVSTART';

const MAX_NOT_RECORDED = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in ms, and the layout shift, which has no unit. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const medians = (rows: readonly (readonly number[])[]) =>
  (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column] ?? Number.NaN)));

/**
 * Runs Lighthouse (mobile) on a page, in a browser with a new profile.
 *
 * @returns medians of the scores of 100, in the order of the categories, and of the metrics; names of the failed audits of all
 * categories but performance, in any run.
 */
export async function runLighthouse(url: string, runs: number) {
  const chromePath = findBrowser();
  if (!chromePath) throw new UserError('Lighthouse needs a browser: install Chromium or Chrome.');
  const chromeFlags = [...browserArgs, '--headless=new'];
  const browser = await launch({ chromePath, chromeFlags, ignoreDefaultFlags: true });
  try {
    const scores: number[][] = [];
    const metrics: number[][] = [];
    const missed = new Set<string>();
    let notRecorded = 0;
    while (scores.length < runs) {
      const result = await lighthouse(url, {
        port: browser.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (result?.lhr.runtimeError?.code === NOT_RECORDED && notRecorded++ < MAX_NOT_RECORDED) continue;
      if (!result || result.lhr.runtimeError)
        throw new UserError(
          `Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
        );
      const { categories, audits } = result.lhr;
      for (const name of CATEGORIES.filter((category) => category !== 'performance')) {
        for (const { id, weight } of categories[name]?.auditRefs ?? []) {
          const score = audits[id]?.score;
          if (weight > 0 && typeof score === 'number' && score < 1) missed.add(id);
        }
      }
      scores.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
      metrics.push(METRICS.map((audit) => audits[audit]?.numericValue ?? Number.NaN));
    }
    return { scores: medians(scores), metrics: medians(metrics), missed: [...missed] };
  } finally {
    const ended = once(browser.process, 'exit');
    browser.kill();
    await ended;
  }
}

/** Median time in ms, on a slow line, from a click on a link, whose page may have been prefetched, to the new page's heading. */
export async function timeNavigation(
  browser: Browser,
  origin: string,
  prefetched: boolean,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (!prefetched) {
      // Without it nothing is loaded ahead for links in view; a click by program is preceded by no pointer.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    }
    await page.goto(`${origin}/docs/`);
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    if (prefetched) {
      await page.locator(`a[href="${NEXT}"]:visible`).first().hover();
      // Time that a reader takes between pointing at a link and the click.
      await setTimeout(1000);
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    times.push(
      await page.evaluate(
        (next) =>
          new Promise<number>((resolve) => {
            const link = document.querySelector<HTMLAnchorElement>(`a[href="${next}"]`);
            const title = document.querySelector('main h1')?.textContent;
            const began = performance.now();
            // No named function: the loader that runs this script would wrap it.
            new MutationObserver((_, observer) => {
              const now = document.querySelector('main h1')?.textContent;
              if (!now || now === title) return;
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - began));
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
            link?.click();
          }),
        NEXT,
      ),
    );
    await context.close();
  }
  return median(times);
}
