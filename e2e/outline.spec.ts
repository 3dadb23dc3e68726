/**
 * specification.md READ-1, NAV-7: the outline follows the reader, and its folded twin of the mobile layout leads to a
 * heading.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hold, START_SCRIPTS } from './support/faults.ts';
import { SITE_LIMIT, type Site, siteFixture } from './support/fixtures.ts';
import { DOC, outlineOf, sectionsOf } from './support/pages.ts';
import { isDoc, readRoutes } from './support/site.ts';
import { appReady, expect, type Page, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

/** Outlines of the docs, the longest first: how many entries they have in all, and of level 3. */
const outlines = readRoutes()
  .filter(isDoc)
  .map((route) => ({
    route,
    entries: outlineOf(route).length,
    details: outlineOf(route, 'li li').length,
  }))
  .toSorted((a, b) => b.entries - a.entries);

/** A long list without folding, which has many sections. */
const LONG =
  outlines.find(({ entries, details }) => details > 5 && details <= 20 && entries - details > 8)?.route ?? '';
const SHORT = DOC;
const [SECTION = { name: '', id: '' }] = sectionsOf(SHORT).slice(-1);

const DESKTOP = WIDTHS.filter((width) => width > 996);

const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

/** Waits until what a scroll has set off is on the screen. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let count = 0; count < 3; count += 1) await frame();
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
    await frame();
  });

interface Entry {
  name: string;
  /** True when the whole entry is in the window of the list, in the window of the browser, and not below the navbar. */
  seen: boolean;
}

/** The current entry of the outline; undefined before the first heading. Runs in the page. */
function currentEntry(): Entry | undefined {
  const entry = document.querySelector('nav[aria-label="On this page"] [aria-current]');
  const list = entry?.closest('nav > ul')?.getBoundingClientRect();
  const navbar = document.querySelector('header')?.getBoundingClientRect();
  if (!entry || !list || !navbar) return undefined;
  const { top, bottom } = entry.getBoundingClientRect();
  const seen = top >= Math.max(list.top, navbar.bottom) && bottom <= Math.min(list.bottom, innerHeight);
  return { name: entry.textContent ?? '', seen };
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await appReady(page);
}

/**
 * Brings heading after heading to the top of the window, down and up.
 *
 * @param every only each so many headings, and the last.
 * @returns the headings at which the current entry was not seen or the page had moved by itself, and how many entries
 * were current.
 */
const walk = (page: Page, every: number) =>
  page.evaluate(
    async ({ step, look }) => {
      const current = new Function(`return (${look})()`) as () => Entry | undefined;
      const headings = [...document.querySelectorAll('main :is(h2, h3)')].filter(
        (_, at, all) => at % step === 0 || at === all.length - 1,
      );
      const lost: string[] = [];
      const names = new Set<string>();
      for (const heading of [...headings, ...headings.toReversed()]) {
        heading.scrollIntoView({ behavior: 'instant' });
        const to = scrollY;
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        const entry = current();
        if (!entry?.seen || scrollY !== to) lost.push(`${heading.id}: ${entry?.name}`);
        else names.add(entry.name);
      }
      return { lost, current: names.size, headings: headings.length };
    },
    { step: every, look: String(currentEntry) },
  );

/** Walks through a page at every desktop width: the current entry is always seen. */
async function expectFollowed(page: Page, route: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, route);
  const full = await walk(page, 1);
  expect(full.lost).toEqual([]);
  expect(full.headings).toBeGreaterThan(20);
  // At its end the page cannot bring the last headings to the top.
  expect(full.current).toBeGreaterThan(full.headings - 6);
  for (const width of DESKTOP) {
    await page.setViewportSize({ width, height: 600 });
    const few = await walk(page, 7);
    expect(few.lost, `${width} px`).toEqual([]);
    expect(few.current, `${width} px`).toBeGreaterThan(3);
  }
}

test('READ-1.a the current entry is in its window at every heading, down and up, at every desktop width', ({
  page,
}) => expectFollowed(page, LONG));

test('READ-1.a the current entry stays in its window for the wheel, a click on an entry, and a lower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await open(page, LONG);
  await page.mouse.move(600, 300);
  // Down until the navbar is gone, up until it is back: in the middle of both movements, too.
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

test('READ-1.a a reader who scrolls the list is left alone, and the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 480 });
  await open(page, LONG);
  await page
    .locator('main h2')
    .nth(8)
    .evaluate((heading) => heading.scrollIntoView());
  await settled(page);
  expect(await page.evaluate(currentEntry)).toMatchObject({ seen: true });
  const list = outline(page).locator('> ul');
  const before = await page.evaluate(() => scrollY);
  await list.hover();
  await page.mouse.wheel(0, -3000);
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // At the end of the list the page does not scroll on, which would bring the entry back.
  await page.mouse.wheel(0, -3000);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('READ-1.b where entries are hidden the edge of the list is shaded, below the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 480 });
  for (const mode of ['dark', 'light']) {
    await page.addInitScript((choice) => localStorage.setItem('rspress-theme-appearance', choice), mode);
    await open(page, LONG);
    // So far that the navbar is gone and the list ends with the window.
    await page
      .locator('main h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    await settled(page);
    const list = outline(page).locator('> ul');
    const box = await list.boundingBox();
    if (!box) throw new Error('The outline has no list.');
    /** What is painted beside the words, at a distance from an edge of the list. */
    const painted = (y: number) =>
      page.screenshot({ clip: { x: box.x + box.width - 5, y: Math.round(y), width: 4, height: 8 } });
    const middle = await painted(box.y + box.height / 2);
    const edges = async () => ({
      top: !(await painted(box.y + 2)).equals(middle),
      bottom: !(await painted(box.y + box.height - 10)).equals(middle),
    });
    const scrollList = (top: number) => list.evaluate((element, to) => element.scrollTo({ top: to }), top);
    expect(
      await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(200);
    await scrollList(0);
    expect(await edges(), mode).toEqual({ top: false, bottom: true });
    await scrollList(100);
    expect(await edges(), mode).toEqual({ top: true, bottom: true });
    await scrollList(10_000);
    expect(await edges(), mode).toEqual({ top: true, bottom: false });
    await expect(list).toHaveCSS('mask-image', 'none');
  }
});

test('READ-1.c up to 20 entries of level 3 are all shown', async ({ page }) => {
  await page.goto(LONG);
  const details = outline(page).locator('li li');
  expect(await details.count()).toBeGreaterThan(10);
  expect(await details.locator('visible=true').count()).toBe(await details.count());
});

/** A page with more than 20 entries of level 3, which no page of this site needs. */
const FOLDING = '/docs/core/long';

function addLongPage(dir: string): void {
  const words = 'A page that has much to say says it below many headings. '.repeat(12);
  const parts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].flatMap((part) => [
    `## ${part}\n\n${words}`,
    ...['first', 'second', 'third', 'fourth'].map((name) => `### ${part}, ${name}\n\n${words}`),
  ]);
  const matter = `---\ntitle: Long\ndescription: A page with more headings of level 3 than its outline shows at once.\nunlisted: true\n---`;
  fs.writeFileSync(
    path.join(dir, 'docs/docs/core/long.mdx'),
    `${matter}\n\n# Long\n\n${words}\n\n${parts.join('\n\n')}\n\n${words.repeat(8)}\n`,
  );
}

const folding = test.extend<object, { site: Site }>(siteFixture('versions', 'built', addLongPage));

folding.describe('a page with more than 20 entries of level 3', () => {
  folding.describe.configure({ mode: 'default', timeout: SITE_LIMIT });

  folding('READ-1.a the current entry is in its window at every heading of it', ({ page }) =>
    expectFollowed(page, FOLDING),
  );

  folding(
    'READ-1.c more than 20 entries of level 3 are folded but for those of the section being read',
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, FOLDING);
      const sections = outline(page).locator('> ul > li');
      const details = outline(page).locator('li li');
      expect(await details.count()).toBeGreaterThan(20);
      await expect(details.locator('visible=true')).toHaveCount(0);
      const withDetails = await sections.evaluateAll((items) =>
        items.flatMap((item) =>
          item.querySelector('ul') ? [(item.querySelector('a')?.getAttribute('href') ?? '').slice(1)] : [],
        ),
      );
      expect(withDetails.length).toBeGreaterThan(2);
      for (const id of withDetails) {
        await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
        const section = sections.filter({ has: page.locator(`> a[href="#${id}"]`) });
        await expect(section.locator('li').first()).toBeVisible();
        expect(await details.locator('visible=true').count(), id).toBe(await section.locator('li').count());
      }
      // An entry that has the focus stays, whatever is being read.
      const last = withDetails.at(-1);
      const entry = sections
        .filter({ has: page.locator(`> a[href="#${last}"]`) })
        .locator('li a')
        .first();
      await entry.focus();
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
      await expect(entry).toBeFocused();
      await expect(entry).toBeVisible();
    },
  );

  folding.describe('without scripts', () => {
    folding.use({ javaScriptEnabled: false });

    folding('READ-1.c ST-9 every entry is shown, as nothing says what is being read', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(FOLDING);
      const details = outline(page).locator('li li');
      expect(await details.count()).toBeGreaterThan(20);
      expect(await details.locator('visible=true').count()).toBe(await details.count());
    });
  });
});

test.describe('folded', () => {
  const folded = (page: Page) => page.locator('main details').filter({ hasText: 'On this page' }).first();

  for (const start of ['before', 'after'] as const) {
    test(`NAV-7.d ${start} the application runs a choice closes the list and takes the focus to the heading, at every mobile width`, async ({
      page,
    }) => {
      if (start === 'before') await hold(page, START_SCRIPTS);
      await page.goto(SHORT);
      if (start === 'after') await appReady(page);
      const summary = folded(page).locator('summary');
      const link = folded(page).getByRole('link', { name: SECTION.name, exact: true });
      const heading = page.getByRole('heading', { name: SECTION.name, exact: true });
      for (const width of WIDTHS.filter((each) => each <= 996)) {
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
        // The next stop is in what is being read.
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
    });
  }

  test('NAV-7.d a choice for another tab leaves the list open', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(SHORT);
    await folded(page).locator('summary').click();
    const opened = context.waitForEvent('page');
    await folded(page)
      .getByRole('link', { name: SECTION.name, exact: true })
      .click({ modifiers: ['Control'] });
    await opened;
    await expect(folded(page)).toHaveAttribute('open');
    await expect(page).toHaveURL(SHORT);
  });
});
