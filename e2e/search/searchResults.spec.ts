/** specification.md NAV-4: results of the search, their display and their announcements. */
import { INSTALLATION } from '../support/addresses.ts';
import { expectNoFindingsIn } from '../support/colourModes.ts';
import { documentId, hold } from '../support/faults.ts';
import { boxOf, dialogOf, INDEX, openSearch, resultsOf, searchFor } from '../support/search.ts';
import { expect, type Page, test } from '../support/test.ts';

test('NAV-4.b NAV-4.h results are grouped by page; arrows, Enter and a click choose', async ({ page }) => {
  const box = await openSearch(page);
  await searchFor(page, 'middleware');
  const results = resultsOf(page);
  const count = await results.count();
  expect(count).toBeGreaterThan(3);
  await test.step('by page, in the order of the best', async () => {
    const groups = dialogOf(page).getByRole('group');
    await expect(groups.first()).toHaveAccessibleName('Middleware');
    await expect(results.first()).toHaveAttribute('href', '/docs/request-handling/middleware');
    const pages = await groups.evaluateAll((all) =>
      all.map((group) => [
        ...new Set(
          [...group.querySelectorAll('[role="option"]')].map(
            (option) => option.getAttribute('href')?.split('#')[0],
          ),
        ),
      ]),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const own of pages) expect(own).toHaveLength(1);
    expect(new Set(pages.flat()).size, 'a page is in one place').toBe(pages.length);
    await expect(dialogOf(page).getByRole('status')).toHaveText(`${count} results on ${pages.length} pages`);
    await expect(results.last()).toHaveAttribute('aria-posinset', String(count));
    await expect(results.last()).toHaveAttribute('aria-setsize', String(count));
  });
  const expectActive = async (at: number) => {
    await expect(results.and(page.locator('[aria-selected="true"]'))).toHaveCount(1);
    await expect(results.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await results.nth(at).getAttribute('id')) ?? '',
    );
    await expect(results.nth(at)).toBeInViewport();
    await expect(box).toBeFocused();
  };
  const started = await documentId(page);
  await test.step('by keys', async () => {
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    const selection = () =>
      box.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    await page.keyboard.press('Home');
    expect(await selection()).toEqual([0, 0]);
    await page.keyboard.press('Shift+End');
    expect(await selection()).toEqual([0, 'middleware'.length]);
    await expectActive(1);
    const target = (await results.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(target);
  });
  await test.step('a section, by a click', async () => {
    await page.keyboard.press('/');
    await searchFor(page, 'websockets server-sent events');
    await results.first().click();
    await expect(page).toHaveURL('/docs/advanced/websockets#server-sent-events');
    await expect(page.getByRole('heading', { name: 'Server-sent events' })).toBeInViewport();
    expect(await documentId(page), 'no reload').toBe(started);
  });
});

test('NAV-4.b a screen reader announces the box, the count, and the chosen result', async ({ page }) => {
  await openSearch(page);
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search the docs and the blog" [expanded]
      - button "Close search"
      - listbox "Suggestions":
        - group "Start here":
          - option "Install"
  `);
  await searchFor(page, 'cors with both');
  await expect(dialogOf(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search the docs and the blog" [expanded]: cors with both
      - button "Close search"
      - status: /\\d+ results on \\d+ pages/
      - listbox "Results":
        - 'group "BurgerAPI 0.5.0: Types, OPTIONS and Hooks"':
          - option /^CORS with both in BurgerAPI 0\\.5\\.0.+/ [selected]
  `);
});

/** At a phone's width the search fills the screen, and its targets are large. */
const expectLarge = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await searchFor(page, 'setDir import.meta.dir apiDir');
  // The place of a scroll bar is not the dialog's: content there could not be seen.
  const seen = await page.evaluate(() => document.body.clientWidth);
  expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: seen, height: 700 });
  const targets = await dialogOf(page)
    .locator('button, input, [role="option"]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(targets.length).toBeGreaterThan(2);
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  const overflow = await dialogOf(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].some((each) => each.scrollWidth > innerWidth),
  );
  expect(overflow).toBe(false);
};

/** Nothing is chosen, and Enter does nothing. */
const expectNoChoice = async (page: Page) => {
  const address = page.url();
  await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(resultsOf(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeFocused();
  expect(page.url()).toBe(address);
};

test('NAV-4.b NAV-4.j where nothing is found, starts or a better word are offered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('search.recent', '["wildcard","cors"]'));
  await openSearch(page);
  // `openStates.spec.ts` has the other states.
  await expectNoFindingsIn(page, 'where to begin', 'dialog[open]');
  await test.step('nothing near', async () => {
    // Two letters make "string" of the second one.
    for (const query of ['kangaroo', 'shrine', 'qqqqqqqq']) {
      await searchFor(page, query);
      await expect(dialogOf(page).getByRole('status')).toHaveText(`No results for "${query}".`);
      await expect(dialogOf(page).getByRole('group')).toHaveCount(1);
      await expect(dialogOf(page).getByRole('group', { name: 'Start here' })).toBeVisible();
      await expectNoChoice(page);
    }
    // Signs alone find nothing, and nothing breaks.
    await searchFor(page, '???');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results for "???".');
    await searchFor(page, `${'<script>alert(1)</script> '.repeat(50)}cors`);
    await expect(resultsOf(page).first()).toBeVisible();
  });
  await test.step('a word that may have been meant', async () => {
    await searchFor(page, 'depployymenntt');
    await expectNoChoice(page);
    const words = dialogOf(page).getByRole('group', { name: 'Did you mean' }).getByRole('option');
    await expect(words).toHaveText(['deployment']);
    await page.keyboard.press('ArrowDown');
    await expect(words).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toHaveValue('deployment');
    await expect(boxOf(page)).toBeFocused();
    await expect(resultsOf(page).first()).toHaveAttribute('href', '/docs/deployment/overview');
  });
  await test.step('an unknown word beside a known one: results without it', async () => {
    await searchFor(page, 'kangaroo nginx');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No results for "kangaroo nginx".');
    await expectNoChoice(page);
    const parts = dialogOf(page).getByRole('group', { name: 'Without "kangaroo"' }).getByRole('option');
    await expect(parts.first()).toHaveAttribute('href', /^\/docs\/deployment\/overview/);
    await page.keyboard.press('ArrowUp');
    await expect(resultsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('at 320 px', () => expectLarge(page));
});

/** Query, and the address of the first result. */
const EXPECTED = [
  ['when the body is skipped', '/docs/request-handling/validation#when-the-body-is-skipped'],
  ['cors with both', '/blog/burger-api-v0.5.0-release#cors-with-both'],
  ['proxy_buffering off lets server-sent events through at once', '/docs/deployment/overview#reverse-proxy'],
  ['Bun.escapeHTML', '/docs/routing/pages/dynamic-pages'],
  ['tutorial world hello', '/docs/tutorials/hello-world'],
  ['wildc', '/docs/routing/api/wildcard-routes'],
  ['midlewear', '/docs/request-handling/middleware'],
  ['maxRequestBodySize', '/docs/reference/application'],
  [
    'Cannot mix wildcard and dynamic route folders in the same directory',
    '/docs/reference/errors#cannot-mix',
  ],
] as const;

test('NAV-4.b NAV-4.d NAV-4.e headings, text and code are found, mistyped too', async ({ page }) => {
  await test.step('Enter before the answer is there opens the first result as soon as it is', async () => {
    const index = await hold(page.context(), INDEX);
    await openSearch(page);
    await index.arrived;
    await page.keyboard.type('installation');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await index.release();
    await expect(page).toHaveURL(INSTALLATION);
    await expect(dialogOf(page)).toBeHidden();
  });
  await page.keyboard.press('/');
  // The results change with every letter, without an added delay.
  for (const letters of ['w', 'wi', 'wil', 'wildc']) {
    await boxOf(page).fill(letters);
    await expect(resultsOf(page).first()).toBeVisible();
  }
  await expect(resultsOf(page).first()).toContainText('Wildcard');
  for (const [query, wanted] of EXPECTED) {
    await searchFor(page, query);
    const first = resultsOf(page).first();
    const address = wanted.includes('#') ? wanted : new RegExp(`^${wanted}(?:#|$)`);
    await expect(first, query).toHaveAttribute('href', address);
    await expect(first.locator('mark').first(), query).toBeVisible();
  }
});
