/** The brand on every page: icons, manifest, font, social images; and the drawings, in words. */
import fs from 'node:fs';
import path from 'node:path';
import { BLOG, MAIN_DOC } from '../support/addresses.ts';
import { BUILD, listFiles, readPages } from '../support/builtSite.ts';
import { hold } from '../support/faults.ts';
import { hrefsOf, selectAll, textsOf, treeOf } from '../support/html.ts';
import { DOC, DOC_WITH_TABLES, POST, TUTORIAL } from '../support/pages.ts';
import { dialogOf } from '../support/search.ts';
import { appReady, expect, fileTest, type Page, STATUS_404, test } from '../support/test.ts';

fileTest('R-7.d icons and manifest exist, with their declared types', async ({ request }) => {
  const tree = treeOf(MAIN_DOC);
  const hrefs = hrefsOf('link[rel="icon"], link[rel="apple-touch-icon"]', tree);
  expect(hrefs.sort()).toEqual(['/apple-touch-icon.png', '/favicon.ico', '/favicon.svg']);
  const [manifestHref = ''] = hrefsOf('link[rel="manifest"]', tree);
  const manifestAnswer = await request.get(manifestHref);
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

fileTest('every page has a social image of 1200 × 630 pixels and 60 kB at most', { tag: '@site' }, () => {
  const images = listFiles('.png').filter((file) => file.startsWith('og/'));
  const routes = readPages().map((route) => route.replace(/^\/|\/$/g, '') || 'index');
  expect(images).toEqual(routes.map((route) => `og/${route}.png`).sort());
  for (const image of images) {
    const bytes = fs.readFileSync(path.join(BUILD, image));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(bytes.length, image).toBeLessThanOrEqual(60_000);
  }
});

/** Width in px of the heading's words: it differs between the fonts. */
const widthOf = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().width;
  });

/** Opens a page whose font comes too late for the first paint. @returns the width of its heading before the font came. */
async function openWithLateFont(page: Page, address: string): Promise<{ width: number; html: string }> {
  const font = await hold(page, /\/fonts\/.*\.woff2$/);
  const arrives = page.waitForResponse('**/fonts/*.woff2');
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  const preload = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  // Browsers wait for an optional font 100 ms at most, then never again in this document.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 100;
  });
  const width = await widthOf(page);
  await font.release();
  expect(new URL((await arrives).url()).pathname).toBe(preload);
  await page.evaluate(() => document.fonts.ready);
  return { width, html: (await response?.text()) ?? '' };
}

test('the font is preloaded; a late one waits for the next document', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // One of each kind, with links in view to pages of other sheets; sheets are in the head of some, in the middle of others. The
  // audit has all.
  const all = [DOC_WITH_TABLES, '/', DOC, TUTORIAL, BLOG, POST];
  for (const address of process.env.AUDIT ? all : all.slice(0, 2)) {
    const { width, html } = await openWithLateFont(page, address);
    await appReady(page);
    const own = html.match(/rel="stylesheet"/g) ?? [];
    // Style sheets of prefetched pages are inserted between those of this page …
    await expect.poll(() => page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(own.length);
    expect(await widthOf(page), address).toBe(width);
    await expect(page.locator('html'), address).not.toHaveAttribute('data-shift');
    // … and those of parts that load on demand follow them.
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible();
    expect(await widthOf(page), address).toBe(width);
  }
  const late = await widthOf(page);
  // On a busy machine even the cache may be late.
  await expect(async () => {
    await page.reload();
    await appReady(page);
    expect(await widthOf(page)).not.toBe(late);
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test('a late font waits, too, when sheets of page and search come at once', async ({ page }) => {
  const { width } = await openWithLateFont(page, '/');
  const sheets = await hold(page, /\/static\/css\//);
  await appReady(page);
  await sheets.arrived;
  const search = page.waitForRequest(/\/static\/css\/async\//);
  await page.keyboard.press('/');
  await search;
  await sheets.release();
  await expect(dialogOf(page)).toBeVisible();
  expect(await widthOf(page)).toBe(width);
});

fileTest('the request lifecycle is a picture with a name, and a list in the order that is true', () => {
  const [items = []] = selectAll('figure', treeOf('/')).flatMap((figure) => {
    const [name = ''] = textsOf('svg[role="img"][aria-labelledby] > title', figure);
    return name.startsWith('The request lifecycle') ? [textsOf('li', figure)] : [];
  });
  expect(items).toEqual(
    [
      'router',
      'Global middleware runs',
      'Validation',
      'middleware of the route',
      'handler',
      "route's",
      'global',
    ].map((word) => expect.stringContaining(word)),
  );
});

test('the mark and the drawings follow the colours that the reader forces', async ({ page, problems }) => {
  problems.expect(STATUS_404);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/nope');
  const fills = await page
    .getByRole('main')
    .getByRole('img')
    .locator('g path')
    .evaluateAll((paths) => paths.map((each) => getComputedStyle(each).fill));
  const ofBody = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(new Set(fills)).toEqual(new Set(ofBody));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BurgerAPI' });
  const colour = await link.evaluate((each) => getComputedStyle(each).color);
  await expect(link.locator('svg path').first()).toHaveCSS('fill', colour);
});
