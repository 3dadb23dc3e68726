import type { Page } from '@playwright/test';

/** Most characters of code in a sentence that stay on one line at every width. */
const MAX_LENGTH = 24;

/** Short code in sentences that is split over lines: none of drawings, nor of narrow tables of two columns (READ-6). */
export const splitCode = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(p, li, td, th, dt, dd) code:not(pre > code, [data-drawing] *, .wraps *)')
    .evaluateAll((codes, most) => {
      const linesOf = (code: Element) =>
        new Set([...code.getClientRects()].map(({ top }) => Math.round(top)));
      return codes.flatMap((code) =>
        code.textContent.length <= most && linesOf(code).size > 1 ? [code.textContent] : [],
      );
    }, MAX_LENGTH);
