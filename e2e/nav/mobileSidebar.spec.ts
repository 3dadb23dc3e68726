/** specification.md ST-3: the mobile sidebar. */
import { BLOG, INSTALLATION, MAIN_DOC, TUTORIALS } from '../support/addresses.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { open, top } from '../support/pageParts.ts';
import { POST } from '../support/pages.ts';
import { appReady, atRest, expect, noScriptsTest, type Page, STATUS_404, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

const menuButton = (page: Page) => page.locator('button[aria-controls="mobile-sidebar"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Navigation menu' });

/** It is modal: the focus moves in, is held and returns. It closes on its button, beside it, and in the desktop layout. */
async function expectModal(page: Page): Promise<void> {
  const button = menuButton(page);
  await expect(button).toHaveAccessibleName('Open navigation menu');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
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
  await atRest(page);
  expect(await top(page), 'the page behind does not scroll').toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
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
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(dialog(page)).toBeHidden();
}

/** Following a link closes it, also one to the page being read, and so does the way back; expanding a category does not. */
async function expectFollowed(page: Page): Promise<void> {
  await menuButton(page).click();
  await dialog(page).getByText('Getting Started').click();
  const link = dialog(page).getByRole('link', { name: 'Installation' });
  await expect(link).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await link.click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  await expect(dialog(page)).toBeHidden();
  await menuButton(page).click();
  await dialog(page).getByRole('link', { name: 'Installation' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(INSTALLATION);
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(MAIN_DOC);
  await expect(dialog(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
}

// `takeOver.spec.ts` has the sidebar that is open when the application starts.
for (const start of process.env.AUDIT ? (['before', 'after'] as const) : (['after'] as const)) {
  test(`ST-3.a ST-3.c ST-3.d ${start} the application it is modal, and closes in each way`, async ({
    page,
  }) => {
    if (start === 'before') await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    if (start === 'after') await appReady(page);
    await expectModal(page);
    await expectFollowed(page);
  });
}

/** Sections, with an entry that only their panel has. */
const SECTIONS = [
  [MAIN_DOC, 'Installation'],
  [BLOG, 'Archive'],
  [TUTORIALS, 'Todo List API'],
  [POST, 'Archive'],
] as const;

test('ST-3.a ST-3.b docs and blog open on their section, others on the menu', async ({ page, problems }) => {
  const back = dialog(page).getByRole('button', { name: 'Back to main menu' });
  for (const [at, [address, own]] of SECTIONS.slice(0, process.env.AUDIT ? 4 : 2).entries()) {
    await open(page, address);
    await menuButton(page).click();
    await expect(dialog(page).getByRole('link', { name: own, includeHidden: true }).first()).toBeAttached();
    if (own === 'Archive') {
      await expect(dialog(page).getByText('Recent posts')).toBeVisible();
      await expect(dialog(page).getByRole('link', { name: 'RSS' })).toBeVisible();
    }
    await expect(dialog(page).getByRole('link', { name: 'GitHub' })).toHaveCount(0);
    // By keyboard on one, by pointer on the next; Tab continues from there.
    await (at % 2 === 0 ? back.press('Enter') : back.click());
    await expect(dialog(page).getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('link', { name: 'Blog', exact: true })).toBeFocused();
    await expect(dialog(page).getByRole('link', { name: 'GitHub' })).toBeVisible();
    await expect(dialog(page).getByText('Recent posts')).toBeHidden();
    await expect(back).toHaveCount(0);
    // Opened again it begins with the section.
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expect(back).toBeVisible();
  }
  if (process.env.AUDIT) problems.expect(STATUS_404);
  for (const address of process.env.AUDIT ? ['/', '/nope'] : ['/']) {
    await open(page, address);
    await menuButton(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Docs' })).toBeVisible();
    await expect(back).toHaveCount(0);
    // Where the main menu is all there is, the browser chooses the focus, as in every dialog.
    await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
  }
});

test('ST-3.a it opens at the page being read, with its close button in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(MAIN_DOC);
  const last = page.locator('dialog [data-sidebar] a').last();
  await open(page, (await last.getAttribute('href')) ?? '');
  await menuButton(page).click();
  await expect(dialog(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  // A category that the reader opens elsewhere moves nothing.
  await dialog(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await dialog(page).getByText('Getting Started').click();
  await expect(dialog(page).getByRole('link', { name: 'Installation' })).toBeVisible();
  await atRest(page);
  expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

/** That its links lead on: `e2e/engines/states.spec.ts`. */
for (const address of process.env.AUDIT ? ['/', MAIN_DOC, BLOG] : [MAIN_DOC]) {
  noScriptsTest(`without scripts on ${address} it opens and closes`, async ({ page }) => {
    const button = page.locator('header nav button').first();
    const sidebar = dialog(page);
    await page.goto(address);
    await button.click();
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
    expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
    await sidebar.getByRole('button', { name: 'Close navigation menu' }).click();
    await expect(sidebar).toBeHidden();
    await button.press('Enter');
    await expect(sidebar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    // Beside it
    await page.mouse.click(360, 400);
    await expect(sidebar).toBeHidden();
  });
}
