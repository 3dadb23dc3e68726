import { type Browser, chromium } from 'playwright';
import { createSiteSecurity } from '../../plugins/siteContent.ts';
import { servePacked } from '../bench/servePacked.ts';
import { browserArgs, findBrowser } from '../browser.mjs';
import { runMain, UserError } from '../run.mjs';
import { readThisSite } from '../thisSite.ts';
import { BUILD, readQueries, readShards, type Shards } from './quality.ts';
import { kilobytes, searchSizes } from './size.ts';

/** From a key to its results in ms, for 95 of 100 (design.md#figures-to-hold). */
const GOAL = 20;

/** Sizes of the sites that are made up. */
const SIZES = [45, 400] as const;

/**
 * A site of `count` pages from the pages of this one: copies have another address and other words, so that neither
 * compression nor vocabulary profits from the repetition.
 */
function enlarge({ headings, bodies }: Shards, count: number): Shards {
  // A third of the longer words of a copy is its own: about what a new page brings with it.
  const own = (text: string, copy: number) =>
    copy === 0
      ? text
      : text.replace(/\p{L}{5,}/gu, (word) =>
          (word.length + copy) % 3
            ? word
            : [...word].reverse().join('') + String.fromCodePoint(97 + (copy % 26)),
        );
  const pages = Array.from({ length: count }, (_, at) => ({
    from: at % headings.length,
    copy: Math.floor(at / headings.length),
  }));
  return {
    headings: pages.flatMap(({ from, copy }) => {
      const page = headings[from];
      if (!page) return [];
      return [
        {
          ...page,
          path: copy ? `${page.path}-${copy}` : page.path,
          title: own(page.title, copy),
          headings: page.headings.map(([id, text]) => [id, own(text, copy)] as const),
        },
      ];
    }),
    bodies: {
      prose: pages.map(({ from, copy }) => (bodies.prose[from] ?? []).map((text) => own(text, copy))),
      code: pages.map(({ from, copy }) => (bodies.code[from] ?? []).map((text) => own(text, copy))),
    },
  };
}

/** Value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/** Who answers: the worker, or, where there can be none, the page itself. */
type Answerer = 'worker' | 'page';

/** Times in ms, as a reader has them in the browser. */
interface Times {
  answerer: Answerer;
  /** From opening the search to the first results. */
  first: number;
  /** From opening the search until all text can be found. */
  all: number;
  /** From a change in the box to its results on the page, by query. */
  later: number[];
}

/** What the page notes down for the bench. */
interface Notes {
  /** Messages of workers, by type. */
  heard: Record<string, number>;
}

/**
 * Opens the search in the browser, as a reader does, and asks every query.
 *
 * @param shards served instead of the site's own index.
 */
async function measureTimes(browser: Browser, origin: string, shards: Shards): Promise<Times> {
  const context = await browser.newContext();
  try {
    for (const name of ['headings', 'bodies'] as const)
      await context.route(new RegExp(`/static/search/${name}\\.`), (route) =>
        route.fulfill({ json: shards[name] }),
      );
    // What runs this file gives functions their names with it.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(() => {
      const notes: Notes = { heard: {} };
      Object.assign(window, { notes });
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }) => {
            notes.heard[data.type] = (notes.heard[data.type] ?? 0) + 1;
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
      const { notes } = window as unknown as { notes: Notes };
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
      const answers = notes.heard.answer ?? 0;
      return { answerer: answers > asked.length ? 'worker' : 'page', first, all, later };
    }, queries);
  } finally {
    await context.close();
  }
}

/**
 * One row: what is downloaded, and how long answers take.
 *
 * @throws when the worker did not answer: the times would be those of something that readers do not have.
 */
async function measure(browser: Browser, origin: string, name: string, shards: Shards): Promise<string[]> {
  const { answerer, first, all, later } = await measureTimes(browser, origin, shards);
  if (answerer !== 'worker')
    throw new UserError(`The search of ${name} was answered by the ${answerer}, not by the worker.`);
  return [
    name,
    kilobytes(JSON.stringify(shards.headings)).toFixed(1),
    kilobytes(JSON.stringify(shards.bodies)).toFixed(1),
    answerer,
    `${first.toFixed(0)} ms`,
    `${all.toFixed(0)} ms`,
    `${percentile(later, 0.5).toFixed(1)} ms`,
    `${percentile(later, 0.95).toFixed(1)} ms`,
  ];
}

/**
 * Measures in a browser, from a key to its results on the page.
 *
 * @param origin where the built site is served.
 * @returns the table of the search's figures, its head first; sizes in kB, brotli.
 */
export async function benchSearch(browser: Browser, origin: string): Promise<string[][]> {
  const shards = readShards();
  const head = [
    'Search',
    'Headings',
    'Text',
    'Answered by',
    'First results',
    'All indexed',
    'Key to results, median',
    `Key to results, 95 % within (goal ${GOAL} ms)`,
  ];
  const { worker, dialog } = searchSizes();
  const own = `this site, with scripts of ${(worker + dialog).toFixed(1)} kB`;
  const rows = [await measure(browser, origin, own, shards)];
  for (const size of SIZES) rows.push(await measure(browser, origin, `${size} pages`, enlarge(shards, size)));
  return [head, ...rows];
}

if (process.argv[1] === import.meta.filename)
  runMain(async () => {
    const { headers, folderPolicy } = createSiteSecurity(readThisSite());
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
    const site = await servePacked(BUILD, headers, folderPolicy);
    try {
      console.table(await benchSearch(browser, site.origin));
    } finally {
      await browser.close();
      await site.close();
    }
  });
