/** specification.md NAV: common parts of every page, and access to them. */
import { BLOG, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { hrefOf, one, property, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { recordShifts, shiftsOf } from '../support/layout.ts';
import { open } from '../support/pageParts.ts';
import { DOC, DOC_WITH_CODE, POST, sectionsOf, TAG, TEMPLATES } from '../support/pages.ts';
import {
  appReady,
  atRest,
  expect,
  fileTest,
  noScriptsTest,
  type Page,
  STATUS_404,
  test,
} from '../support/test.ts';
import { WIDTHS } from '../support/widths.ts';

const navbarOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

// The order that is seen is that of the keyboard: `access.spec.ts`.
fileTest('NAV-2.a NAV-2.b the navbar has its items in order and marks the current section', () => {
  for (const [route, current] of [
    ['/', []],
    [MAIN_DOC, ['Docs']],
    [TUTORIALS, ['Docs']],
    [BLOG, ['Blog']],
    [TAG, ['Blog']],
  ] as const) {
    const navbar = one('header nav[aria-label="Main"]', treeOf(route));
    const list = one('ul', navbar);
    const links = selectAll(':scope > li > a', list);
    expect(links.map(textOf), route).toEqual(['Docs', 'Blog', 'GitHub']);
    expect(textsOf(':scope > li button', list).map((name) => name.split(':')[0])).toEqual([
      'Docs version',
      'Language',
    ]);
    expect(selectAll('ul ~ [data-search-button] ~ [data-color-mode-button]', navbar)).toHaveLength(1);
    expect(textsOf(':scope > li > a[aria-current]', list), route).toEqual(current);
    expect(hrefOf(one('a', navbar)), route).toBe('/');
    const github = links.at(-1);
    expect(hrefOf(github)).toBe('https://github.com/isfhan/burger-api');
    expect(property(github, 'target')).toBe('_blank');
    expect(property(github, 'rel')).toBe('noopener noreferrer');
  }
});

/** Left and right edge of the words in an element, in CSS px, rounded. */
const edges = (page: Page, selector: string) =>
  page.evaluate((query) => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(query) ?? document.body);
    const { left, right } = words.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  }, selector);

const PAGES = [
  ['doc', DOC, 'nav[aria-label="Documentation pages"] a', 'main h1', undefined],
  ['post', POST, 'nav[aria-label="Blog"] a', 'main h1', undefined],
  ['home', '/', 'main h1', 'main h1', 'main'],
  ['not-found', '/nope', 'main h1', 'main h1', 'main'],
] as const;

/** The footer begins and ends where its page does. */
async function expectFooterAligned(
  page: Page,
  [, , desktop, mobile, end]: (typeof PAGES)[number],
  width: number,
) {
  const start = await edges(page, width > 996 ? desktop : mobile);
  const footer = await edges(page, 'footer h2');
  expect(footer.left, `left at ${width} px`).toBe(start.left);
  // The frame of the page: its content box.
  const ends = await page.evaluate((frame) => {
    const inner = (element: Element | null | undefined) => {
      if (!element) return Number.NaN;
      const { right } = element.getBoundingClientRect();
      return Math.round(right - Number.parseFloat(getComputedStyle(element).paddingInlineEnd));
    };
    return [
      inner(document.querySelector(frame ?? ':has(> main)')),
      inner(document.querySelector('footer > div')),
    ];
  }, end);
  expect(ends[1], `right at ${width} px`).toBe(ends[0]);
}

/** The navbar, without controls that need scripts, ends where its page does. */
async function expectNavbarAligned(page: Page, width: number) {
  const { shown, last, frame, overflow } = await page.evaluate(() => {
    const bar = document.querySelector('header nav') as Element;
    const { right } = bar.getBoundingClientRect();
    const names = [...bar.querySelectorAll('a, button')].filter(
      (item) => item.checkVisibility({ visibilityProperty: true }) && !item.closest('ul ul'),
    );
    // Painted parts of the last one: its words and its arrow.
    const painted = [...(names.at(-1)?.querySelectorAll('svg') ?? [])].map(
      (icon) => icon.getBoundingClientRect().right,
    );
    return {
      shown: names.length,
      last: Math.round(Math.max(...painted)),
      frame: Math.round(right - Number.parseFloat(getComputedStyle(bar).paddingInlineEnd)),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
  expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  expect(shown, `${width} px`).toBe(width > 996 ? 6 : 2);
  if (width > 996) expect(last, `${width} px`).toBe(frame);
}

noScriptsTest('NAV-2.a NAV-5 navbar and footer end where their page does', async ({ page, problems }) => {
  if (process.env.AUDIT) problems.expect(STATUS_404);
  for (const each of process.env.AUDIT ? PAGES : PAGES.slice(0, 1)) {
    const [name, route] = each;
    await test.step(name, async () => {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectFooterAligned(page, each, width);
        await expectNavbarAligned(page, width);
      }
    });
  }
});

test('NAV-2.c NAV-7.b NAV-9.a NAV-9.b C-5 columns begin at 997 px and at 1201 px', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 700 });
  await open(page, DOC_WITH_CODE);
  const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
  const menu = page.getByRole('button', { name: 'Open navigation menu' });
  const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
  const folded = page.getByText('On this page', { exact: true }).locator('visible=true');
  for (const width of [997, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(sidebar).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(outline).toHaveCount(0);
    await expect(folded).toBeVisible();
    // The article has all the room that the sidebar leaves.
    const { end, free } = await page.locator('main').evaluate((main) => {
      const { right } = main.getBoundingClientRect();
      const frame = main.parentElement as Element;
      const gutter = Number.parseFloat(getComputedStyle(frame).paddingInlineEnd);
      return { end: main.clientWidth, free: frame.getBoundingClientRect().right - gutter - right };
    });
    expect(Math.min(768 - end, free), `px beside the article at ${width} px`).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 1201, height: 700 });
  const listed = page.locator('main :is(h2, h3)');
  const headings = await listed.evaluateAll((list) => list.map((heading) => `#${heading.id}`));
  const links = outline.getByRole('link');
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(headings);
  const third = listed.nth(2);
  await third.evaluate((heading) => heading.scrollIntoView());
  await expect(outline.locator('[aria-current]')).toHaveAttribute(
    'href',
    `#${await third.getAttribute('id')}`,
  );

  await page.setViewportSize({ width: 996, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const link = page.getByRole('link', { name: sectionsOf(DOC_WITH_CODE)[0]?.name ?? '', exact: true });
  await expect(link).toBeHidden();
  await folded.click();
  await expect(link).toBeVisible();
  await expect(menu).toBeVisible();
  const controls = navbarOf(page).locator('a:visible, button:visible');
  await expect(controls).toHaveCount(4);
  for (const [at, name] of [/^Open navigation menu$/, /BurgerAPI/, /^Search$/, /^Colour mode/].entries())
    await expect(controls.nth(at)).toHaveAccessibleName(name);
  await menu.click();
  const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
  await dialog.getByRole('button', { name: 'Back to main menu' }).click();
  for (const name of ['Docs', 'Blog', 'GitHub'])
    await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Docs version/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Language/ })).toBeVisible();
});

/** Platforms, and the keys that open the search there (`searchOpening.spec.ts`). */
const PLATFORMS = [
  ['MacIntel', ['/', '⌘K']],
  ['Linux x86_64', ['/', 'Ctrl K']],
  ['iPhone', ['/', '⌘K']],
  ['Win32', ['/', 'Ctrl K']],
] as const;

for (const [platform, keys] of process.env.AUDIT ? PLATFORMS : PLATFORMS.slice(0, 1)) {
  test(`the search button shows the keys of ${platform} from the first frame on`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => name });
    }, platform);
    await recordShifts(page);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });
    const shown = () => button.locator('kbd').locator('visible=true').allTextContents();
    expect(await shown()).toEqual(keys);
    const before = await button.boundingBox();
    await scripts.release();
    await appReady(page);
    expect(await shown()).toEqual(keys);
    expect(await button.boundingBox()).toEqual(before);
    await expect(button).toHaveAccessibleName('Search');
    await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

  test('nothing shifts while the application starts, with the footer in view or not', async ({ page }) => {
    await recordShifts(page);
    // The test of the not-found page has shifts of its own (`errors.spec.ts`).
    const pages = TEMPLATES.filter(({ name }) => name !== 'not-found');
    for (const { name, route } of pages.filter((each) => process.env.AUDIT || each.name === 'authors')) {
      await test.step(name, async () => {
        const scripts = await hold(page, START_SCRIPTS);
        await page.goto(route);
        await atRest(page);
        await scripts.release();
        await appReady(page);
        await atRest(page);
        // A letter that is drawn anew can count as 0.00001.
        expect(await shiftsOf(page)).toBeLessThan(0.001);
      });
    }
  });
});
