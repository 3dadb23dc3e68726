/** Axe in both colour modes. */
import { expectNoFindings } from './axe.ts';
import { expect, type Page } from './test.ts';

/** The audit has both: with every change `gates.spec.ts` has the light one on every template. */
const MODES = process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);

/**
 * Expects that axe finds nothing in a part of a page, in the dark mode and in the light one, which has other colours alone.
 *
 * @param what name of the tested state, for the message. @param part selector. @param modes in which it is tested.
 */
export async function expectNoFindingsIn(
  page: Page,
  what: string,
  part: string,
  modes: readonly ('dark' | 'light')[] = MODES,
): Promise<void> {
  for (const mode of modes) {
    await page.evaluate((name) => window.boot.setColorMode(name), mode);
    await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await expectNoFindings(page, `${what}, ${mode}`, part, mode === 'dark' ? 'all' : 'colours');
  }
}
