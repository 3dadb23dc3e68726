/** specification.md ST: what the page remembers, opens, hides and shows. */
import type { Locator, Page } from '@playwright/test';
import { ANNOUNCEMENT } from '../site.ts';
import { CHUNKS, hold, START_SCRIPTS, STORAGE_FAULTS, withoutViewPrefetch } from './support/faults.ts';
import { DOC_WITH_LONG_OUTLINE, DOC_WITH_TABLES, POST } from './support/pages.ts';
import { appReady, expect, STATUS_404, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

const LONG = DOC_WITH_TABLES;

/** What the bar of this site says, and where it leads. */
const ANNOUNCED = ANNOUNCEMENT ?? { id: '', href: '' };
const MODE_KEY = 'rspress-theme-appearance';

const html = (page: Page) => page.locator('html');
const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const colourMode = (page: Page) => page.getByRole('button', { name: /^Colour mode/ });
const top = (page: Page) => page.evaluate(() => scrollY);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appReady(page);
}

/** How much of an element's words is seen; those of a tooltip are read out all the time. */
const isShown = (element: Locator) => element.evaluate((each) => getComputedStyle(each).clipPath === 'none');

/** Holds a button to its tooltip: seen under the pointer and with the keyboard, gone with Escape, no wider than the window. */
async function expectTooltip(page: Page, button: Locator): Promise<void> {
  const tooltip = button.locator('.tooltip');
  await button.blur();
  await page.mouse.move(0, 300);
  expect(await isShown(tooltip)).toBe(false);
  await button.hover();
  await expect.poll(() => isShown(tooltip)).toBe(true);
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  // The pointer may move onto it (WCAG 1.4.13).
  await tooltip.hover();
  expect(await isShown(tooltip)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isShown(tooltip)).toBe(false);
  await page.mouse.move(0, 300);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect.poll(() => isShown(tooltip)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isShown(tooltip)).toBe(false);
}

/** Turns the wheel over the middle of the page, and waits until the page stands at `to`. */
async function wheelTo(page: Page, to: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, to - (await top(page)));
  await expect.poll(() => top(page)).toBe(to);
}

test.describe('announcement', () => {
  test('ST-1.a the bar stands above the navbar on every kind of page, and leads to the post', async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    for (const address of ['/', '/docs/', POST, '/blog', '/nope']) {
      await page.goto(address);
      await expect(announcement(page), address).toBeVisible();
      const bar = await announcement(page).boundingBox();
      const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0);
    }
    await announcement(page).getByRole('link').click();
    await expect(page).toHaveURL(ANNOUNCED.href);
  });

  test('ST-1.a closed stays closed, here, on other pages and later', async ({ page }) => {
    await open(page, '/docs/');
    expect(await stored(page, 'announcement.dismissed')).toBe('false');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement(page)).toBeHidden();
    expect(await stored(page, 'announcement.dismissed')).toBe('true');
    expect(await stored(page, 'announcement.id')).toBe(ANNOUNCED.id);
    await page.locator('footer a[href="/blog"]').click();
    await expect(page.locator('main h1')).toHaveText('Blog');
    await expect(announcement(page)).toBeHidden();
    await page.reload();
    await expect(announcement(page)).toBeHidden();
    await page.goto('/');
    await expect(announcement(page)).toBeHidden();
  });

  test('ST-1.b a new id opens it again at the first visit', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('announcement.id')) return;
      localStorage.setItem('announcement.id', 'an older one');
      localStorage.setItem('announcement.dismissed', 'true');
    });
    await page.goto('/docs/');
    await expect(announcement(page)).toBeVisible();
    expect(await stored(page, 'announcement.id')).toBe(ANNOUNCED.id);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.reload();
    await expect(announcement(page)).toBeHidden();
  });

  for (const state of ['open', 'closed'] as const) {
    test(`ST-1.c a bar that is ${state} is so in every frame, and nothing shifts`, async ({ page }) => {
      await page.addInitScript(
        ({ id, closed }) => {
          localStorage.setItem('announcement.id', id);
          localStorage.setItem('announcement.dismissed', String(closed));
          const seen = new Set<string>();
          const look = () => {
            const bar = document.querySelector('[data-announcement-bar]');
            if (bar) seen.add(getComputedStyle(bar).display === 'none' ? 'closed' : 'open');
            document.documentElement.dataset.seen = [...seen].join();
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shift += (entry as PerformanceEntry & { value: number }).value;
            document.documentElement.dataset.shift = String(shift);
          }).observe({ type: 'layout-shift', buffered: true });
        },
        { id: ANNOUNCED.id, closed: state === 'closed' },
      );
      await open(page, '/docs/');
      await expect(html(page)).toHaveAttribute('data-seen', state);
      await expect(html(page)).not.toHaveAttribute('data-shift');
    });
  }

  test('ST-1.d several tabs agree', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/docs/');
    await other.goto('/blog');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement(other)).toBeHidden();
    await other.evaluate(() => localStorage.clear());
    await expect(announcement(page)).toBeVisible();
  });
});

test.describe('colour mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`ST-2.a dark by default where the system prefers ${colorScheme}, from the first frame on`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        const seen = new Set<string>();
        const look = () => {
          if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
          document.documentElement.dataset.seen = [...seen].join('; ');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, '/docs/');
      await expect(html(page)).toHaveClass(/\bdark\b/);
      await expect(html(page)).toHaveAttribute('data-seen', 'rgb(20, 17, 15)');
      expect(await stored(page, MODE_KEY), 'absent until chosen').toBeNull();
    });
  }

  test('ST-2.a a stored light mode is light from the first frame on', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'light');
      const seen = new Set<string>();
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
        document.documentElement.dataset.seen = [...seen].join('; ');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, MODE_KEY);
    await open(page, '/docs/');
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(html(page)).toHaveAttribute('data-seen', 'rgb(255, 253, 249)');
  });

  test('ST-2.b ST-2.c the button cycles dark, light, system, names the current one, and stores what was chosen', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/');
    const button = colourMode(page);
    await expect(button).toHaveAccessibleName('Colour mode: dark');
    for (const [name, value, dark] of [
      ['light', 'light', false],
      ['system', 'auto', false],
      ['dark', 'dark', true],
      // The colour that the system happens to have is not "system".
      ['light', 'light', false],
    ] as const) {
      await button.click();
      await expect(button).toHaveAccessibleName(`Colour mode: ${name}`);
      expect(await stored(page, MODE_KEY)).toBe(value);
      expect(await html(page).evaluate((root) => root.classList.contains('dark'))).toBe(dark);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await page.reload();
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(button).toHaveAccessibleName('Colour mode: light');
  });

  test('ST-2.b each mode has an icon of its own, and its name in a tooltip', async ({ page }) => {
    await open(page, '/docs/');
    const button = colourMode(page);
    const icons = new Set<string>();
    for (const name of ['dark', 'light', 'system']) {
      await expect(button).toHaveAccessibleName(`Colour mode: ${name}`);
      const drawn = button.locator('svg').locator('visible=true');
      await expect(drawn).toHaveCount(1);
      icons.add(await drawn.innerHTML());
      await expectTooltip(page, button);
      expect(await button.locator('.tooltip').innerText()).toBe(`Colour mode: ${name}`);
      await button.click();
    }
    expect(icons.size).toBe(3);
  });

  test('ST-2.c garbage under the key is dark', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '"light"}'), MODE_KEY);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/');
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await expect(colourMode(page)).toHaveAccessibleName('Colour mode: dark');
  });

  test('ST-2.d system follows the system while the page is open', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'auto'), MODE_KEY);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/');
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
  });

  test('ST-2.e a change in another tab is followed', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/docs/');
    await other.goto('/blog');
    await colourMode(other).click();
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(colourMode(page)).toHaveAccessibleName('Colour mode: light');
    await other.evaluate(() => localStorage.clear());
    await expect(html(page)).toHaveClass(/\bdark\b/);
  });
});

test.describe('mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menuButton = (page: Page) => page.locator('button[aria-controls="mobile-sidebar"]');
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });
  const focusIsInside = (page: Page) =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement));

  for (const start of ['before', 'after'] as const) {
    test.describe(`${start} the application runs`, () => {
      test.beforeEach(async ({ page }) => {
        if (start === 'before') await hold(page, START_SCRIPTS);
        await page.goto('/docs/');
        if (start === 'after') await appReady(page);
      });

      test(`ST-3.a ${start} the application: modal, focus moves in, is held and returns`, async ({
        page,
      }) => {
        const button = menuButton(page);
        await expect(button).toHaveAccessibleName('Open navigation menu');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
        expect(await focusIsInside(page)).toBe(true);
        for (let stop = 0; stop < 40; stop += 1) {
          await page.keyboard.press('Tab');
          // Between the last and the first control the focus is the browser's.
          const where = await page.evaluate(() => {
            const { activeElement, body } = document;
            return activeElement === body || document.querySelector('dialog')?.contains(activeElement);
          });
          expect(where, `after ${stop} stops`).toBe(true);
        }
        await page.mouse.move(380, 600);
        await page.mouse.wheel(0, 500);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await top(page), 'the page behind does not scroll').toBe(0);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });

      test(`ST-3.c ${start} the application: closes on its button, the backdrop, and in the desktop layout`, async ({
        page,
      }) => {
        const button = menuButton(page);
        await button.click();
        await page.getByRole('button', { name: 'Close navigation menu' }).click();
        await expect(dialog(page)).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await page.mouse.click(360, 600);
        await expect(dialog(page)).toBeHidden();
        await button.click();
        await expect(dialog(page)).toBeVisible();
        await page.setViewportSize({ width: 997, height: 800 });
        await expect(dialog(page)).toBeHidden();
        await page.setViewportSize({ width: 996, height: 800 });
        await expect(dialog(page)).toBeHidden();
      });

      test(`ST-3.c ST-3.d ${start} the application: following a link closes it, expanding a category does not`, async ({
        page,
      }) => {
        await menuButton(page).click();
        await dialog(page).getByText('Getting Started').click();
        const link = dialog(page).getByRole('link', { name: 'Installation' });
        await expect(link).toBeVisible();
        await expect(dialog(page)).toBeVisible();
        await link.click();
        await expect(page.locator('main h1')).toHaveText('Installation');
        await expect(dialog(page)).toBeHidden();
        // Also to the page being read.
        await menuButton(page).click();
        await dialog(page).getByRole('link', { name: 'Installation' }).click();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL('/docs/getting-started/installation');
        // Back navigates, and it is closed on arrival.
        await menuButton(page).click();
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/docs/');
        await expect(dialog(page)).toBeHidden();
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      });
    });
  }

  test('ST-3.b on docs and blog it opens on the section, with a way to the main menu; elsewhere on the main menu', async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    const back = dialog(page).getByRole('button', { name: 'Back to main menu' });
    for (const [address, own] of [
      ['/docs/', 'Installation'],
      ['/docs/tutorials/intro', 'Todo List API'],
      ['/blog', 'Archive'],
      [POST, 'Archive'],
    ] as const) {
      await open(page, address);
      await menuButton(page).click();
      await expect(dialog(page).getByRole('link', { name: own, includeHidden: true }).first()).toBeAttached();
      await expect(dialog(page).getByRole('link', { name: 'GitHub' })).toHaveCount(0);
      await back.click();
      await expect(dialog(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
      await expect(back).toHaveCount(0);
      // Opened again it begins with the section.
      await page.keyboard.press('Escape');
      await menuButton(page).click();
      await expect(back).toBeVisible();
    }
    for (const address of ['/', '/nope']) {
      await open(page, address);
      await menuButton(page).click();
      await expect(dialog(page).getByRole('link', { name: 'Docs' })).toBeVisible();
      await expect(back).toHaveCount(0);
    }
  });

  test('ST-3.a "Back to main menu" takes the focus to the first entry of the main menu, by keyboard and pointer', async ({
    page,
  }) => {
    const back = dialog(page).getByRole('button', { name: 'Back to main menu' });
    const first = dialog(page).getByRole('link', { name: 'Docs', exact: true });
    for (const address of ['/docs/', '/blog']) {
      await open(page, address);
      for (const act of [() => back.press('Enter'), () => back.click()]) {
        await menuButton(page).click();
        await act();
        await expect(first).toBeFocused();
        // Tab goes on from there.
        await page.keyboard.press('Tab');
        await expect(dialog(page).getByRole('link', { name: 'Blog', exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menuButton(page)).toBeFocused();
      }
    }
    // Where the main menu is all there is, the browser says where the focus goes, as in every dialog.
    await open(page, '/');
    await menuButton(page).click();
    await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
  });
});

test.describe('navbar', () => {
  const header = (page: Page) => page.locator('header');
  const isHidden = (page: Page) =>
    header(page).evaluate((element) => element.getBoundingClientRect().bottom <= 0);

  test('ST-4.a hides on scrolling down and reappears on scrolling up', async ({ page }) => {
    await page.goto(LONG);
    await wheelTo(page, 600);
    await expect.poll(() => isHidden(page)).toBe(true);
    await wheelTo(page, 590);
    await expect.poll(() => isHidden(page)).toBe(false);
    await wheelTo(page, 900);
    await expect.poll(() => isHidden(page)).toBe(true);
  });

  test('ST-4.b never hidden within its own height of the top', async ({ page }) => {
    await page.goto(LONG);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.locator('h1').click();
    await wheelTo(page, 60);
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden');
    await wheelTo(page, 61 + 60);
    await expect(html(page)).toHaveAttribute('data-navbar-hidden', '');
  });

  test('ST-4.b stays while it or a menu in it has the focus, and comes when it gets it', async ({ page }) => {
    await open(page, LONG);
    const menu = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: /^Docs version/ });
    await menu.press('ArrowDown');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await wheelTo(page, 600);
    await expect(html(page)).not.toHaveAttribute('data-navbar-hidden');
    expect(await isHidden(page)).toBe(false);
    await page.locator('main h1').click();
    await wheelTo(page, 900);
    await expect.poll(() => isHidden(page)).toBe(true);
    await menu.focus();
    await expect.poll(() => isHidden(page)).toBe(false);
  });

  test('ST-4.b the keyboard moves through it, hidden or not, and the page stays where it is', async ({
    page,
  }) => {
    await open(page, LONG);
    await wheelTo(page, 1000);
    await expect.poll(() => isHidden(page)).toBe(true);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Blog' }).focus();
    await expect.poll(() => isHidden(page)).toBe(false);
    expect(await top(page)).toBe(1000);
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await top(page), key).toBe(1000);
    }
    await expect(bar.getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
  });

  test('ST-4.b stays while the mobile sidebar is open, and comes when a dialog opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(LONG);
    await wheelTo(page, 600);
    await expect(html(page)).toHaveAttribute('data-navbar-hidden', '');
    await expect.poll(() => isHidden(page)).toBe(true);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await expect.poll(() => isHidden(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => top(page)).toBe(900);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isHidden(page)).toBe(false);
  });

  test('ST-4.c a jump to an anchor never leaves a heading covered', async ({ page }) => {
    await page.goto(LONG);
    const outline = page.getByRole('navigation', { name: 'On this page' }).locator('visible=true');
    const links = outline.getByRole('link');
    // Down, far down, and back up, where the navbar reappears.
    for (const at of [2, -1, 1]) {
      const link = links.nth(at);
      const id = ((await link.getAttribute('href')) ?? '').slice(1);
      await link.click();
      await expect(page).toHaveURL(`${LONG}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const covered = await page.evaluate((target) => {
        const heading = document.getElementById(target)?.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect();
        return (bar?.bottom ?? 0) > (heading?.top ?? 0);
      }, id);
      expect(covered, id).toBe(false);
    }
  });

  for (const [reducedMotion, property] of [
    ['reduce', 'none'],
    ['no-preference', 'translate'],
  ] as const) {
    test(`ST-4.c with ${reducedMotion} its movement is "${property}"`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(LONG);
      expect(await header(page).evaluate((element) => getComputedStyle(element).transitionProperty)).toBe(
        property,
      );
      await wheelTo(page, 600);
      await expect.poll(() => isHidden(page)).toBe(true);
    });
  }
});

test.describe('columns beside the text', () => {
  const LONG_LIST = DOC_WITH_LONG_OUTLINE;

  /** Tops of sidebar and outline, and the end of the outline's list, in CSS px from the top of the window. */
  const columns = (page: Page) =>
    page.evaluate(() => {
      const [sidebar, outline] = ['Documentation pages', 'On this page'].map((name) =>
        document.querySelector(`nav[aria-label="${name}"]`)?.closest('main ~ div, :has(~ main)'),
      );
      return {
        sidebar: sidebar?.getBoundingClientRect().top,
        outline: outline?.getBoundingClientRect().top,
        end: outline?.querySelector('ul')?.getBoundingClientRect().bottom,
      };
    });

  const HIDDEN = { sidebar: 0, outline: 0, end: 500 };
  const SHOWN = { sidebar: 60, outline: 60, end: 500 };

  for (const state of ['open', 'closed'] as const) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`ST-4.d they go with the navbar, announcement ${state}, motion ${reducedMotion}, and nothing shifts`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.setViewportSize({ width: 1440, height: 500 });
        await page.addInitScript(
          ({ id, dismissed }) => {
            localStorage.setItem('announcement.id', id);
            localStorage.setItem('announcement.dismissed', String(dismissed));
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                document.documentElement.dataset.shift = JSON.stringify(entry);
            }).observe({ type: 'layout-shift', buffered: true });
          },
          { id: ANNOUNCED.id, dismissed: state === 'closed' },
        );
        await open(page, LONG_LIST);
        const bar = state === 'open' ? ((await announcement(page).boundingBox())?.height ?? 0) : 0;
        expect(await columns(page)).toMatchObject({ sidebar: bar + 60, outline: bar + 60 });
        await wheelTo(page, 900);
        await expect.poll(() => columns(page)).toEqual(HIDDEN);
        await wheelTo(page, 850);
        await expect.poll(() => columns(page)).toEqual(SHOWN);
        await wheelTo(page, 1500);
        await expect.poll(() => columns(page)).toEqual(HIDDEN);
        // Something in the navbar gets the focus: it comes back, and they make room.
        await colourMode(page).focus();
        await expect.poll(() => columns(page)).toEqual(SHOWN);
        await expect(html(page)).not.toHaveAttribute('data-shift');
        const moves = await page
          .getByRole('navigation', { name: 'On this page' })
          .evaluate((nav) => getComputedStyle(nav.parentElement as Element).transitionProperty);
        expect(moves === 'none').toBe(reducedMotion === 'reduce');
      });
    }
  }

  test('ST-4.d a progress bar brings them down with the navbar', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await withoutViewPrefetch(page);
    await open(page, LONG_LIST);
    await wheelTo(page, 900);
    await expect.poll(() => columns(page)).toEqual(HIDDEN);
    const content = await hold(page, CHUNKS);
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await sidebar.locator('a:not([aria-current]):visible').first().click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => columns(page)).toEqual(SHOWN);
    await content.release();
  });

  test('ST-4.d the last link of a long sidebar is reached by keyboard, and the page stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await open(page, LONG_LIST);
    await wheelTo(page, 900);
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    const last = sidebar.getByRole('link').last();
    await wheelTo(page, 880);
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await top(page)).toBe(880);
  });
});

test.describe('collapsing', () => {
  /** Duration that the specification asks for, in ms. */
  const wanted = (height: number) => {
    const c = height / 36;
    return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10);
  };

  test.beforeEach(async ({ page }) => {
    // Notes how long each animation of a section is told to take.
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (this instanceof HTMLElement && typeof options === 'object')
          this.dataset.duration = String(options.duration);
        return animate.call(this, frames, options);
      };
    });
  });

  /** Toggles a section and tells the duration of its animation, and its state after it. */
  async function toggle(details: Locator, act: (summary: Locator) => Promise<void>) {
    await act(details.locator('> summary'));
    return details.evaluate(async (element: HTMLDetailsElement) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      // An animation that is over is told so with the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return {
        duration: Number(element.dataset.duration),
        open: element.open,
        height: element.offsetHeight,
      };
    });
  }

  test('ST-5 opening and closing take the duration of the height, by mouse, Enter and Space', async ({
    page,
  }) => {
    await page.goto('/docs/');
    const all = page.locator('nav[aria-label="Documentation pages"] > div > ul > li > details');
    const count = await all.count();
    expect(count).toBeGreaterThan(4);
    for (const [at, act] of [
      [0, (summary: Locator) => summary.click()],
      [2, (summary: Locator) => summary.press('Enter')],
      [3, (summary: Locator) => summary.press('Space')],
    ] as const) {
      const details = all.nth(at);
      const closedHeight = await details.evaluate((element: HTMLElement) => element.offsetHeight);
      const opened = await toggle(details, act);
      expect(opened.open).toBe(true);
      expect(opened.height).toBeGreaterThan(closedHeight);
      expect(opened.duration).toBe(wanted(opened.height - closedHeight));
      const closed = await toggle(details, act);
      expect(closed).toEqual({ duration: opened.duration, open: false, height: closedHeight });
    }
  });

  test('ST-5 C-4 under reduced motion it takes 1 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/docs/');
    const details = page.locator('nav[aria-label="Documentation pages"] details').first();
    const opened = await toggle(details, (summary) => summary.click());
    expect(opened).toMatchObject({ duration: 1, open: true });
  });

  test('ST-5 a click in the middle turns it round', async ({ page }) => {
    await page.goto('/docs/');
    const details = page.locator('nav[aria-label="Documentation pages"] details').first();
    const before = await details.evaluate((element: HTMLElement) => element.offsetHeight);
    const heights = await details.evaluate(async (element: HTMLDetailsElement) => {
      const summary = element.querySelector('summary');
      summary?.click();
      for (const animation of element.getAnimations()) animation.currentTime = 80;
      const middle = element.offsetHeight;
      summary?.click();
      const turned = element.offsetHeight;
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return { middle, turned, end: element.offsetHeight, open: element.open };
    });
    expect(heights.middle).toBeGreaterThan(before);
    expect(heights.turned).toBe(heights.middle);
    expect(heights).toMatchObject({ end: before, open: false });
  });

  test('NAV-10.b categories stay open while moving inside the sidebar', async ({ page }) => {
    await open(page, '/docs/');
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await sidebar.getByText('Getting Started').click();
    await sidebar.getByText('Deployment', { exact: true }).click();
    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/docs/deployment/overview');
    await expect(
      sidebar.getByRole('link', { name: 'Installation' }),
      'an ancestor that the reader has left',
    ).toBeVisible();
    // A page of a closed category, reached from the text.
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click();
    await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
  });

  test('NAV-10.b also between documents, before the application runs', async ({ page }) => {
    await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await sidebar.getByText('Getting Started').click();
    await sidebar.getByText('Deployment', { exact: true }).click();
    await sidebar.getByRole('link', { name: 'Installation' }).click();
    await expect(page).toHaveURL('/docs/getting-started/installation');
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeVisible();
    // Who comes from elsewhere finds them closed.
    await page.goto('about:blank');
    await page.goto('/docs/');
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeHidden();
  });
});

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  /** Clicks the button and notes every position that a frame shows until the page stands at the top. */
  const positions = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = [scrollY];
          const look = () => {
            if (scrollY !== seen.at(-1)) seen.push(scrollY);
            if (scrollY === 0) resolve(seen);
            else requestAnimationFrame(look);
          };
          document.querySelector<HTMLElement>('[data-back-to-top-button]')?.click();
          requestAnimationFrame(look);
        }),
    );

  for (const address of [LONG, POST]) {
    test(`ST-6 C-6 ${address} offers it on the way up, beyond 300 px`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(address);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 600);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 301);
      await expect(button(page)).toBeVisible();
      await wheelTo(page, 302);
      await expect(button(page)).toBeHidden();
      await wheelTo(page, 300);
      await expect(button(page)).toBeHidden();
    });
  }

  test('ST-6 lists and home do not offer it', async ({ page }) => {
    for (const address of ['/', '/blog', '/blog/tags']) {
      await page.goto(address);
      await expect(page.locator('[data-back-to-top-button]')).toHaveCount(0);
    }
  });

  test('ST-6 it is an icon in the navbar with a name, a tooltip and room, and covers no words, at every width', async ({
    page,
  }) => {
    await page.goto(LONG);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await wheelTo(page, 1100);
      await wheelTo(page, 1000);
      await expect(button(page)).toBeVisible();
      const box = await button(page).boundingBox();
      if (!box) throw new Error('There is no button.');
      expect(Math.round(Math.min(box.width, box.height)), `size at ${width} px`).toBeGreaterThanOrEqual(
        width > 996 ? 40 : 44,
      );
      // What is painted there, from top to bottom: itself, then nothing but the bar.
      const under = await button(page).evaluate((element) => {
        const { left, right, top: from, bottom } = element.getBoundingClientRect();
        const bar = element.closest('header');
        const found = new Set<string>();
        for (let x = left + 1; x < right; x += 10)
          for (let y = from + 1; y < bottom; y += 10)
            for (const other of document.elementsFromPoint(x, y)) {
              if (other === bar) break;
              if (!element.contains(other) && !other.contains(element))
                found.add(other.outerHTML.slice(0, 80));
            }
        return { inBar: bar !== null, found: [...found] };
      });
      expect(under, `${width} px`).toEqual({ inBar: true, found: [] });
    }
    await expect(button(page)).toHaveText('Back to top');
    await expectTooltip(page, button(page));
  });

  test('ST-6 C-3 each frame leaves 0.85 of the way, rounded down, until the top', async ({ page }) => {
    await page.goto(LONG);
    await wheelTo(page, 1000);
    const seen = await positions(page);
    const expected = [1000];
    while (expected.at(-1) !== 0) expected.push(Math.floor(0.85 * (expected.at(-1) ?? 0)));
    expect(seen).toEqual(expected);
  });

  test('ST-6 under reduced motion it jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(LONG);
    await wheelTo(page, 1000);
    expect(await positions(page)).toEqual([1000, 0]);
  });

  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'scroll bar']) {
    test(`ST-6 a reader who scrolls ends it: ${act}`, async ({ page }) => {
      await page.goto(LONG);
      await wheelTo(page, 3000);
      const { at, later } = await page.evaluate(
        (by) =>
          new Promise<{ at: number; later: number }>((resolve) => {
            const frames = (count: number, then: () => void) => {
              if (count === 0) then();
              else requestAnimationFrame(() => frames(count - 1, then));
            };
            document.querySelector<HTMLElement>('[data-back-to-top-button]')?.click();
            frames(3, () => {
              if (by === 'scroll bar') scrollBy({ top: 40, behavior: 'instant' });
              else dispatchEvent(new Event(by));
              const stopped = scrollY;
              frames(10, () => resolve({ at: stopped, later: scrollY }));
            });
          }),
        act,
      );
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(3000);
      expect(later).toBe(at);
    });
  }
});

test.describe('without what a browser usually has', () => {
  for (const [fault, cause] of Object.entries(STORAGE_FAULTS)) {
    test(`ST-8 storage ${fault}: everything works for the visit`, async ({ page }) => {
      await page.addInitScript(cause);
      await open(page, '/docs/');
      await expect(html(page)).toHaveClass(/\bdark\b/);
      await colourMode(page).click();
      await expect(html(page)).not.toHaveClass(/\bdark\b/);
      await page.getByRole('button', { name: 'Close announcement' }).click();
      await expect(announcement(page)).toBeHidden();
      const link = page.getByRole('main').locator('p a[href^="/docs/"]').first();
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(announcement(page)).toBeHidden();
      await colourMode(page).click();
      await expect(colourMode(page)).toHaveAccessibleName('Colour mode: system');
      await page.goBack();
      await expect(page).toHaveURL('/docs/');
      await expect(html(page)).toHaveAttribute('data-color-mode', 'auto');
    });
  }

  test('ST-8 a storage that fills up later does not bring back what was closed', async ({ page }) => {
    await open(page, '/docs/');
    await page.evaluate(STORAGE_FAULTS.full);
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement(page)).toBeHidden();
    await colourMode(page).click();
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(announcement(page)).toBeHidden();
  });

  for (const name of ['IntersectionObserver', 'requestIdleCallback', 'navigation', 'PerformanceObserver']) {
    test(`ST-8 without ${name} the page starts and moves`, async ({ page }) => {
      await page.addInitScript((missing) => {
        Reflect.deleteProperty(window, missing);
      }, name);
      await open(page, '/docs/');
      await page.locator('footer a[href="/blog"]').click();
      await expect(page.locator('main h1')).toHaveText('Blog');
      await page.goBack();
      await expect(page.locator('main h1')).toHaveText('Introduction');
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('ST-9 the pages are dark, readable, and lead everywhere', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/docs/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 17, 15)');
      const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
      await sidebar.getByText('Getting Started').click();
      await sidebar.getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL('/docs/getting-started/installation');
      await expect(page.locator('main h1')).toHaveText('Installation');
      for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
        await expect(panel).toBeVisible();
      await expect(page.locator('main pre').first()).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
      await page.locator('main a[href^="/blog/burger-api"]').first().click();
      await expect(page.locator('main h1')).toBeVisible();
      // Nothing is offered that would not work.
      await expect(
        page.getByRole('button', { name: /Colour mode|Back to top|Close announcement|Search/ }),
      ).toHaveCount(0);
    });

    test('ST-9 in the mobile layout the mobile sidebar opens and leads on', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/docs/');
      await page.getByRole('button', { name: 'Open navigation menu' }).click();
      const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
      await dialog.getByText('Getting Started').click();
      await dialog.getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL('/docs/getting-started/installation');
    });
  });
});

test.describe('what the reader does before the application runs survives its start', () => {
  test('mode, announcement, category, tab, selection, position, focus', async ({ page }) => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/getting-started/installation');
    await colourMode(page).click();
    await page.getByRole('button', { name: 'Close announcement' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    await sidebar.getByText('Deployment', { exact: true }).click();
    await sidebar.getByText('Getting Started').click();
    await expect(sidebar.getByRole('link', { name: 'Installation' })).toBeHidden();
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await wheelTo(page, 400);
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('main p');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      return String(getSelection());
    });
    expect(selected.length).toBeGreaterThan(10);
    await tab.focus();

    await scripts.release();
    await appReady(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(colourMode(page)).toHaveAccessibleName('Colour mode: light');
    await expect(announcement(page)).toBeHidden();
    await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Installation' }), 'closed by the reader').toBeHidden();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    expect(await top(page)).toBe(400);
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
  });

  test('the open mobile sidebar, and a click that needs the application', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto('/docs/');
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
    await dialog.getByText('Getting Started').click();
    const back = dialog.getByRole('button', { name: 'Back to main menu' });
    await back.click();
    await expect(back).toBeVisible();
    await scripts.release();
    await appReady(page);
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.getByRole('link', { name: 'GitHub' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
