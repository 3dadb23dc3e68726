/** Guides on paper: the tests of `access.spec.ts` on every article, and its number of sheets. */
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import { open } from '../support/pageParts.ts';
import { LONG_TUTORIAL } from '../support/pages.ts';
import { allBrought, expect, test } from '../support/test.ts';

/** Most sheets of A4 that a guide may take, to be worth printing for reading away from the screen. */
const MAX_PAGES = 15;

/** The longest guides, as many as make the test sure of the others; the longest alone with every change. */
const GUIDES = readRoutes()
  .filter((route) => /^\/docs\/(?:core|routing|request-handling|api|deployment)\//.test(route))
  .toSorted((a, b) => readBuilt(fileOfRoute(b)).length - readBuilt(fileOfRoute(a)).length)
  .slice(0, process.env.AUDIT ? 4 : 1);

test('a guide prints on at most 15 pages with its recordings', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of GUIDES) {
    await page.goto(route);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, route).toBeGreaterThan(2);
    expect(pages, route).toBeLessThanOrEqual(MAX_PAGES);
    const seen = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
    expect(await seen('main :is(button, nav, input), header nav, footer'), route).toBe(0);
    // An invisible element below the article takes a sheet after a full one.
    expect(await seen('body > :not(:has(main))'), route).toBe(0);
    // Folded parts of recorded responses are printed.
    const folded = page.locator('main .shiki > details');
    for (const fold of await folded.all())
      expect(
        await fold.evaluate(
          (details) => details.getBoundingClientRect().height / details.querySelectorAll('.line').length,
        ),
        `${route}: pixels for each folded line`,
      ).toBeGreaterThan(8);
    // Headings and captions are on the same sheet as the block that follows.
    for (const name of await page
      .locator('main :is(h2, h3, h4, figcaption, [role="tabpanel"] > p:first-child)')
      .all())
      await expect(name).toHaveCSS('break-after', 'avoid');
    // The files of a program are on as many sheets as they need: together they would leave the sheet before them empty.
    const files = page.locator('main [role="tabpanel"] > figure');
    expect(await files.count(), route).toBeGreaterThan(1);
    for (const file of await files.all()) await expect(file).toHaveCSS('break-after', 'auto');
  }
});

test('on paper a long program begins where there is room, and no fold has an arrow', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, LONG_TUTORIAL);
  await allBrought(page);
  const long = page.locator('main figure:has(> .shiki > details)');
  expect(await long.count()).toBeGreaterThan(1);
  for (const program of await long.all()) await expect(program).toHaveCSS('break-inside', 'auto');
  const summaries = page.locator('main summary').filter({ visible: true });
  expect(await summaries.count()).toBeGreaterThan(1);
  for (const summary of await summaries.all()) {
    await expect(summary).toHaveCSS('break-after', 'avoid');
    expect(await summary.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
  }
});
