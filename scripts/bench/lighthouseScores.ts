import { once } from 'node:events';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { browserArgs, findBrowser } from '../browser.mjs';
import { UserError } from '../run.mjs';

/** Most runs of a page that may fail: now and then the browser records nothing of it. */
const MAX_FAILED = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse (mobile) on a page, in a browser with a new profile.
 *
 * @returns of the median run the scores of 100, in the order of the categories, first and largest contentful paint and total
 * blocking time in ms, the layout shift, and the audits below 1 of all categories but performance.
 */
export async function runLighthouse(url: string, runs: number) {
  const chromePath = findBrowser();
  if (!chromePath) throw new UserError('Lighthouse needs a browser: install Chromium or Chrome.');
  const chromeFlags = [...browserArgs, '--headless=new'];
  const browser = await launch({ chromePath, chromeFlags, ignoreDefaultFlags: true });
  const flags: Flags = { port: browser.port, logLevel: 'error', onlyCategories: CATEGORIES };
  const results: Result[] = [];
  try {
    for (let failed = 0; results.length < runs; ) {
      const { lhr } = (await lighthouse(url, flags)) ?? {};
      if (lhr && !lhr.runtimeError) results.push(lhr);
      else if (++failed > MAX_FAILED)
        throw new UserError(`Lighthouse failed on ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
  } finally {
    const ended = once(browser.process, 'exit');
    browser.kill();
    await ended;
  }
  const { categories, audits } = computeMedianRun(results);
  const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    paints: [metric('first-contentful-paint'), metric('largest-contentful-paint')],
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    missed: CATEGORIES.slice(1)
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
