/** specification.md ST-1: the announcement. */
import { BLOG, footerLink, MAIN_DOC } from '../support/addresses.ts';
import { recordFrames, recordShifts } from '../support/layout.ts';
import { ANNOUNCED, announcement, html, stored } from '../support/pageParts.ts';
import { POST } from '../support/pages.ts';
import { appReady, expect, type Page, STATUS_404, test } from '../support/test.ts';

const ADDRESSES = process.env.AUDIT ? ['/', MAIN_DOC, POST, BLOG, '/nope'] : [MAIN_DOC, '/nope'];

/** How the bar is shown, in a frame of the page. */
function barInFrame(): string | undefined {
  const bar = document.querySelector('[data-announcement-bar]');
  return bar ? (getComputedStyle(bar).display === 'none' ? 'closed' : 'open') : undefined;
}

/** The bar is as it should be, and was in every frame until the application was there. */
async function expectAlways(page: Page, state: 'open' | 'closed'): Promise<void> {
  await appReady(page);
  await expect(html(page)).toHaveAttribute('data-seen', state);
  await expect(html(page)).not.toHaveAttribute('data-shift');
}

test('ST-1.a ST-1.b ST-1.c the bar leads to the post; closed it stays closed until there is a new one', async ({
  page,
  problems,
}) => {
  problems.expect(STATUS_404);
  await recordFrames(page, barInFrame);
  await recordShifts(page);
  for (const address of ADDRESSES.toReversed()) {
    await test.step(`on ${address}`, async () => {
      await page.goto(address);
      // The not-found page grows by the pages that are near.
      if (address !== '/nope') await expectAlways(page, 'open');
      await expect(announcement(page)).toBeVisible();
      const bar = await announcement(page).boundingBox();
      const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      expect(bar?.height).toBeGreaterThan(0);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0);
    });
  }
  await test.step('closed', async () => {
    expect(await stored(page, 'announcement.dismissed')).toBe('false');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(announcement(page)).toBeHidden();
    expect(await stored(page, 'announcement.dismissed')).toBe('true');
    expect(await stored(page, 'announcement.id')).toBe(ANNOUNCED.id);
    await page.locator(footerLink(BLOG)).click();
    await expect(page.locator('main h1')).toHaveText('Blog');
    await expect(announcement(page)).toBeHidden();
    await page.reload();
    await expectAlways(page, 'closed');
    await expect(announcement(page)).toBeHidden();
  });
  await test.step('a new one', async () => {
    await page.evaluate(() => localStorage.setItem('announcement.id', 'an older one'));
    await page.goto(MAIN_DOC);
    await expect(announcement(page)).toBeVisible();
    expect(await stored(page, 'announcement.id')).toBe(ANNOUNCED.id);
    expect(await stored(page, 'announcement.dismissed')).toBe('false');
    await announcement(page).getByRole('link').click();
    await expect(page).toHaveURL(ANNOUNCED.href);
  });
});

test('ST-1.d several tabs agree', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(MAIN_DOC);
  await other.goto(BLOG);
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(announcement(other)).toBeHidden();
  await other.evaluate(() => localStorage.clear());
  await expect(announcement(page)).toBeVisible();
});
