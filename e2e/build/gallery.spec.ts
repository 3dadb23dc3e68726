/** The gallery: every component that pages may use, with its code, found good by axe (specification.md RSP-3). */
import fs from 'node:fs';
import path from 'node:path';
import { PAGE_COMPONENTS } from '../../model/components.ts';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { expectNoFindings } from '../support/axe.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { GALLERY, test } from '../support/gallery.ts';
import { appReady, expect, fileTest, type Page } from '../support/test.ts';

const PAGES = path.join(PROJECT_ROOT, 'e2e/fixtures/components/docs');
const DRAWINGS = path.join(PROJECT_ROOT, 'drawings');

/** Source text of the previews of all pages. */
const previews = listFiles('.mdx', PAGES)
  .flatMap((file) => [...readBuilt(file, PAGES).matchAll(/^(`{4,})mdx preview\n(.*?)\n\1$/gms)])
  .map(([, , mdx]) => mdx)
  .join('\n');

/** Drawings that pages may use: those that are no part of another drawing. */
function drawings(): string[] {
  const files = fs.readdirSync(DRAWINGS).filter((file) => /^\w+\.tsx$/.test(file));
  const sources = files.map((file) => readBuilt(file, DRAWINGS)).join('\n');
  return files.filter((file) => !sources.includes(`'./${file}'`)).map((file) => path.basename(file, '.tsx'));
}

fileTest('every component that pages may use, and every drawing, is in the gallery', () => {
  const names = [...PAGE_COMPONENTS, ...drawings()];
  expect(names.length).toBeGreaterThan(PAGE_COMPONENTS.length);
  const missing = names.filter((name) => !new RegExp(`<${name}\\b`).test(previews));
  expect(missing, 'write each into a preview on a page of e2e/fixtures/components/docs').toEqual([]);
});

test('a component is shown as on a page, and its code by a press', async ({ page }) => {
  await page.goto(GALLERY.callouts);
  await appReady(page);
  const tip = page.locator('.rp-preview', { has: page.getByRole('note', { name: 'Tip', exact: true }) });
  const code = tip.locator('[data-code-block]');
  await expect(tip.getByRole('note')).toBeVisible();
  await expect(code).toBeHidden();
  await tip.getByRole('button', { name: 'Collapse Code' }).click();
  await expect(code).toContainText(':::tip');
  await expect(code).toBeVisible();
  const tones = page
    .locator('main [role="note"]')
    .evaluateAll((notes) => notes.map((note) => note.dataset.tone));
  expect(new Set(await tones)).toEqual(new Set(['tip', 'note', 'warning', 'danger']));
  await expect(page.locator('main details > summary', { hasText: 'What is in the sauce' })).toBeVisible();
});

/** A phone and a desktop, each in one colour mode, and the same the other way round. */
const CELLS = [
  { mode: 'dark', width: 390 },
  { mode: 'light', width: 1440 },
  { mode: 'light', width: 390 },
  { mode: 'dark', width: 1440 },
] as const;

/** Everything that is folded on a page is unfolded. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

for (const [at, [name, route]] of Object.entries(GALLERY).entries()) {
  test(`axe finds nothing in the gallery's ${name}, all unfolded, in both colour modes`, async ({ page }) => {
    await page.goto(route);
    await appReady(page);
    await unfold(page);
    // Every other page is fully tested on a phone, the others on a desktop; the audit tests all at both.
    const cells = at % 2 === 0 ? CELLS.slice(0, 2) : CELLS.slice(0, 2).reverse();
    for (const [turn, { mode, width }] of (process.env.AUDIT ? CELLS : cells).entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((choice) => window.boot.setColorMode(choice), mode);
      await expect(page.locator('html')).toHaveClass(mode === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      const rules = turn === 0 || process.env.AUDIT ? 'all' : 'colours';
      await expectNoFindings(page, `${mode} at ${width} px`, undefined, rules);
    }
  });
}
