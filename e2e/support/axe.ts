import fs from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { atRest, expect, type Page } from './test.ts';

const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Expects that axe finds nothing on a page as it is shown, with all its rules, best practice among them. The colours of
 * code are left out: they are held against their surfaces in a unit test, and thousands of spans would only repeat it.
 *
 * @param what is judged, for the message.
 * @param part selector of what is judged; the whole page without it.
 */
export async function expectNoFindings(page: Page, what: string, part?: string): Promise<void> {
  // Colours on their way are nobody's.
  await atRest(page);
  // What the browser itself is told to run, no policy of the page holds back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const findings = await page.evaluate(async (include) => {
    const context = { ...(include === undefined ? {} : { include: [[include]] }), exclude: [['pre code']] };
    // To describe what passes takes longer than all rules.
    const results = await window.axe?.run(context, { resultTypes: ['violations'] });
    return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
  expect(findings, what).toEqual([]);
}
