/** What the brand leaves on every page: icons, manifest, font, social images; and the drawings, in words. */
import fs from 'node:fs';
import path from 'node:path';
import { socialImagePath } from '../plugins/socialImages/path.ts';
import { BUILD, readRoutes } from './support/site.ts';
import { expect, STATUS_404, test } from './support/test.ts';

test('R-7.d the page names icons and a manifest, which are there and are what they say', async ({
  page,
  request,
}) => {
  await page.goto('/docs/');
  const hrefs = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.sort()).toEqual(['/apple-touch-icon.png', '/favicon.ico', '/favicon.svg']);
  const manifestHref = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifestAnswer = await request.get(manifestHref ?? '');
  expect(manifestAnswer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { name: string; start_url: string; icons: { src: string; type: string }[] } =
    await manifestAnswer.json();
  expect(manifest.name).toContain('BurgerAPI');
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toContain(type);
  }
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test('R-8.d a social image of 1200 × 630 pixels and at most 40 kB is drawn for every page', () => {
  const images = fs
    .readdirSync(path.join(BUILD, 'og'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => `/og/${file.split(path.sep).join('/')}`);
  expect(images.sort()).toEqual(readRoutes().map(socialImagePath).sort());
  for (const image of images) {
    const bytes = fs.readFileSync(path.join(BUILD, image));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(bytes.length, image).toBeLessThanOrEqual(40_000);
  }
});

test('the font is preloaded, used, and moves no line when it arrives late', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/fonts/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/core/configuration', { waitUntil: 'domcontentloaded' });
  const preload = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  const lineHeight = () =>
    page
      .locator('main h2')
      .first()
      .evaluate((each) => each.getBoundingClientRect().height);
  const before = await lineHeight();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  expect(await loaded()).not.toContain('Inter');
  release();
  await expect.poll(loaded).toContain('Inter');
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  ).toContain(preload);
  expect(await lineHeight()).toBe(before);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without entries never calls: two frames later there are none.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  // Words on one line may move by a few pixels to the side, nothing moves up or down.
  expect(shift).toBeLessThan(0.001);
});

test('the way of a request is a picture with a name, and a list in the order that is true', async ({
  page,
}) => {
  await page.goto('/');
  const figure = page.locator('figure', { has: page.getByRole('img', { name: 'The way of a request' }) });
  const items = await figure.getByRole('listitem').allTextContents();
  const order = [
    'router',
    'Global middleware runs',
    'Validation',
    'middleware of the route',
    'handler',
    'route’s',
    'global',
  ];
  expect(items).toHaveLength(order.length);
  for (const [index, word] of order.entries()) expect(items[index]).toContain(word);
});

test('the mark and the drawings follow the colours that the reader forces', async ({ page, problems }) => {
  problems.expect(STATUS_404);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/nope');
  const fills = await page
    .getByRole('main')
    .getByRole('img')
    .locator('g path')
    .evaluateAll((paths) => [...new Set(paths.map((each) => getComputedStyle(each).fill))]);
  const [text, ground] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(fills.sort()).toEqual([text, ground].sort());
  const mark = page.getByRole('navigation', { name: 'Main' }).locator('a svg path').first();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BurgerAPI' });
  expect(await mark.evaluate((each) => getComputedStyle(each).fill)).toBe(
    await link.evaluate((each) => getComputedStyle(each).color),
  );
});
