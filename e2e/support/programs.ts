/** Programs on pages: found by what is on the pages, whichever these are. */
import type { Element } from 'hast';
import { select, selectAll, textOf, treeOf } from './html.ts';
import { isDoc, readRoutes } from './site.ts';
import type { Locator, Page } from './test.ts';

/** Programs that stand in no card, whose lines can be linked. */
export const PROGRAM = 'main [data-code-block]:not([data-kind])';

interface Folded {
  route: string;
  title: string;
  /** Number of lines. */
  lines: number;
}

function findFolded(): Folded {
  for (const route of readRoutes()) {
    for (const block of selectAll('main figure[data-code-block]:not([data-kind])', treeOf(route))) {
      const summary = select(':scope > div > details > summary', block);
      if (!summary || !/more lines$/.test(textOf(summary))) continue;
      const text = selectAll('code', block).map(textOf).join('').replace(/\n$/, '');
      const title = textOf(select('figcaption > span', block) as Element);
      return { route, title, lines: text.split('\n').length };
    }
  }
  throw new Error('The site has no program that is folded.');
}

/** Number of programs of a page that are seen at once: in no card, fold or tab but the first. */
function countPrograms(route: string): number {
  const main = select('main', treeOf(route)) ?? treeOf(route);
  const unseen = new Set(
    selectAll('details, [data-hidden]', main).flatMap((part) => selectAll('figure', part)),
  );
  return selectAll('figure:not([data-kind])', main).filter(
    (figure) => !unseen.has(figure) && select('[data-wrap-button]', figure),
  ).length;
}

/** The doc with the most of them. */
function findPrograms(): string {
  const counts = new Map(
    readRoutes()
      .filter(isDoc)
      .map((route) => [route, countPrograms(route)]),
  );
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

// Each is looked for once, by the first test of a process that asks: to search all pages takes seconds.
let folded: Folded | undefined;
let pageOfPrograms: string | undefined;

/** A page with a long program that is folded. */
export function foldedProgram(): Folded {
  folded ??= findFolded();
  return folded;
}

/** Address of the doc with the most programs. */
export function programsPage(): string {
  pageOfPrograms ??= findPrograms();
  return pageOfPrograms;
}

export const programs = (page: Page) => page.locator(`${PROGRAM}:visible`);

/** A program with more than a few lines. */
export async function findProgram(page: Page): Promise<Locator> {
  const index = await programs(page).evaluateAll((blocks) =>
    blocks.findIndex((block) => (block.querySelector('pre code')?.textContent ?? '').split('\n').length > 6),
  );
  return programs(page).nth(index);
}

export const linesOf = async (block: Locator) =>
  (await block.locator('code').allTextContents()).join('').replace(/\n$/, '').split('\n').length;

export const addressOf = (page: Page) => page.evaluate(() => location.hash);
