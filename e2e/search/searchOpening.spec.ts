/** specification.md NAV-4: the search opens, closes, and gives the focus back. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { open } from '../support/pageParts.ts';
import { boxOf, buttonOf, dialogOf, searchFor } from '../support/search.ts';
import { expect, type Page, test } from '../support/test.ts';

test('NAV-4.a "/", Ctrl+K and ⌘K open it, early too; Escape returns the focus', async ({ page }) => {
  await test.step('before the application is there', async () => {
    const scripts = await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    await page.keyboard.press('/');
    await scripts.arrived;
    await expect(dialogOf(page)).toBeHidden();
    await scripts.release();
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
  const link = page.locator(footerLink(BLOG));
  await link.focus();
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(boxOf(page), keys).toBeFocused();
    await expect(boxOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(link, keys).toBeFocused();
  }
  await test.step('right after Escape, on a machine too busy to show it closed', async () => {
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await page.evaluate(() => {
      const { activeElement } = document;
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
      activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    });
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, 'cors');
  });
  await test.step('the focus is returned again where an engine loses it before the event of the dialog', async () => {
    await page.evaluate(() => {
      const lose = () =>
        queueMicrotask(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      document.addEventListener('focusin', lose, { once: true });
    });
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
  });
  await test.step('"/" is a letter like others while typing, a second Ctrl+K opens nothing more', async () => {
    await boxOf(page).fill('');
    await page.keyboard.type('/docs');
    await expect(boxOf(page)).toHaveValue('/docs');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(boxOf(page)).toHaveValue('/docs');
  });
});

const closeOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Close/ });

/** Ways to close the search without choosing anything. */
const WAYS = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'Escape on the close button': (page: Page) => closeOf(page).press('Escape'),
  'the close button': (page: Page) => closeOf(page).click(),
  'a click beside the dialog': (page: Page) => page.mouse.click(5, 5),
} as const;

const PLACE = '/docs/advanced/websockets';

test('NAV-4.g closed, the page is where it was; Tab goes on from a result', async ({ page }) => {
  await open(page, PLACE);
  await test.step('to the search button when nothing had the focus', async () => {
    for (const [name, close] of Object.entries(WAYS)) {
      // As it was opened: nothing has the focus.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.keyboard.press('/');
      await expect(boxOf(page), name).toBeFocused();
      await close(page);
      await expect(dialogOf(page), name).toHaveCount(0);
      await expect(buttonOf(page), name).toBeFocused();
      expect(await page.evaluate(() => scrollY), name).toBe(600);
      // The focus is back on the button, from which Enter opens the dialog again.
      await page.keyboard.press('Enter');
      await expect(boxOf(page), name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });
  await test.step('a result on this page, when a link had the focus', async () => {
    await page.locator(footerLink(BLOG)).focus();
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused();
    await searchFor(page, 'websockets server-sent events');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PLACE}#server-sent-events`);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Server-sent events' })).toBeInViewport();
    await page.keyboard.press('Tab');
    const above = page
      .locator(':focus')
      .locator('xpath=(preceding::*|ancestor::*)[self::h2 or self::h3][last()]');
    await expect(above).toHaveId('server-sent-events');
  });
  await test.step('a result on another page', async () => {
    await page.keyboard.press('/');
    await searchFor(page, 'containers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deployment Overview');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});
