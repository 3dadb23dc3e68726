/**
 * Axe on content that is hidden until it is opened: menus, mobile sidebar, search, folded outline, folded parts of a page.
 * `npm run audit` runs every template in both modes at all widths, every change a doc at two.
 */
import { expectNoFindings } from '../support/axe.ts';
import { open, startIn } from '../support/pageParts.ts';
import { TEMPLATES } from '../support/pages.ts';
import { boxOf, buttonOf, dialogOf } from '../support/search.ts';
import { allBrought, expect, type Page, STATUS_404, test } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

const AUDIT = Boolean(process.env.AUDIT);
const SHOWN_WIDTHS = AUDIT ? WIDTHS : [390, 1440];
const MODES = AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);
const SHOWN = TEMPLATES.filter(({ name }) => AUDIT || name === 'doc');

const pressEscape = (page: Page) => page.keyboard.press('Escape');
const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) <= 996;
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

interface State {
  name: string;
  /** Selector of the tested part: the rest of the page is tested closed. */
  part: string;
  /** The layout that has it; by default both. */
  layout?: 'phone' | 'desktop';
  open(page: Page): Promise<unknown>;
  /** By default Escape closes it. */
  close?(page: Page): Promise<unknown>;
}

/** Longest time in ms that all states at one width may take on a busy machine. */
const MAX_WIDTH_MS = 60_000;

const MENUS: readonly State[] = [/^Docs version/, /^Language/].map((name) => ({
  name: `menu ${name.source}`,
  part: 'header',
  layout: 'desktop',
  async open(page) {
    const button = navbar(page).getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
}));

const search = (name: string, query: string, shown: RegExp): State => ({
  name,
  part: 'dialog[open]',
  async open(page) {
    await buttonOf(page).click();
    await boxOf(page).fill(query);
    await expect(dialogOf(page)).toContainText(shown);
  },
});

/** Opens or closes everything that is folded. */
const fold = (page: Page, isOpen: boolean) =>
  page.locator('main details, nav details').evaluateAll((list, open) => {
    for (const details of list) (details as HTMLDetailsElement).open = open;
  }, isOpen);

const STATES: readonly State[] = [
  ...MENUS,
  {
    name: 'mobile sidebar, own panel and main panel',
    part: 'dialog[open]',
    layout: 'phone',
    async open(page) {
      await navbar(page).getByRole('button', { name: 'Open navigation menu' }).click();
      const back = page.getByRole('button', { name: 'Back to main menu' });
      await expect(page.getByRole('dialog', { name: 'Navigation menu' })).toBeVisible();
      if (!(await back.isVisible())) return;
      await expectNoFindings(page, 'own panel', 'dialog[open]');
      await back.click();
    },
  },
  search('search with results', 'middleware', /middleware/i),
  search('search without results', 'qqqqzzzz', /qqqqzzzz|no /i),
  {
    name: 'everything unfolded',
    part: 'body',
    async open(page) {
      await fold(page, true);
      // Long texts are loaded by their folds.
      await expect(page.locator('main [data-text]:not([data-text="loaded"])')).toHaveCount(0);
    },
    close: (page) => fold(page, false),
  },
];

/** States that are tested with every change: on a phone all, on a desktop those that a phone lacks. */
const statesAt = (width: number) => (AUDIT || width === SHOWN_WIDTHS[0] ? STATES : MENUS);

for (const template of SHOWN) {
  for (const mode of MODES) {
    test(`axe finds nothing in all that ${template.name} opens, ${mode}`, async ({ page, problems }) => {
      test.setTimeout(SHOWN_WIDTHS.length * MAX_WIDTH_MS);
      if ('status' in template) problems.expect(STATUS_404);
      await startIn(page, mode);
      await open(page, template.route);
      await allBrought(page);
      for (const width of SHOWN_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const { name, part, layout, open: show, close = pressEscape } of statesAt(width)) {
          if (layout && (layout === 'phone') !== isMobile(page)) continue;
          await show(page);
          await expectNoFindings(page, `${name} at ${width} px`, part);
          await close(page);
        }
      }
    });
  }
}
