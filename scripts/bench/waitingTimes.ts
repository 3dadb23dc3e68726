/** Times in ms that readers wait, as the page itself measures them. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { readQueries } from '../search/quality.ts';
import { median, percentile } from './table.ts';

/** Lighthouse's "slow 4G": time in ms, bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 7.5e5 / 8 };

/** Heading of the page that a link on `/docs/` leads to. */
const NEXT = { page: '/docs/getting-started/installation', heading: 'main h1#installation' } as const;

/** A page with a program that needs Zod: the heaviest kind. */
const WITH_PROGRAM = '/docs/request-handling/validation';

const REQUESTS = 40;

/** Pause between requests, in ms: readers do not repeat one at once, and the worker of the next starts meanwhile. */
const BETWEEN = 400;

/** From an action to the first change in `target` after which `isDone` holds. It runs in pages, which have it as a global. */
function timeUntil(target: Node, act: () => void, isDone: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    new MutationObserver((_, observer) => {
      if (!isDone()) return;
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(target, { subtree: true, childList: true, characterData: true, attributes: true });
    act();
  });
}

/** The loader that runs this file names functions with `__name`, which a page lacks. */
const GLOBALS = `globalThis.__name = (named) => named; globalThis.timeUntil = ${timeUntil};`;

async function openPage(browser: Browser, address: string, script = ''): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ content: GLOBALS + script });
  await page.goto(address);
  await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
  return page;
}

/** Median on a slow line, from a click on a link, whose page may have been prefetched, to the heading of the new page. */
export async function timeNavigation(browser: Browser, origin: string, prefetched: boolean, runs: number) {
  const times: number[] = [];
  // Without it nothing is loaded ahead for links in view; a click by program is preceded by no pointer.
  const script = prefetched ? '' : 'delete window.IntersectionObserver';
  for (let run = 0; run < runs; run++) {
    const page = await openPage(browser, `${origin}/docs/`, script);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${NEXT.page}"]:visible`);
    if (prefetched) {
      await link.first().hover();
      // Time that a reader takes between pointing at a link and the click.
      await setTimeout(1000);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    times.push(
      await link.first().evaluate(
        (element: HTMLElement, heading) =>
          timeUntil(
            document,
            () => element.click(),
            () => document.querySelector(heading) !== null,
          ),
        NEXT.heading,
      ),
    );
    await page.close();
  }
  return median(times);
}

/** 95 % of the times from pressing the button of a program that has answered before to the status of its response. */
export async function timeProgram(browser: Browser, origin: string): Promise<number> {
  const page = await openPage(browser, origin + WITH_PROGRAM);
  // Its button and its form are known by their place: their words are the site's.
  const line = page.locator('main .Exchange-line').first();
  await line.locator('> button').click();
  await line.locator('form [data-status]').waitFor();
  const times: number[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    await setTimeout(BETWEEN);
    times.push(
      await line.evaluate((element) => {
        const status = element.querySelector('form [role="status"]') ?? element;
        return timeUntil(
          status,
          () => element.querySelector<HTMLElement>(':scope > button')?.click(),
          () => status.querySelector('[data-status]') !== null,
        );
      }),
    );
  }
  await page.close();
  return percentile(times, 0.95);
}

/** From opening the search to the first results, and from each change of the query to all of its results. */
export async function timeSearch(browser: Browser, origin: string) {
  const page = await openPage(browser, `${origin}/docs/`);
  const queries = readQueries('tuned').map(({ query }) => query);
  const { first, later } = await page.evaluate(async (asked) => {
    const find = (selector: string) => document.querySelector(`dialog[open] ${selector}`);
    const status = () => find('[role="status"]')?.textContent ?? '';
    const type = (text: string) => {
      // React does not notice a value that is set on the box itself.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(find('input'), text);
      find('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const timeQuery = (query: string, isDone: () => boolean) =>
      timeUntil(document, () => type(query), isDone);
    const open = () => document.querySelector<HTMLElement>('[data-search-button]')?.click();
    const opening = await timeUntil(document, open, () => find('input') !== null);
    const first = opening + (await timeQuery('validation', () => /^\d/.test(status())));
    const later: number[] = [];
    for (const query of asked) {
      await timeQuery('', () => status() === '');
      later.push(
        await timeQuery(query, () => status() !== '' && find('[role="listbox"][aria-busy="false"]') !== null),
      );
    }
    return { first, later };
  }, queries);
  await page.close();
  return { first, median: median(later), most: percentile(later, 0.95) };
}
