/** specification.md ST-2: the colour mode. In every engine, garbage under the key too: `e2e/engines/states.spec.ts`. */
import { BLOG, MAIN_DOC } from '../support/addresses.ts';
import { recordFrames } from '../support/layout.ts';
import { colourMode, expectTooltip, html, MODE_KEY, open, stored } from '../support/pageParts.ts';
import { expect, test } from '../support/test.ts';

for (const colorScheme of process.env.AUDIT ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`ST-2.a in a ${colorScheme} system dark, light where stored, from the first frame`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await recordFrames(page, () => getComputedStyle(document.body).backgroundColor);
    await open(page, MAIN_DOC);
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await expect(html(page)).toHaveAttribute('data-seen', 'rgb(20, 17, 15)');
    expect(await stored(page, MODE_KEY), 'absent until chosen').toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, 'light'), MODE_KEY);
    await open(page, BLOG);
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await expect(html(page)).toHaveAttribute('data-seen', 'rgb(255, 253, 249)');
  });
}

test('ST-2.b ST-2.c ST-2.d ST-2.e the button cycles and stores; system and other tabs are followed', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, MAIN_DOC);
  const button = colourMode(page);
  const icons = new Set<string>();
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
    await expect(html(page)).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    const drawn = button.locator('svg').locator('visible=true');
    await expect(drawn).toHaveCount(1);
    icons.add(await drawn.innerHTML());
    await expect(button.locator('.tooltip')).toHaveText(`Colour mode: ${name}`, { useInnerText: true });
  }
  expect(icons.size).toBe(3);
  await expectTooltip(page, button);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).not.toHaveClass(/\bdark\b/);

  await test.step('another tab', async () => {
    const other = await context.newPage();
    await open(other, BLOG);
    await expect(html(other)).not.toHaveClass(/\bdark\b/);
    await colourMode(other).click();
    await expect(button).toHaveAccessibleName('Colour mode: system');
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await other.evaluate(() => localStorage.clear());
    await expect(button).toHaveAccessibleName('Colour mode: dark');
    await other.close();
  });
  await test.step('the system', async () => {
    await button.click();
    await button.click();
    await expect(button).toHaveAccessibleName('Colour mode: system');
    await expect(html(page)).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).not.toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveClass(/\bdark\b/);
  });
});
