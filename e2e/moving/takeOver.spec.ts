/** The reader's actions before the application runs survive its start. */
import { COMPILE_HINT } from '../../plugins/app/chunks.ts';
import { INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { listFiles, readBuilt } from '../support/builtSite.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { announcement, colourMode, html, idleFrame, top, wheelTo } from '../support/pageParts.ts';
import { appReady, expect, fileTest, test } from '../support/test.ts';

test('choices, selection, position, focus and an early click survive the start', async ({ page }) => {
  const scripts = await hold(page, START_SCRIPTS);
  await page.goto(INSTALLATION);
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
    const paragraph = [...document.querySelectorAll('main p')].find((each) => each.checkVisibility());
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
    return String(getSelection());
  });
  expect(selected.length).toBeGreaterThan(10);
  await tab.focus();

  await scripts.release();
  await appReady(page);
  await idleFrame(page);
  await expect(html(page)).not.toHaveClass(/\bdark\b/);
  await expect(colourMode(page)).toHaveAccessibleName('Colour mode: light');
  await expect(announcement(page)).toBeHidden();
  await expect(sidebar.getByRole('link', { name: 'Overview' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Installation' }), 'closed by the reader').toBeHidden();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  expect(await top(page)).toBe(400);
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const again = await hold(page, START_SCRIPTS);
    await page.goto(MAIN_DOC);
    await page.getByRole('button', { name: 'Open navigation menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation menu' });
    await dialog.getByText('Getting Started').click();
    const back = dialog.getByRole('button', { name: 'Back to main menu' });
    await back.click();
    await expect(back).toBeVisible();
    await again.release();
    await appReady(page);
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.getByRole('link', { name: 'GitHub' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('the page is hydrated with one set of data, later style sheets in the head', async ({ page }) => {
  // Hook that React calls for its developer tools. The first component of the root has the data of the page as its first state.
  await page.addInitScript(() => {
    const seen = new Set<unknown>();
    Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      value: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot(
          _: number,
          root: { current: { child: { memoizedState: { memoizedState: unknown } } } },
        ) {
          seen.add(root.current.child.memoizedState.memoizedState);
          document.documentElement.dataset.sets = String(seen.size);
        },
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  const response = await page.goto(MAIN_DOC);
  const served = (await response?.text())?.match(/data-precedence="page"/g) ?? [];
  await appReady(page);
  const sheets = page.locator('head > link[data-precedence="page"]');
  await page.getByRole('banner').getByRole('link').first().hover();
  await expect.poll(() => sheets.count()).toBeGreaterThan(served.length);
  await expect(page.locator('body link[data-precedence]')).toHaveCount(0);
  await expect(html(page)).toHaveAttribute('data-sets', '1');
});

fileTest('large scripts of the application ask to be compiled while they arrive', () => {
  const scripts = listFiles('.js').filter((file) => /^static\/js\/[^/]+$/.test(file));
  const large = scripts.map((file) => readBuilt(file)).filter(({ length }) => length > 10_000);
  expect(large.length).toBeGreaterThan(2);
  for (const text of large) expect(text.slice(0, COMPILE_HINT.length)).toBe(COMPILE_HINT);
});
