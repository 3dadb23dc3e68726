/** Programs on a page. */
import type { Locator, Page } from './test.ts';

/** Programs in no card, whose lines can be linked. */
export const PROGRAM = 'main [data-code-block]:not([data-kind])';

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
