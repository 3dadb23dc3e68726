/** specification.md ST-5, NAV-10.b: categories that open and close. */
import { INSTALLATION, MAIN_DOC } from '../support/addresses.ts';
import { hold, START_SCRIPTS } from '../support/faults.ts';
import { open, sidebar } from '../support/pageParts.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** Duration that the specification requires, in ms. */
const wanted = (height: number) => {
  const c = height / 36;
  return Math.round((4 + 15 * c ** 0.25 + c / 5) * 10);
};

/** Records the requested duration of each animation of a section. */
const recordDurations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this instanceof HTMLElement && typeof options === 'object')
        this.dataset.duration = String(options.duration);
      return animate.call(this, frames, options);
    };
  });

/** Toggles a section. @returns duration of its animation, and the state after it. */
async function toggle(details: Locator, act: (summary: Locator) => Promise<void>) {
  await act(details.locator('> summary'));
  return details.evaluate(async (element: HTMLDetailsElement) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    // The event of a finished animation is dispatched with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { dataset, open, offsetHeight: height } = element;
    return { duration: Number(dataset.duration), open, height };
  });
}

test('ST-5 C-4 NAV-10.a NAV-10.b categories take the time of their height, and stay open', async ({
  page,
}) => {
  await recordDurations(page);
  await open(page, MAIN_DOC);
  const all = sidebar(page).locator('> div > ul > li > details');
  expect(await all.count()).toBeGreaterThan(4);
  const ways = [
    [2, (summary: Locator) => summary.press('Enter')],
    [3, (summary: Locator) => summary.press('Space')],
    [0, (summary: Locator) => summary.click()],
  ] as const;
  for (const [at, act] of process.env.AUDIT ? ways : ways.slice(0, 2)) {
    const details = all.nth(at);
    const links = details.getByRole('link');
    await expect(links.first()).toBeHidden();
    const closedHeight = await details.evaluate((element: HTMLElement) => element.offsetHeight);
    const opened = await toggle(details, act);
    expect(opened.open).toBe(true);
    await expect(details.locator('> ul > li').first()).toBeVisible();
    expect(opened.height).toBeGreaterThan(closedHeight);
    expect(opened.duration).toBe(wanted(opened.height - closedHeight));
    const closed = await toggle(details, act);
    expect(closed).toEqual({ duration: opened.duration, open: false, height: closedHeight });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const opened = await toggle(all.first(), (summary) => summary.click());
  expect(opened).toMatchObject({ duration: 1, open: true });

  await sidebar(page).getByText('Deployment', { exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page.locator('main h1')).toHaveText('Installation');
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/docs/deployment/overview');
  // An ancestor that the reader has left.
  await expect(sidebar(page).getByRole('link', { name: 'Installation' })).toBeVisible();
  // A page of a closed category, reached from the text.
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first().click();
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
});

test('NAV-10.a the entry of the page is in view, wherever the reader has scrolled the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.goto(MAIN_DOC);
  const link = sidebar(page).locator('a').nth(-2);
  await open(page, (await link.getAttribute('href')) ?? '');
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const column = sidebar(page).locator('..');
  const position = () => column.evaluate(({ scrollTop }) => scrollTop);
  const before = await position();
  expect(before).toBeGreaterThan(0);
  // Among visible entries nothing moves.
  await sidebar(page).getByRole('link').locator('visible=true').nth(-3).click();
  await expect(link).not.toHaveAttribute('aria-current');
  expect(await position()).toBe(before);
  await column.evaluate((element) => element.scrollTo({ top: 0 }));
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('ST-5 a click in the middle turns a category round', { tag: '@audit' }, async ({ page }) => {
  await page.goto(MAIN_DOC);
  const details = sidebar(page).locator('details').first();
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

test('NAV-10.b categories stay open between documents, before the application runs', {
  tag: '@audit',
}, async ({ page }) => {
  await hold(page, START_SCRIPTS);
  await page.goto(MAIN_DOC);
  await sidebar(page).getByText('Getting Started').click();
  await sidebar(page).getByText('Deployment', { exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(INSTALLATION);
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toBeVisible();
  // Who comes from elsewhere finds them closed.
  await page.goto('about:blank');
  await page.goto(MAIN_DOC);
  await expect(sidebar(page).getByRole('link', { name: 'Overview' })).toBeHidden();
});
