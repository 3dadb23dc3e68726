/**
 * Axe on content that is hidden until it is opened: menus, mobile sidebar, search, folded outline, folded parts of a page.
 * `npm run audit` runs every template in both modes at all widths, every change a doc at two.
 */
import { expectNoFindings } from '../support/axe.ts';
import { open } from '../support/pageParts.ts';
import { TEMPLATES } from '../support/pages.ts';
import { allBrought, expect, type Page, STATUS_404, test } from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

const AUDIT = Boolean(process.env.AUDIT);
const SHOWN_WIDTHS = AUDIT ? WIDTHS : [390, 1440];
const MODES = AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);
const SHOWN = TEMPLATES.filter(({ name }) => AUDIT || name === 'doc');

const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) <= 996;
const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

interface State {
  name: string;
  /** Selector of the tested part: the rest of the page is tested closed. */
  part: string;
  /** Opens it; false where the page has no such thing at this width. */
  open(page: Page): Promise<boolean>;
  close(page: Page): Promise<void>;
}

const pressEscape = (page: Page) => page.keyboard.press('Escape');

function menu(name: RegExp): State {
  return {
    name: `menu ${name.source}`,
    part: 'header',
    async open(page) {
      if (isMobile(page)) return false;
      const button = navbar(page).getByRole('button', { name });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      return true;
    },
    close: pressEscape,
  };
}

function search(name: string, query: string, shown: RegExp): State {
  return {
    name,
    part: 'dialog[open]',
    async open(page) {
      await navbar(page)
        .getByRole('button', { name: /^Search/ })
        .click();
      const dialog = page.getByRole('dialog', { name: /search/i });
      const input = dialog.getByRole('combobox');
      await input.fill(query);
      await expect(dialog).toContainText(shown);
      return true;
    },
    async close(page) {
      const dialog = page.getByRole('dialog', { name: /search/i });
      await dialog.getByRole('combobox').fill('');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  };
}

/** Longest time in ms that all states at one width may take on a busy machine. */
const MAX_WIDTH_MS = 60_000;

const MENUS: readonly State[] = [menu(/^Docs version/), menu(/^Language/)];

const STATES: readonly State[] = [
  ...MENUS,
  {
    name: 'mobile sidebar, own panel and main panel',
    part: 'dialog[open]',
    async open(page) {
      if (!isMobile(page)) return false;
      await navbar(page).getByRole('button', { name: 'Open navigation menu' }).click();
      const back = page.getByRole('button', { name: 'Back to main menu' });
      await expect(page.getByRole('dialog', { name: 'Navigation menu' })).toBeVisible();
      if (await back.isVisible()) {
        await expectNoFindings(page, 'own panel', 'dialog[open]');
        await back.click();
      }
      return true;
    },
    close: pressEscape,
  },
  search('search with results', 'middleware', /middleware/i),
  search('search without results', 'qqqqzzzz', /qqqqzzzz|no /i),
  {
    name: 'everything unfolded',
    part: 'body',
    async open(page) {
      const folded = page.locator(
        'main details:not([open]) > summary:visible, nav details:not([open]) > summary:visible',
      );
      const any = (await folded.count()) > 0;
      await page.locator('main details, nav details').evaluateAll((list) => {
        for (const details of list) (details as HTMLDetailsElement).open = true;
      });
      // Long texts are loaded by their folds.
      await expect(page.locator('main [data-text]:not([data-text="loaded"])')).toHaveCount(0);
      return any;
    },
    async close(page) {
      await page.locator('main details, nav details').evaluateAll((list) => {
        for (const details of list) (details as HTMLDetailsElement).open = false;
      });
    },
  },
];

/** States that are tested with every change: on a phone all, on a desktop those that a phone lacks. */
const statesAt = (width: number) => (AUDIT || width === SHOWN_WIDTHS[0] ? STATES : MENUS);

for (const template of SHOWN) {
  for (const mode of MODES) {
    test(`axe finds nothing in what ${template.name} opens, ${mode}, on phones and desktops`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(SHOWN_WIDTHS.length * MAX_WIDTH_MS);
      if ('status' in template) problems.expect(STATUS_404);
      await page.addInitScript((choice) => {
        // The frame that runs programs has an origin that owns nothing.
        if (window.origin !== 'null') localStorage.setItem('rspress-theme-appearance', choice);
      }, mode);
      await open(page, template.route);
      await allBrought(page);
      for (const width of SHOWN_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        let opened = 0;
        for (const state of statesAt(width)) {
          if (!(await state.open(page))) continue;
          opened += 1;
          await expectNoFindings(page, `${state.name} at ${width} px`, state.part);
          await state.close(page);
        }
        expect(opened, `opened at ${width} px`).toBeGreaterThan(1);
      }
    });
  }
}
