/** specification.md READ-3: how a page begins, and headings whose words stay whole. */
import {
  fileOfRoute,
  isDoc,
  readBuilt,
  readPages,
  readPosts,
  readRoutes,
  wordsOf,
} from '../support/builtSite.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { recordShifts, shiftsOf } from '../support/layout.ts';
import { DOC, POST, TUTORIAL } from '../support/pages.ts';
import { appReady, atRest, expect, fileTest, type Page, test } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

const routes = readRoutes();
const posts = readPosts().map(({ route }) => route);
const docs = routes.filter(isDoc);

/** Parts between title and tools: the lead, on a post before it the line with its date and tags, and after it a skip link. */
const LEAD =
  /^(?:<div[^>]*data-feed="skip">(?:(?!<\/div>).)*<\/div>)?\s*<p>(?:(?!<p>).)*<\/p>\s*(?:<a class="skip-link[^>]*>[^<]*<\/a>)?$/s;

fileTest('READ-3.a every doc and post begins in this order in the document', { tag: '@site' }, () => {
  expect(posts.length).toBeGreaterThan(0);
  for (const route of [...docs, ...posts]) {
    const html = readBuilt(fileOfRoute(route));
    const main = html.slice(html.indexOf('<main'));
    const words = wordsOf(route);
    const breadcrumbs = main.indexOf(`aria-label="${words.pageBreadcrumbs}"`);
    const title = main.indexOf('<h1');
    const titleEnd = main.indexOf('</h1>');
    const tools = main.lastIndexOf('<div', main.indexOf(`aria-label="${words.pageMarkdown}"`));
    expect(title, route).toBeGreaterThan(0);
    expect(breadcrumbs, `${route}: breadcrumbs`).toBeGreaterThan(0);
    expect(breadcrumbs, `${route}: breadcrumbs`).toBeLessThan(title);
    expect(main.slice(titleEnd + '</h1>'.length, tools), route).toMatch(LEAD);
  }
});

/** Breadcrumbs, title, lead and tools, on the screen. */
const SHOWN = ['main nav', 'main h1', 'main h1 ~ p', 'main [data-copy-page]'];

/** Top of each part of a page's beginning that is shown, in CSS px. */
const topsOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (list) =>
      list.flatMap((selector) => {
        const element = document.querySelector(selector);
        return element?.checkVisibility() ? [Math.round(element.getBoundingClientRect().top)] : [];
      }),
    selectors,
  );

for (const route of process.env.AUDIT ? [DOC, TUTORIAL, POST] : [DOC]) {
  test(`READ-3.a ${route} begins in this order at every width, unmoved`, async ({ page }) => {
    await recordShifts(page);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(route);
    const seen: number[][] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await topsOf(page, SHOWN);
      // A phone leaves the breadcrumbs out.
      expect(tops.length, `parts at ${width} px`).toBe(width > 480 ? SHOWN.length : SHOWN.length - 1);
      expect(tops, `at ${width} px`).toEqual([...new Set(tops)].sort((a, b) => a - b));
      seen.push(tops);
    }
    // The last width is painted: the application causes all later shifts.
    await atRest(page);
    const before = await shiftsOf(page);
    await scripts.release();
    await appReady(page);
    await atRest(page);
    expect(await shiftsOf(page)).toBe(before);
    expect(await topsOf(page, SHOWN)).toEqual(seen.at(-1));
  });
}

/**
 * Words of headings that are broken in a document: a run of letters, digits, `_` and `$` that is on more than one
 * line. Runs in a page, by itself.
 *
 * @param root the document, or the part of it that is looked at.
 * @returns each such word, with the level of its heading.
 */
function brokenWords(root: ParentNode): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}_$]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${heading.localName} ${word}`);
      }
    }
  }
  return broken;
}

/** Both sides of every width that a media query of the theme names, in CSS px. */
const EDGES = [360, 361, 480, 481, 996, 997, 1119, 1120, 1240, 1241];

/** Every so many CSS px a width is tried. */
const STEP = 16;

/** Longest time in ms that a page may take on a busy machine. */
const MAX_PAGE_MS = 2_000;

/**
 * The audit tries every page at every step and edge; a change one page in six: each at every 32nd step, the next one at those
 * after them, and each 32nd at all edges.
 */
const TURNS = process.env.AUDIT ? 1 : 32;

const TRIED = readPages().filter((_, at) => process.env.AUDIT || at % 6 === 0);

test('READ-3.b no word of a heading is broken, from 320 to 1920 px', { tag: '@site' }, async ({
  page,
  baseURL,
}) => {
  // It is one test for all pages: a site with a second version of its docs has twice as many.
  test.setTimeout(TRIED.length * MAX_PAGE_MS);
  const steps = Array.from({ length: (1920 - 320) / STEP + 1 }, (_, at) => 320 + at * STEP);
  const widthsOf = (turn: number) =>
    [
      ...new Set([
        320,
        ...steps.filter((_, at) => at % TURNS === turn % TURNS),
        ...(turn % TURNS === 0 ? [...EDGES, ...WIDTHS] : []),
      ]),
    ].sort((a, b) => a - b);
  // A frame is resized by the page around it, which is many times cheaper than a window, and needs no policy.
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${baseURL}/frame`);
  await page.evaluate(`globalThis.brokenWords = ${brokenWords}`);
  const found: Record<string, string[]> = {};
  for (const [at, route] of TRIED.entries()) {
    const html = readBuilt(fileOfRoute(route)).replace(/<script\b.*?<\/script>|<meta http-equiv[^>]*>/gs, '');
    const broken = await page.evaluate(
      async ({ source, all }) => {
        document.querySelector('iframe')?.remove();
        const frame = document.createElement('iframe');
        frame.srcdoc = source;
        frame.style.height = '800px';
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await loaded;
        const inner = frame.contentDocument as Document;
        await inner.fonts.ready;
        // Other elements do not change how headings break, and take most of the time.
        for (const other of inner.querySelectorAll(
          'header, footer, aside, nav > *, main :is(pre, table, figure, p, ul, ol)',
        ))
          if (!other.querySelector('h1, h2, h3, h4')) other.remove();
        const { brokenWords: look } = globalThis as unknown as { brokenWords: typeof brokenWords };
        const result: string[] = [];
        for (const width of all) {
          frame.style.width = `${width}px`;
          for (const word of look(inner)) result.push(`${word} at ${width} px`);
        }
        return { headings: inner.querySelectorAll('main :is(h1, h2, h3)').length, result };
      },
      { source: html, all: widthsOf(at) },
    );
    expect(broken.headings, route).toBeGreaterThan(0);
    if (broken.result.length > 0) found[route] = broken.result;
  }
  expect(found).toEqual({});
});
