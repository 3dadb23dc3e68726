import type { Browser } from 'playwright';
import { UserError } from '../run.mjs';
import { readQueries } from '../search/quality.ts';
import { searchSizes } from '../search/size.ts';
import { percentile } from './table.ts';

/** From a key to its results in ms, for 95 of 100 (figures.md#figures-to-hold). */
const GOAL = 20;

/** Times in ms, as a reader has them in the browser. */
interface Times {
  /** Messages of the worker with results. */
  answers: number;
  /** From opening the search to the first results. */
  first: number;
  /** From opening the search until all text can be found. */
  all: number;
  /** From a change in the box to its results on the page, by query. */
  later: number[];
}

async function measureTimes(browser: Browser, origin: string): Promise<Times> {
  const context = await browser.newContext();
  try {
    // The loader that runs this file names functions with this helper, which the page lacks.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(() => {
      const notes = { answers: 0 };
      Object.assign(window, { notes });
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }) => {
            if (data.type === 'answer') notes.answers += 1;
          });
        }
      };
    });
    const page = await context.newPage();
    await page.goto(`${origin}/docs/`);
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' });
    const queries = readQueries('tuned').map(({ query }) => query);
    return await page.evaluate(async (asked): Promise<Times> => {
      const find = (selector: string) => document.querySelector(`dialog[aria-label="Search"] ${selector}`);
      const { notes } = window as unknown as { notes: Pick<Times, 'answers'> };
      const until = (holds: () => boolean) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!holds()) return;
            observer.disconnect();
            resolve(performance.now());
          };
          const observer = new MutationObserver(look);
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
          look();
        });
      const status = () => find('[role="status"]')?.textContent ?? '';
      const isBusy = () => find('[role="listbox"]')?.getAttribute('aria-busy') !== 'false';
      const type = (text: string) => {
        const box = find('input');
        if (!(box instanceof HTMLInputElement)) throw new Error('There is no search box.');
        const began = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
        box.dispatchEvent(new Event('input', { bubbles: true }));
        return began;
      };
      const opened = performance.now();
      document.querySelector<HTMLElement>('[data-search-button]')?.click();
      await until(() => find('input') !== null);
      type('validation');
      const first = (await until(() => /^\d/.test(status()))) - opened;
      const all = (await until(() => !isBusy())) - opened;
      const later: number[] = [];
      for (const query of asked) {
        type('');
        await until(() => status() === '');
        const began = type(query);
        later.push((await until(() => !isBusy() && status() !== '')) - began);
      }
      return { ...notes, first, all, later };
    }, queries);
  } finally {
    await context.close();
  }
}

/**
 * The table of the search's figures, its head first; sizes in kB, brotli.
 * @throws when the worker did not answer: the times would not be those that readers experience.
 */
export async function benchSearch(browser: Browser, origin: string): Promise<string[][]> {
  const { answers, first, all, later } = await measureTimes(browser, origin);
  if (answers <= later.length) throw new UserError('The search was answered by the page, not by the worker.');
  const { headings, text, worker, dialog } = searchSizes();
  return [
    ['Scripts', 'Headings', 'Text', 'First results', 'All indexed', 'Key to results, median', '95 % within'],
    [
      ...[worker + dialog, headings, text].map((size) => size.toFixed(1)),
      `${first.toFixed(0)} ms`,
      `${all.toFixed(0)} ms`,
      `${percentile(later, 0.5).toFixed(1)} ms`,
      `${percentile(later, 0.95).toFixed(1)} ms (goal ${GOAL} ms)`,
    ],
  ];
}
