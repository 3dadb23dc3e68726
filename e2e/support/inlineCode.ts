import type { Page } from '@playwright/test';

/** Most characters of code in a sentence that stay on one line at every width. */
const MAX_LENGTH = 24;

/** Code in the sentences of a page, with the number of its lines: none of drawings, nor of narrow tables of two columns (READ-6). */
const inlineCode = (page: Page) =>
  page
    .locator('main :is(p, li, td, th, dt, dd) code:not(pre > code, [data-drawing] *, .wraps *)')
    .evaluateAll((codes) =>
      codes.map((code) => ({
        text: code.textContent,
        lines: new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size,
      })),
    );

/** Short code that is split over lines. */
export async function splitCode(page: Page): Promise<string[]> {
  const found = await inlineCode(page);
  return found.filter(({ text, lines }) => text.length <= MAX_LENGTH && lines > 1).map(({ text }) => text);
}
