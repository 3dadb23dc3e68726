import type { Browser } from 'playwright';

/** A page with a program that needs Zod: the heaviest kind. */
const PAGE = '/docs/request-handling/validation';

const RUNS = 40;

/** Pause between runs, in ms: readers do not repeat a request at once, and the worker of the next run starts meanwhile. */
const BETWEEN = 400;

/** Times in ms from pressing the button of a program that has answered before to the status of the response in the document. */
export async function timeWindow(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage();
  try {
    await page.goto(origin + PAGE);
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    // Its button and its form are known by their place: their words are the site's.
    await page.locator('main .Exchange-line > button').first().click();
    await page.locator('main .Exchange-form [data-status]').first().waitFor();
    return await page.evaluate(
      async ({ runs, between }) => {
        const line = document.querySelector('main .Exchange-line');
        const send = line?.querySelector<HTMLElement>(':scope > button');
        const status = line?.querySelector('[role="status"]');
        if (!send || !status) throw new Error('Programs have changed: adapt scripts/bench/timeWindow.ts.');
        const times: number[] = [];
        for (let run = 0; run <= runs; run++) {
          const time = await new Promise<number>((resolve) => {
            const begin = performance.now();
            const observer = new MutationObserver(() => {
              if (!status.querySelector('[data-status]')) return;
              observer.disconnect();
              resolve(performance.now() - begin);
            });
            observer.observe(status, { childList: true, subtree: true });
            send.click();
          });
          times.push(time);
          await new Promise((resolve) => setTimeout(resolve, between));
        }
        return times.slice(1);
      },
      { runs: RUNS, between: BETWEEN },
    );
  } finally {
    await page.close();
  }
}
