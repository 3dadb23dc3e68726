/** specification.md ST-1: the announcement. */

import { POST } from './support/pages.ts';
import { ANNOUNCED, announcement, html, open, stored } from './support/parts.ts';
import { expect, STATUS_404, test } from './support/test.ts';

test.describe('announcement', () => {
  test('ST-1.a the bar stands above the navbar on every kind of page, and leads to the post', async ({
    page,
    problems,
  }) => {
    problems.expect(STATUS_404);
    for (const address of process.env.AUDIT ? ['/', '/docs/', POST, '/blog', '/nope'] : ['/docs/', '/nope']) {
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
