/**
 * specification.md READ-1, NAV-7: the outline follows the reader, and its folded form up to 1200 px links to the
 * headings. `versions.spec.ts` has the outline that folds, on a page of its fixture.
 */
import { isDoc, readRoutes } from '../support/builtSite.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { hrefOf, one, property, selectAll, textOf, treeOf } from '../support/html.ts';
import { currentEntry, expectFollowed, outline } from '../support/outline.ts';
import { open, startIn } from '../support/pageParts.ts';
import { DOC, outlineOf, sectionsOf } from '../support/pages.ts';
import { appReady, expect, fileTest, type Page, atRest as settled, test } from '../support/test.ts';
import { BAR_WIDTHS } from '../support/widths.ts';

/** Outlines of the docs, the longest first: how many entries they have in all, and of level 3. */
const outlines = readRoutes()
  .filter(isDoc)
  .map((route) => ({ route, entries: outlineOf(route).length, details: outlineOf(route, 'li li').length }))
  .toSorted((a, b) => b.entries - a.entries);

/** A long list without folding, which has many sections. */
const LONG =
  outlines.find(({ entries, details }) => details > 5 && details <= 20 && entries - details > 8)?.route ?? '';
const SHORT = DOC;
const [SECTION = { name: '', id: '' }] = sectionsOf(SHORT).slice(-1);

fileTest('NAV-7.a each entry of an outline has the words of its heading', { tag: '@site' }, () => {
  for (const { route } of outlines) {
    const tree = treeOf(route);
    for (const link of selectAll('nav[aria-label="On this page"] li a', tree)) {
      const heading = one(`[id="${hrefOf(link).slice(1)}"]`, tree);
      expect(textOf(link), route).toBe(property(heading, 'ariaLabel'));
    }
  }
});

test('READ-1.a the current entry is in its window at every heading, down and up, at every desktop width', ({
  page,
}) => expectFollowed(page, LONG));

test('READ-1.a the current entry stays in its window for wheel, click, and a lower window', {
  tag: '@audit',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await open(page, LONG);
  await page.mouse.move(600, 300);
  // Down until the navbar is hidden, up until it is back: in the middle of both movements, too.
  for (const step of [...Array(12).fill(900), ...Array(6).fill(-900)]) {
    await page.mouse.wheel(0, step);
    for (const wait of [() => page.evaluate(() => new Promise(requestAnimationFrame)), () => settled(page)]) {
      await wait();
      expect((await page.evaluate(currentEntry))?.seen ?? true, `after ${step}`).toBe(true);
    }
  }
  expect(await page.evaluate(currentEntry)).toBeDefined();
  const links = outline(page).getByRole('link');
  for (const at of [12, 19, 3]) {
    const link = links.nth(at);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await settled(page);
    expect(await page.evaluate(currentEntry), `entry ${at}`).toMatchObject({ seen: true });
  }
  await links.nth(18).click();
  for (const height of [420, 900, 420]) {
    await page.setViewportSize({ width: 1366, height });
    await settled(page);
    expect(await page.evaluate(currentEntry), `${height} px high`).toMatchObject({ seen: true });
  }
});

/** Painting beside the words at both edges of the list, at a scroll position: shaded or not. */
async function edgesAt(page: Page, top: number) {
  const list = outline(page).locator('> ul');
  await list.evaluate((element, to) => element.scrollTo({ top: to }), top);
  const box = await list.boundingBox();
  if (!box) throw new Error('The outline has no list.');
  const painted = (y: number) =>
    page.screenshot({ clip: { x: box.x + box.width - 5, y: Math.round(y), width: 4, height: 8 } });
  const middle = await painted(box.y + box.height / 2);
  return {
    top: !(await painted(box.y + 2)).equals(middle),
    bottom: !(await painted(box.y + box.height - 10)).equals(middle),
  };
}

for (const mode of process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const)) {
  test(`READ-1.a READ-1.b READ-1.c the list stays where it is scrolled, shaded, ${mode}`, async ({
    page,
  }) => {
    await startIn(page, mode);
    await page.setViewportSize({ width: 1366, height: 480 });
    await open(page, LONG);
    const details = outline(page).locator('li li');
    expect(await details.count()).toBeGreaterThan(10);
    expect(await details.locator('visible=true').count()).toBe(await details.count());

    const list = outline(page).locator('> ul');
    await test.step('shades', async () => {
      // So far that the navbar is hidden and the list ends with the window.
      await page
        .locator('main h2')
        .nth(2)
        .evaluate((heading) => heading.scrollIntoView());
      await settled(page);
      expect(
        await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeGreaterThan(200);
      expect(await edgesAt(page, 0)).toEqual({ top: false, bottom: true });
      expect(await edgesAt(page, 100)).toEqual({ top: true, bottom: true });
      expect(await edgesAt(page, 10_000)).toEqual({ top: true, bottom: false });
      await expect(list).toHaveCSS('mask-image', 'none');
    });

    await test.step('scrolling', async () => {
      await page
        .locator('main h2')
        .nth(8)
        .evaluate((heading) => heading.scrollIntoView());
      // The footer pushes the list up here, and the driver scrolls the page before it points at the list.
      await list.hover();
      await settled(page);
      expect(await page.evaluate(currentEntry)).toMatchObject({ seen: true });
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -3000);
      await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      // At the end of the list the page does not scroll on, which would bring the entry back.
      await page.mouse.wheel(0, -3000);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    });
  });
}

test('READ-1.a at the end of a page the focus in the outline stays below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, LONG);
  // Back from the footer, which pushes the outline up.
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const focused = outline(page).locator(':focus');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveCount(1);
  const covered: string[] = [];
  while ((await focused.count()) > 0) {
    await settled(page);
    const hidden = await focused.evaluate((link) => {
      const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().top < navbar ? link.textContent : null;
    });
    if (hidden !== null) covered.push(hidden);
    await page.keyboard.press('Shift+Tab');
  }
  expect(covered).toEqual([]);
});

const folded = (page: Page) => page.locator('main details').filter({ hasText: 'On this page' }).first();

for (const start of process.env.AUDIT ? (['after', 'before'] as const) : (['after'] as const)) {
  test(`NAV-7.d ${start} the application runs a choice closes the list and focuses the heading`, async ({
    page,
    context,
  }) => {
    if (start === 'before') await hold(page, START_SCRIPTS);
    await page.goto(SHORT);
    if (start === 'after') await appReady(page);
    const summary = folded(page).locator('summary');
    const link = folded(page).getByRole('link', { name: SECTION.name, exact: true });
    const heading = page.getByRole('heading', { name: SECTION.name, exact: true });
    for (const width of process.env.AUDIT ? BAR_WIDTHS : [320, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      // By keyboard, and by a reader who does not wait until the list has opened.
      await summary.press('Enter');
      await link.press('Enter');
      await expect(folded(page)).not.toHaveAttribute('open');
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(`${SHORT}#${SECTION.id}`);
      await settled(page);
      await expect(folded(page)).not.toHaveAttribute('open');
      const below = await heading.evaluate((element) => {
        const navbar = document.querySelector('header')?.getBoundingClientRect();
        return element.getBoundingClientRect().top - (navbar?.bottom ?? 0);
      });
      expect(below, `px below the navbar at ${width} px`).toBeGreaterThanOrEqual(0);
      await expect(heading).toBeInViewport();
      // The next Tab stop is in the section being read.
      await page.keyboard.press('Tab');
      expect(
        await heading.evaluate(
          (element) =>
            element.compareDocumentPosition(document.activeElement as Element) &
            (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
        ),
      ).toBeGreaterThan(0);
      // It opens and closes again, by pointer too.
      await summary.click();
      await expect(link).toBeVisible();
      await link.click();
      await expect(folded(page)).not.toHaveAttribute('open');
      await expect(heading).toBeFocused();
    }
    await summary.click();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(folded(page)).toHaveAttribute('open');
    await expect(page).toHaveURL(`${SHORT}#${SECTION.id}`);
  });
}
