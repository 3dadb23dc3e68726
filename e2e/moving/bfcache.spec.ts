/** Pages that come back from the back/forward cache: as they were left, except for states that must not be restored. */
import { BLOG, footerLink, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { fullBrowserTest as test } from '../support/browser.ts';
import { editorOf, FIRST, open as openExercise, write } from '../support/exerciseForm.ts';
import { hold, recordProgress, START_SCRIPTS } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import { appReady, expect, type Page } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    });
  });
});

/** Leaves by another document. */
async function leave(page: Page, address: string): Promise<void> {
  // A page that came from the cache is marked until then.
  await page.evaluate(() => document.documentElement.removeAttribute('data-restored'));
  await page.goto(address);
}

/** Goes back, and makes sure that the page comes from the cache. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', '');
}

test('GO-4.b a bar shows after 200 ms early, and is not restored from the cache', async ({ page }) => {
  const notes = await recordProgress(page);
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto(MAIN_DOC);
  await test.step('the progress bar', async () => {
    const html = await hold(page, /\/blog$/);
    const bar = page.waitForEvent('console', (message) => message.text() === 'progress bar');
    const moved = page.waitForURL(BLOG);
    await page.locator(footerLink(BLOG)).click({ noWaitAfter: true });
    await bar;
    await html.release();
    await moved;
    const [shown] = await notes();
    expect(shown).toMatchObject({ shown: true, inHeader: true });
    expect(shown?.after).toBeGreaterThanOrEqual(200);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
  await test.step('the mobile sidebar', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => document.documentElement.removeAttribute('data-restored'));
    await dialog.getByRole('link', { name: 'Tutorials' }).click();
    await expect(page).toHaveURL(TUTORIALS);
    await back(page);
    await expect(page).toHaveURL(MAIN_DOC);
    await expect(dialog).toBeHidden();
    await expect(page.locator('header button[aria-expanded]').first()).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
  // The page works on.
  await scripts.release();
  await appReady(page);
});

for (const hasNews of process.env.AUDIT ? [true, false] : [false])
  test(`position, state and choices hold after Back, ${hasNews ? 'with' : 'without'} news from the browser`, async ({
    page,
  }) => {
    if (!hasNews) {
      await page.addInitScript(() =>
        addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
      );
    }
    await open(page, MAIN_DOC);
    await test.step('position and category', async () => {
      const category = page.locator('nav[aria-label="Documentation pages"] details').first();
      await category.locator('summary').first().click();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 350);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
      await leave(page, BLOG);
      await back(page);
      expect(await page.evaluate(() => scrollY)).toBe(350);
      await expect(category).toHaveJSProperty('open', true);
      // The application is alive.
      await page.locator(footerLink(BLOG)).click();
      await expect(page.locator('main h1')).toHaveText('Blog');
    });
    await test.step('colour mode and announcement', async () => {
      await leave(page, TUTORIALS);
      await page.getByRole('button', { name: /^Colour mode/ }).click();
      await page.getByRole('button', { name: 'Close announcement' }).click();
      await back(page);
      await expect(page).toHaveURL(BLOG);
      await expect(page.locator('html')).not.toHaveClass(/dark/);
      await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
    });
    await test.step('work in an exercise', async () => {
      await open(page, FIRST.route);
      const exercise = await openExercise(page, 0);
      await write(page, exercise, 'const earlier = 1;');
      await leave(page, `${FIRST.route}?later`);
      await appReady(page);
      await write(page, await openExercise(page, 0), 'const later = 2;');
      await back(page);
      await expect(editorOf(exercise)).toHaveText('const later = 2;');
    });
  });

test('a page whose scripts were cancelled works after Back without beforeunload (iOS), too', {
  tag: '@audit',
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto(MAIN_DOC);
  await scripts.arrived;
  await scripts.cancel();
  await expect(notice).toBeVisible();
  await page.goto(BLOG);
  await page.goBack({ waitUntil: 'commit' });
  await appReady(page);
  await expect(page.locator('main h1')).toHaveText('Introduction');
  await expect(notice).toHaveCount(0);
});
