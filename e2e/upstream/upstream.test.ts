/**
 * Faults of the engine whose reports are in `contributing/upstream`: each is shown by the installed engine. When a test fails, the
 * engine has changed: the report goes, and perhaps a trap of holds.md with it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import type { Browser, Page } from 'playwright';
import { PROJECT_ROOT } from '../../plugins/projectRoot.ts';
import { browserArgs, findTestBrowser } from '../../scripts/browser.mjs';
import { buildSite, type RunningSite, serveSite } from '../../scripts/servers/engineServer.ts';
import { removeSite } from '../support/copiedSite.ts';

const REPORTS = path.join(PROJECT_ROOT, 'contributing/upstream');

const names = fs.readdirSync(REPORTS).flatMap((file) => /(.*)\.md$/.exec(file)?.slice(1) ?? []);

test('a report has expectation, result, steps, the version, and a site that shows the defect', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const report = fs.readFileSync(path.join(REPORTS, `${name}.md`), 'utf8');
    expect(report.match(/^#+ .*|^`@rspress\/core` \d+\.\d+\.\d+$/gm)?.slice(1), name).toEqual([
      expect.stringContaining('@rspress/core'),
      '## Expected',
      '## Actual',
      '## Reproduction',
    ]);
    expect(report).toContain(`\`${name}/\``);
    expect(fs.existsSync(path.join(REPORTS, name, 'docs')), name).toBe(true);
  }
});

/** One site of all reproductions, so that one build is enough: the pages of each are in a folder of its name. */
function composeSite(): string {
  const parent = path.join(PROJECT_ROOT, '.rspress/fixtures');
  fs.mkdirSync(parent, { recursive: true });
  const site = fs.mkdtempSync(path.join(parent, 'upstream-'));
  for (const name of names) {
    const docs = path.join(REPORTS, name, 'docs');
    const own = path.join(site, 'docs', name);
    fs.cpSync(docs, own, { recursive: true });
    const files = path.join(own, 'public');
    if (fs.existsSync(files)) fs.cpSync(files, path.join(site, 'docs/public'), { recursive: true });
    fs.rmSync(files, { recursive: true, force: true });
  }
  fs.writeFileSync(path.join(site, 'docs/index.md'), '# Start\n');
  const configs = names.map((name) => path.join(REPORTS, name, 'rspress.config.ts')).filter(fs.existsSync);
  fs.writeFileSync(
    path.join(site, 'rspress.config.ts'),
    `${configs.map((file, at) => `import c${at} from ${JSON.stringify(file)};`).join('\n')}
const configs = [${configs.map((_, at) => `c${at}`).join(', ')}];
export default Object.assign({}, ...configs, { plugins: configs.flatMap(({ plugins = [] }) => plugins) });\n`,
  );
  return site;
}

/** Longest time in ms for a build and a start on a busy machine. */
const MAX_SITE_MS = 180_000;

// A build and a browser: `npm run audit`.
if (process.env.AUDIT) {
  let site = '';
  let server: RunningSite;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    site = composeSite();
    const { code, output } = await buildSite(site);
    if (code !== 0) throw new Error(output);
    server = await serveSite(site, 'preview');
    const { chromium } = await import('playwright');
    browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
  }, MAX_SITE_MS);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    removeSite(site);
  });

  const built = (file: string) => fs.readFileSync(path.join(site, 'doc_build', file), 'utf8');

  /** Response of the preview to a browser that opens an address. */
  async function answerTo(address: string) {
    const answer = await fetch(server.url + address, { headers: { accept: 'text/html' } });
    const [, heading] = /<h1.*?>(?:<a.*?<\/a>)?([^<]*)/s.exec(await answer.text()) ?? [];
    return { status: answer.status, heading };
  }

  async function open(address: string): Promise<void> {
    page = await browser.newPage();
    await page.goto(server.url + address, { waitUntil: 'networkidle' });
  }

  const CHUNKS = '**/static/js/async/**';
  const blockChunks = () => page.route(CHUNKS, (route) => route.abort());
  /** In the sidebar, and in the page. */
  const linksToSecond = () => page.getByRole('link', { name: 'Second', exact: true });
  const words = () => page.locator('#__rspress_root').textContent();

  test('skipped-hook', () => {
    expect(built('skipped-hook/index.html')).toMatch(/<title[^>]*>Hooks - third</);
  });

  test('failed-chunk: a blank page after Back, also when the network is there again', async () => {
    await open('/failed-chunk/');
    await linksToSecond().first().click();
    await page.waitForURL('**/second');
    await page.reload({ waitUntil: 'networkidle' });
    await blockChunks();
    const failure = page.waitForEvent('pageerror');
    await page.goBack();
    expect((await failure).message).toContain('Loading chunk');
    await expect.poll(words).toBe('');
    await page.unroute(CHUNKS);
    await page.goForward({ waitUntil: 'networkidle' });
    expect(await words()).toBe('');
  });

  test('failed-chunk: a blank page after a click in the sidebar', async () => {
    await open('/failed-chunk/');
    await blockChunks();
    await linksToSecond().first().click();
    await expect.poll(words).toBe('');
  });

  test('failed-chunk: a link of the page that does nothing when the network is there again', async () => {
    await open('/failed-chunk/');
    await blockChunks();
    for (const isOnline of [false, true]) {
      if (isOnline) await page.unroute(CHUNKS);
      const failure = page.waitForEvent('pageerror');
      await linksToSecond().last().click();
      expect((await failure).message).toContain('Loading chunk');
      expect(page.url()).toBe(`${server.url}/failed-chunk/`);
      expect(await words()).toContain('First');
    }
  });

  test('preview-status', async () => {
    for (const address of ['/nothing', '/nothing.js'])
      expect(await answerTo(address)).toEqual({ status: 200, heading: 'Start' });
    expect(built('404.html')).toContain('404');
  });

  test('dotted-address', async () => {
    expect(await answerTo('/failed-chunk/second')).toEqual({ status: 200, heading: 'Second' });
    expect(await answerTo('/dotted-address/v1.0.html')).toEqual({ status: 200, heading: 'Version 1.0' });
    expect(await answerTo('/dotted-address/v1.0')).toEqual({ status: 200, heading: 'Start' });
  });

  test('unguarded-storage', async () => {
    expect(built('index.html')).toContain('Start');
    await open('/frame.html');
    const root = page.frameLocator('iframe').locator('#__rspress_root');
    await expect.poll(() => root.textContent()).toBe('');
  });

  test('entry-growth', () => {
    const html = built('preview-status/index.html');
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => built(file));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join('')).toContain('Heading of page 57');
  });

  test('inline-styles', async () => {
    await open('/inline-styles/');
    const styleOf = (selector: string, name: 'color' | 'textAlign') =>
      page
        .locator(selector)
        .first()
        .evaluate((node, key) => getComputedStyle(node)[key], name);
    expect(await styleOf('pre [style*="keyword"]', 'color')).toBe(await styleOf('pre', 'color'));
    expect(await styleOf('td[style*="right"]', 'textAlign')).not.toBe('right');
  });
}
