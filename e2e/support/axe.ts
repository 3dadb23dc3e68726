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

/** Rules whose verdict depends on colours; of those of this kind that axe has, the others are off by default. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing on a page as it is shown, with all its rules, best practice among them. The colours of
 * code are left out: a unit test compares them with their surfaces, and thousands of spans would only repeat it.
 *
 * @param what name of the tested state, for the message.
 * @param part selector of the tested part; the whole page by default.
 * @param rules only the colour rules, where all others have tested the same page at the same width in other colours.
 */
export async function expectNoFindings(
  page: Page,
  what: string,
  part?: string,
  rules: 'all' | 'colours' = 'all',
): Promise<void> {
  // Intermediate colours of a transition are not part of the design.
  await atRest(page);
  // The policy of the page does not apply to scripts that Playwright evaluates.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const findings = await page.evaluate(
    async ({ include, rules: which, colours }) => {
      // Axe reads the thousands of spans in code before it leaves them out: meanwhile they are one text, as wide and as high.
      const blocks = [...document.querySelectorAll('pre code')].map((code) => ({
        code,
        parts: [...code.childNodes],
      }));
      for (const { code } of blocks) code.replaceChildren(code.textContent);
      const context = { ...(include === undefined ? {} : { include: [[include]] }), exclude: [['pre code']] };
      const results = await window.axe?.run(context, {
        // Describing passed checks takes longer than running all rules.
        resultTypes: ['violations'],
        // No active rule reads the style sheets, which would all be requested again.
        preload: { assets: ['media'] },
        ...(which === 'colours' && { runOnly: colours }),
      });
      for (const { code, parts } of blocks) code.replaceChildren(...parts);
      return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { include: part, rules, colours: COLOUR_RULES },
  );
  expect(findings, what).toEqual([]);
}
