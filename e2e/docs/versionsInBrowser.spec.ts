/** Three versions of the docs in a browser: version menu (NAV-3, ST-7), moved headings, long outlines (READ-1). */
import { STORAGE_FAULTS } from '../support/faults.ts';
import { MAX_SITE_MS } from '../support/fixtures.ts';
import { expectFollowed, outline } from '../support/outline.ts';
import { open } from '../support/pageParts.ts';
import { test as base, expect, atRest as settled } from '../support/test.ts';
import { FOLDING, versionMenu, versions } from '../support/versionedDocs.ts';

const KEY = 'docs-preferred-version-default';

versions.describe.configure({ mode: 'default', timeout: MAX_SITE_MS });

versions('the old address of a heading that has moved leads to its new place', async ({ page }) => {
  await open(page, '/docs/guide/');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // Typed into the address bar: the head script follows before the application is asked for.
  await page.goto('/docs/core/validation?from=mail#steps');
  await expect(page).toHaveURL('/docs/?from=mail#first-steps');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeInViewport();
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/docs/guide/');

  await page.goto('/docs/0.4.0/core/gone#routes');
  await expect(page).toHaveURL('/docs/0.4.0/core/routing');

  // Inside the page, with the application.
  await open(page, '/docs/core/validation');
  await page.evaluate(() => location.assign('#rules'));
  await expect(page).toHaveURL('/docs/guide/more');

  // By the application, which comes back to an entry with such an address.
  await open(page, '/docs/core/validation');
  await page.evaluate(() => history.replaceState(history.state, '', '#rules'));
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('main h1')).toHaveText('Home');
  await page.goBack();
  await expect(page).toHaveURL('/docs/guide/more');
});

versions('ST-7 ST-8 keys move through the menu; the version picked lasts', async ({ page }) => {
  await open(page, '/docs/core/routing');
  const menu = versionMenu(page);
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => bar.getByRole('link', { name, exact: true });
  expect(await stored()).toBeNull();
  await menu.press('ArrowDown');
  await expect(entry('Next')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', '0.5.0'],
    ['ArrowDown', '0.4.0 (old)'],
    ['ArrowDown', 'Next'],
    ['ArrowUp', '0.4.0 (old)'],
    ['Home', 'Next'],
    ['End', '0.4.0 (old)'],
    ['ArrowUp', '0.5.0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(name), key).toBeFocused();
  }
  await expect(entry('0.5.0')).toHaveAttribute('aria-current', 'true');
  await expect(entry('Next')).not.toHaveAttribute('aria-current');

  await entry('0.4.0 (old)').click();
  await expect(page).toHaveURL('/docs/0.4.0/core/routing');
  await expect(menu).toHaveText('Docs version: 0.4.0 (old)');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(await stored()).toBe('0.4.0');

  const expectKept = async () => {
    await entry('Blog').click();
    await expect(page.locator('main h1')).toHaveText('Blog');
    await expect(menu).toHaveText('Docs version: 0.4.0 (old)');
    await expect(entry('Docs')).toHaveAttribute('href', '/docs/0.4.0/');
  };
  await base.step('on other pages, and later', async () => {
    await expectKept();
    await page.reload();
    await expect(menu).toHaveText('Docs version: 0.4.0 (old)');
  });
  await base.step('the page being read wins over it', async () => {
    await open(page, '/docs/next/');
    await expect(menu).toHaveText('Docs version: Next');
    expect(await stored()).toBe('0.4.0');
  });
  await base.step('without storage', async () => {
    await page.addInitScript(STORAGE_FAULTS.throws);
    await open(page, '/docs/');
    await expect(menu).toHaveText('Docs version: 0.5.0');
    await menu.press('ArrowDown');
    await entry('0.4.0 (old)').click();
    await expect(page).toHaveURL('/docs/0.4.0/');
    await expectKept();
  });
});

versions('ST-7 an unknown name is removed, and another tab is followed', async ({ page, context }) => {
  // Only this tab starts with the unknown name: in the other one its removal here could delete the version that is chosen there.
  await page.addInitScript((key) => {
    if (!location.protocol.startsWith('http')) return;
    if (!sessionStorage.getItem('seen')) localStorage.setItem(key, '9.9.9');
    sessionStorage.setItem('seen', 'yes');
  }, KEY);
  await page.goto('/blog');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expect(versionMenu(page)).toHaveText('Docs version: 0.5.0');
  const other = await context.newPage();
  await other.goto('/blog/post');
  await other.evaluate((key) => localStorage.setItem(key, 'next'), KEY);
  await expect(versionMenu(page)).toHaveText('Docs version: Next');
});

versions('the current entry is in its window at every heading of it', { tag: '@audit' }, ({ page }) =>
  expectFollowed(page, FOLDING),
);

versions('entries of level 3 beyond 20 fold outside of the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, FOLDING);
  const sections = outline(page).locator('> ul > li');
  const details = outline(page).locator('li li');
  expect(await details.count()).toBeGreaterThan(20);
  await expect(details.locator('visible=true')).toHaveCount(0);
  const withDetails = await sections.evaluateAll((items) =>
    items.flatMap((item) =>
      item.querySelector('ul') ? [(item.querySelector('a')?.getAttribute('href') ?? '').slice(1)] : [],
    ),
  );
  expect(withDetails.length).toBeGreaterThan(2);
  for (const id of withDetails) {
    await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
    const section = sections.filter({ has: page.locator(`> a[href="#${id}"]`) });
    await expect(section.locator('li').first()).toBeVisible();
    expect(await details.locator('visible=true').count(), id).toBe(await section.locator('li').count());
  }
  // An entry that has the focus stays, whatever is being read.
  const last = withDetails.at(-1);
  const entry = sections
    .filter({ has: page.locator(`> a[href="#${last}"]`) })
    .locator('li a')
    .first();
  await entry.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await expect(entry).toBeFocused();
  await expect(entry).toBeVisible();
});

const versionsWithoutScripts = versions.extend({ javaScriptEnabled: false });

versionsWithoutScripts('NAV-3 without scripts menu and moved heading work', async ({ page }) => {
  await base.step('the menu', async () => {
    await page.goto('/docs/core/routing');
    await versionMenu(page).focus();
    const old = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '0.4.0 (old)' });
    await expect(old).toBeVisible();
    await old.click();
    await expect(page).toHaveURL('/docs/0.4.0/core/routing');
  });
  await base.step('the old address of a heading', async () => {
    await page.goto('/docs/core/validation#steps');
    await expect(page.getByText('This section has moved')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'More' })).toBeHidden();
    const link = page.locator('main').getByRole('link', { name: 'First steps' });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL('/docs/#first-steps');
  });
  await base.step('the outline, where no element marks the current section', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(FOLDING);
    const details = outline(page).locator('li li');
    expect(await details.count()).toBeGreaterThan(20);
    expect(await details.locator('visible=true').count()).toBe(await details.count());
  });
});
