/** specification.md NAV: what is on every page, and how it is reached. */
import { expectFooter } from './support/chrome.ts';
import { hold, START_SCRIPTS } from './support/faults.ts';
import { DOC, DOC_WITH_CODE, DOC_WITH_TABLES, POST, sectionsOf, TAG } from './support/pages.ts';
import { appReady, expect, type Page, STATUS_404, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

test('NAV-2.a NAV-2.b the navbar holds its items in order and marks the current section', async ({
  page,
}) => {
  const cases = [
    ['/', undefined],
    ['/docs/', 'Docs'],
    ['/docs/tutorials/intro', 'Docs'],
    ['/blog', 'Blog'],
    [TAG, 'Blog'],
  ] as const;
  for (const [route, current] of cases) {
    await page.goto(route);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const names = await navbar
      .locator('a:visible, button:visible')
      .evaluateAll((list) =>
        list.map((item) => item.getAttribute('aria-label') ?? (item.textContent ?? '').trim()),
      );
    expect(names[0]).toBe('BurgerAPI');
    expect(names.slice(1, 4)).toEqual(['Docs', 'Blog', 'GitHub']);
    expect(names[4]).toContain('Docs version');
    expect(names[5]).toContain('Language');
    expect(names[6]).toContain('Search');
    expect(names[7]).toContain('Colour mode');
    const marked = await navbar.locator('li > a[aria-current]:visible').allTextContents();
    expect(marked).toEqual(current ? [current] : []);
    await expect(navbar.getByRole('link', { name: 'BurgerAPI' })).toHaveAttribute('href', '/');
  }
  const github = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GitHub' });
  await expect(github).toHaveAttribute('href', 'https://github.com/isfhan/burger-api');
  await expect(github).toHaveAttribute('target', '_blank');
  await expect(github).toHaveAttribute('rel', 'noopener noreferrer');
});

test('NAV-2.c in the mobile layout the bar keeps menu, logo, search and colour mode; the rest is in the mobile sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const names = await navbar
    .locator('a:visible, button:visible')
    .evaluateAll((list) =>
      list.map((item) => item.getAttribute('aria-label') ?? (item.textContent ?? '').trim()),
    );
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('Open navigation menu');
  expect(names[1]).toBe('BurgerAPI');
  expect(names[2]).toContain('Search');
  expect(names[3]).toContain('Colour mode');
  await navbar.getByRole('button', { name: 'Open navigation menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
  for (const name of ['Docs', 'Blog', 'GitHub'])
    await expect(dialog.getByRole('link', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Docs version/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Language/ })).toBeVisible();
});

test('NAV-5 the footer is on the not-found page too', async ({ page, problems }) => {
  problems.expect(STATUS_404);
  await page.goto('/nope');
  await expectFooter(page);
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

for (const [name, route, desktopStart, mobileStart, end] of process.env.AUDIT ? PAGES : PAGES.slice(0, 1)) {
  test(`NAV-5 the footer of ${name} begins and ends where its page does, at every width`, async ({
    page,
    problems,
  }) => {
    if (name === 'not-found') problems.expect(STATUS_404);
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const start = await edges(page, width > 996 ? desktopStart : mobileStart);
      const footer = await edges(page, 'footer h2');
      expect(footer.left, `left at ${width} px`).toBe(start.left);
      // The frame of the page: what is between its paddings.
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
  });
}

test('NAV-6.a breadcrumbs lead from home through the categories to the page', async ({ page }) => {
  await page.goto('/docs/routing/api/static-routes');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Routing', 'API Routing', 'Static Routes']);
  await expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Static Routes');
});

test('NAV-7.a C-5 the outline lists headings of level 2 and 3 and marks the one being read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(DOC_WITH_CODE);
  await appReady(page);
  const headings = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((list) => list.map((heading) => `#${heading.id}`));
  const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
  const links = outline.getByRole('link');
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(headings);
  const third = page.locator('main h2').nth(2);
  await third.evaluate((heading) => heading.scrollIntoView());
  await expect(outline.locator('[aria-current]')).toHaveAttribute(
    'href',
    `#${await third.getAttribute('id')}`,
  );
});

test('NAV-7.b NAV-7.c the outline is folded behind a button in the mobile layout, and absent where there is nothing to list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto(DOC_WITH_CODE);
  const link = page.getByRole('link', { name: sectionsOf(DOC_WITH_CODE)[0]?.name ?? '', exact: true });
  await expect(link).toBeHidden();
  await page.getByText('On this page', { exact: true }).locator('visible=true').click();
  await expect(link).toBeVisible();
  await page.goto('/blog/tags');
  await expect(page.getByText('On this page', { exact: true })).toHaveCount(0);
});

test('NAV-9.a NAV-9.b C-1 the desktop layout begins at 997 px', async ({ page }) => {
  await page.goto('/docs/');
  for (const [width, desktop] of [
    [996, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Documentation pages' })).toBeVisible({
      visible: desktop,
    });
    await expect(page.getByRole('button', { name: 'Open navigation menu' })).toBeVisible({
      visible: !desktop,
    });
  }
});

test('NAV-9.c at 400 % zoom nothing scrolls sideways', { tag: '@audit' }, async ({ page }) => {
  // 1280 px at 400 % is a window of 320 CSS px.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const route of ['/', '/docs/', DOC_WITH_TABLES, '/blog', '/blog/tags']) {
    await page.goto(route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});

const PLATFORMS = [
  ['MacIntel', ['/', '⌘K']],
  ['Linux x86_64', ['/', 'Ctrl K']],
  ['iPhone', ['/', '⌘K']],
  ['Win32', ['/', 'Ctrl K']],
] as const;

for (const [platform, keys] of process.env.AUDIT ? PLATFORMS : PLATFORMS.slice(0, 1)) {
  test(`NAV-4.a the search button shows the keys of ${platform} from the first frame on, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => name });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
      }).observe({ type: 'layout-shift', buffered: true });
    }, platform);
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
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
    // The keys that it shows are the keys that it has.
    const dialog = page.getByRole('dialog', { name: /search/i });
    for (const key of ['/', keys[1] === '⌘K' ? 'Meta+k' : 'Control+k']) {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-2.a ST-9 the navbar ends where the page ends, at every width', async ({ page }) => {
    await page.goto(DOC);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { shown, last, frame, overflow } = await page.evaluate(() => {
        const bar = document.querySelector('header nav') as Element;
        const { right } = bar.getBoundingClientRect();
        const names = [...bar.querySelectorAll('a, button')].filter(
          (item) => item.checkVisibility({ visibilityProperty: true }) && !item.closest('ul ul'),
        );
        // What is painted of the last one: its words and its arrow.
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
  });
});
