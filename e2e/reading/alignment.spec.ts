/** Neighbours beside and below each other: on one line, in one piece, at a distance. */
import { BLOG } from '../support/addresses.ts';
import { GALLERY, test as galleryTest } from '../support/gallery.ts';
import { openSearch, resultsOf } from '../support/search.ts';
import { expect, type Locator, test } from '../support/test.ts';

/** Where the first line of an element's words lies, in CSS px of the window. */
const firstLine = (element: Locator) =>
  element.evaluate((node) => {
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let text = words.nextNode();
    while (text && !text.textContent?.trim()) text = words.nextNode();
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const { left, bottom } = range.getClientRects()[0] ?? { left: Number.NaN, bottom: Number.NaN };
    return { left, bottom };
  });

test('date, title and facts of a post in a list are on one line; its tags have equal gaps', {
  tag: '@audit',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BLOG);
  const row = page.getByRole('main').getByRole('article').getByRole('article').last();
  const date = await firstLine(row.locator('time').first());
  const facts = await firstLine(row.getByText(/min read$/).first());
  expect(Math.abs(date.bottom - facts.bottom)).toBeLessThan(1);
  await page.setViewportSize({ width: 320, height: 900 });
  const gaps = await row.getByRole('list').evaluate((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    return boxes.slice(1).map((box, at) => {
      const before = boxes[at] ?? box;
      return box.top < before.bottom ? box.left - before.right : box.top - before.bottom;
    });
  });
  expect(gaps.length).toBeGreaterThan(1);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? Number.NaN, 0);
});

galleryTest('on a phone a status is in one piece, and programs are at a distance', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of [GALLERY.samples, GALLERY.steps]) {
    await page.goto(route);
    const pieces = await page
      .locator('main [data-status]')
      .evaluateAll((all) => all.map((mark) => mark.getClientRects().length));
    expect(pieces.length).toBeGreaterThan(0);
    expect(new Set(pieces)).toEqual(new Set([1]));
  }
  const programs = page.locator('main .Program');
  const distances = await programs.evaluateAll((all) =>
    all.map((program) => {
      const next = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
      next.currentNode = program.lastElementChild ?? program;
      const below = program.getBoundingClientRect().bottom;
      for (let node = next.nextNode(); node; node = next.nextNode()) {
        const { top, height } = (node as Element).getBoundingClientRect();
        if (height > 0 && !program.contains(node)) return top - below;
      }
      return 0;
    }),
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(12);
  await page.emulateMedia({ media: 'print' });
  await expect(programs.getByRole('button').locator('visible=true')).toHaveCount(0);
});

test('before anything is searched for, all places to start from begin at one edge', {
  tag: '@audit',
}, async ({ page }) => {
  await openSearch(page);
  const options = await resultsOf(page).all();
  const edges = await Promise.all(options.map(async (option) => (await firstLine(option)).left));
  expect(edges.length).toBeGreaterThan(2);
  for (const edge of edges) expect(Math.abs(edge - (edges[0] ?? Number.NaN))).toBeLessThan(1);
});
