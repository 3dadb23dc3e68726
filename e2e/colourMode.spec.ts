/** specification.md ST-2: the colour mode. */
import { colourMode, expectTooltip, html, MODE_KEY, open, stored } from './support/parts.ts';
import { expect, test } from './support/test.ts';

test.describe('colour mode', () => {
  for (const colorScheme of process.env.AUDIT ? (['light', 'dark'] as const) : (['light'] as const)) {
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
