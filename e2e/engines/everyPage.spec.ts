/** Every page, in one engine for a change, in all for an audit; Chromium opens them in `gates.spec.ts`. */

import { readPages } from '../support/builtSite.ts';
import { titleOf } from '../support/pages.ts';
import { turnOf } from '../support/turns.ts';
import { needs } from './engineDifferences.ts';
import { expect, test } from './test.ts';

const PAGES = readPages();

/** Pages that one test opens. */
const PART = process.env.AUDIT ? 12 : 48;

const parts = Array.from({ length: Math.ceil(PAGES.length / PART) }, (_, at) =>
  PAGES.slice(at * PART, (at + 1) * PART),
);

for (const [at, part] of parts.entries()) {
  test(
    `WEB-1 SAFE-1 NAV-9 pages start without a problem and fit 320 px: part ${at + 1} of ${parts.length}`,
    needs('everyPage'),
    async ({ reader, engineName }) => {
      await reader.resize(320, 700);
      for (const route of part.filter((each) => process.env.AUDIT || turnOf(each) === engineName)) {
        await reader.visit(route);
        await expect
          .poll(() => reader.evaluate(() => document.querySelector('main h1')?.textContent), route)
          .toContain(titleOf(route));
        const width = await reader.evaluate(() => document.documentElement.scrollWidth);
        expect(width, route).toBeLessThanOrEqual(320);
      }
    },
  );
}
