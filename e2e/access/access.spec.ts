/**
 * look.md: needs of every reader, on every template: the order of the keyboard, forced colours, zoom, spacing,
 * targets, measure, stillness, paper. Axe and html-validate judge every page in `gates.spec.ts`;
 * `versions.spec.ts` tests the text that a screen reader reads.
 */

import { readRoutes } from '../support/builtSite.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { DOC, TEMPLATES, type Template } from '../support/pages.ts';
import { appReady, expect, type Page, type Problems, STATUS_404, test } from '../support/test.ts';

/** Opens the page of a template and waits for the application. */
async function open(page: Page, template: Template, problems: Problems) {
  if ('status' in template) problems.expect(STATUS_404);
  await page.goto(template.route);
  await appReady(page);
}

/** A stop of the Tab key. */
interface Stop {
  /** True when it comes after the last stop in the document. */
  behind: boolean;
  /** The landmark around it: `nav Main`, `main`, `footer`; `page` outside of all. */
  region: string;
  name: string;
  /** Width of the focus ring in px. */
  ring: number;
  /** True when at least its first line is in the window and not below the navbar. */
  seen: boolean;
}

/** Where the focus is; null when it has left the page. */
function currentStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const landmark = element.closest('nav, aside, main, footer, dialog');
  const label = landmark?.getAttribute('aria-label');
  const rect = element.getBoundingClientRect();
  const header = document.querySelector('header');
  const below = header && header.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
  // A skip link covers the navbar.
  const isAbove =
    getComputedStyle(element).position === 'fixed' &&
    element.contains(document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2));
  const top = below && !isAbove ? header.getBoundingClientRect().bottom : 0;
  const line = Math.min(rect.height, 24);
  const words = [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
    .map(({ textContent }) => textContent);
  const state = globalThis as { stopBefore?: Element };
  const before = state.stopBefore ?? document.documentElement;
  state.stopBefore = element;
  return {
    behind: (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    region: landmark ? [landmark.localName, label].filter(Boolean).join(' ') : 'page',
    // An editor has its name inside of its shadow root.
    name: ((element.shadowRoot?.activeElement ?? element).getAttribute('aria-label') ?? words.join(''))
      .replace(/\s+/g, ' ')
      .trim(),
    ring: Number.parseFloat(getComputedStyle(element).outlineWidth),
    seen: rect.bottom >= top + line - 1 && rect.top <= innerHeight - line + 1,
  };
}

/** Number of Tab presses between checks whether the focus has left the page. */
const PRESSES = 20;

/** Presses Tab from the top of the page until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  // Each stop is looked at as soon as its key is up: to ask for it from outside takes as long as all else.
  await page.evaluate(`{
    const look = ${currentStop};
    globalThis.stops = [];
    addEventListener('keyup', () => globalThis.stops.push(look()), true);
  }`);
  for (;;) {
    for (let press = 0; press < PRESSES; press += 1) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => (globalThis as unknown as { stops: (Stop | null)[] }).stops);
    const end = stops.indexOf(null);
    if (end >= 0) return stops.slice(0, end).filter((stop) => stop !== null);
    expect(stops.length, `stops of the Tab key; the last is "${stops.at(-1)?.name}"`).toBeLessThan(600);
  }
}

/** Without consecutive duplicates: regions in the order of the keyboard. */
const runs = (names: readonly string[]) => names.filter((name, at) => name !== names[at - 1]);

const TOP = ['page', 'aside Announcement', 'nav Main'];

/** A sidebar on desktops, and what follows the text: only articles have an outline. */
interface Frame {
  sidebar?: string;
  after?: readonly string[];
}

const LIST: Frame = { sidebar: 'Blog' };

const FRAMES: Record<Template['name'], Frame> = {
  home: {},
  playground: {},
  doc: { sidebar: 'Documentation pages', after: ['nav Previous and next page'] },
  tutorial: { sidebar: 'Tutorial pages', after: ['nav Previous and next page'] },
  post: { sidebar: 'Blog', after: ['nav Related posts', 'nav Newer and older posts'] },
  blog: LIST,
  archive: LIST,
  tags: LIST,
  tag: LIST,
  authors: LIST,
  author: LIST,
  'not-found': {},
};

/** Regions in the order of the keyboard. */
function regionsOf({ sidebar, after = [] }: Frame, layout: 'desktop' | 'mobile'): string[] {
  if (layout === 'mobile') return [...TOP, 'main', ...after, 'footer'];
  const before = sidebar ? [`nav ${sidebar}`, 'nav Breadcrumbs'] : [];
  const outline = after.length > 0 ? ['nav On this page'] : [];
  return [...TOP, ...before, 'main', ...after, ...outline, 'footer'];
}

const NAVBAR = {
  desktop: ['BurgerAPI', 'Docs', 'Blog', 'GitHub', /^Docs version/, /^Language/, /^Search/, /^Colour mode/],
  mobile: ['Open navigation menu', 'BurgerAPI', /^Search/, /^Colour mode/],
};

/** Controls and links outside of running text, with their size in px. */
const targetsOf = (page: Page) =>
  page.locator('a:visible, button:visible, summary:visible, input:visible').evaluateAll((targets) =>
    targets.flatMap((target) => {
      // A link in a sentence, a list or a table of an article is text (WCAG 2.5.8), its tools apart; the skip link is seen only with focus.
      const text = target.closest('article')
        ? target.closest('article :is(li, td, th, h2, h3, h4, dd)') &&
          !target.closest('nav, [data-feed="skip"]')
        : null;
      const sentence = target.closest('p');
      const inSentence = sentence && sentence.textContent?.trim() !== target.textContent?.trim();
      if (target.matches('.skip-link') || text || inSentence) return [];
      const { width, height } = target.getBoundingClientRect();
      const what = `${target.localName} ${target.getAttribute('aria-label') ?? target.textContent?.trim()}`;
      return [{ what: what.slice(0, 60), width: Math.round(width), height: Math.round(height) }];
    }),
  );

/** Lines of prose with more than 80 characters. Titles of exchanges have marks beside them, and a single word cannot be broken. */
const longLines = (page: Page) =>
  page.locator('main :is(p, li, dd)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      // Links beside each other are no prose.
      const isRow = getComputedStyle(block).display === 'flex';
      if (isRow || block.closest('table, nav, figure, [role="group"], summary') || !block.checkVisibility())
        return [];
      // The characters of each line, grouped by their vertical position.
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom / 12);
          lines.set(line, (lines.get(line) ?? '') + text[at]);
        }
      }
      return [...lines.values()].filter((line) => line.trim().length > 80 && line.trim().includes(' '));
    }),
  );

/** Elements with a transition or an animation of more than 1 ms. */
const moving = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo);
        const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat));
        const animated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.001;
        return longest > 0.001 || animated ? [`${element.outerHTML.slice(0, 80)} ${pseudo}`] : [];
      }),
    ),
  );

/** Templates with a frame of their own; the audit has all. */
const SHOWN = TEMPLATES.filter(
  ({ name }) => process.env.AUDIT || ['home', 'playground', 'doc'].includes(name),
);

/** Templates that are printed; in the audit one of each kind of article. */
const PRINTED: readonly Template['name'][] = process.env.AUDIT
  ? ['home', 'doc', 'tutorial', 'post']
  : ['doc'];

/** Longest time in ms that a template may take on a busy machine. */
const MAX_TEMPLATE_MS = 30_000;

test.beforeEach(() => test.setTimeout(SHOWN.length * MAX_TEMPLATE_MS));

/** The keyboard walks through a page in order. */
async function expectOrder(page: Page, { name }: Template, layout: 'desktop' | 'mobile'): Promise<void> {
  const stops = await walk(page);
  expect(stops[0]?.name).toBe('Skip to content');
  expect(runs(stops.map(({ region }) => region))).toEqual(regionsOf(FRAMES[name], layout));
  const bar = stops.filter(({ region }) => region === 'nav Main').map(({ name: each }) => each);
  expect(bar).toHaveLength(NAVBAR[layout].length);
  for (const [at, each] of NAVBAR[layout].entries()) expect(bar[at]).toMatch(each);
  expect(stops.filter(({ behind, name: each, ring, seen }) => !behind || !each || ring < 2 || !seen)).toEqual(
    [],
  );
}

/** Nothing is wider than a narrow window, one at 400 % zoom, and with a reader's own spacing or size of text. */
async function expectReflow(page: Page): Promise<void> {
  // A phone, and 1280 × 1024 at 400 %.
  for (const height of [800, 256]) {
    await page.setViewportSize({ width: 320, height });
    await expectNoOverflow(page, `320 × ${height}`);
  }
  // WCAG 1.4.12: line height, spacing of paragraphs, letters and words. A reader's own style sheet overrides the site's.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } html body p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expectNoOverflow(page, 'wider spacing at 320 px');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 1280, height: 1024 });
  await expectNoOverflow(page, 'text twice as large');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

/** A page prints as an article with its address, black on white, in dark mode too. */
async function expectPrinted(page: Page, { route }: Template): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  const chrome = page.locator('header, footer, aside, nav, main button');
  expect(await chrome.count()).toBeGreaterThan(5);
  await expect(chrome.locator('visible=true')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(`https://burger-api.com${route}`, { exact: true })).toBeVisible();
  const panels = page.locator('[role="tabpanel"]');
  await expect(panels.locator('visible=true')).toHaveCount(await panels.count());
  const cut = await page
    .locator('main pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
  expect(cut, 'blocks of code that paper would cut off').toBe(0);
  await page.emulateMedia({ media: null });
}

test('NAV-9.c the keyboard walks through each template, which fits and prints', async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const template of SHOWN) {
    await test.step(template.name, async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await open(page, template, problems);
      expect(await longLines(page), 'lines of more than 80 characters').toEqual([]);
      expect(await moving(page), 'what moves for longer than 1 ms').toEqual([]);
      const targets = await targetsOf(page);
      expect(targets.length).toBeGreaterThan(8);
      expect(targets.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
      await expectOrder(page, template, 'desktop');
      await expectReflow(page);
      if (PRINTED.includes(template.name)) await expectPrinted(page, template);
    });
  }
});

test('NAV-9.c no line of a page has more than 80 characters, at any width', async ({ page }) => {
  const pages = process.env.AUDIT ? readRoutes() : [DOC];
  test.setTimeout(pages.length * MAX_TEMPLATE_MS);
  for (const route of pages) {
    await page.goto(route);
    for (const width of [768, 996, 997, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await longLines(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('on touch targets are 44 px high, and the keyboard has an order', async ({ page, problems }) => {
    for (const template of SHOWN) {
      await test.step(template.name, async () => {
        await open(page, template, problems);
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
        const targets = await targetsOf(page);
        expect(targets.length).toBeGreaterThan(5);
        expect(targets.filter(({ width, height }) => width < 24 || height < 44)).toEqual([]);
        if (process.env.AUDIT || template.name === 'doc') await expectOrder(page, template, 'mobile');
      });
    }
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('in forced colours lines mark chosen, current and focused elements', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(DOC);
    await appReady(page);
    const line = (element: Element) => getComputedStyle(element).borderBlockEndColor;
    const chosen = page.getByRole('tab', { selected: true }).first();
    const other = page.getByRole('tab', { selected: false }).first();
    expect(await chosen.evaluate(line)).not.toBe(await other.evaluate(line));
    const current = page
      .getByRole('navigation', { name: 'Documentation pages' })
      .locator('[aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
    await current.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(current).toBeFocused();
    await expect(current).toHaveCSS('outline-width', '3px');

    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('middleware');
    await expect(page.getByRole('listbox', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    const canvas = await page
      .getByRole('dialog')
      .evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    const result = page.getByRole('option', { selected: true });
    await expect(result).not.toHaveCSS('border-block-end-color', canvas);
    const results = await page.getByRole('option', { selected: false }).all();
    expect(results.length).toBeGreaterThan(0);
    for (const each of results) await expect(each).toHaveCSS('border-block-end-color', canvas);
    await page.emulateMedia({ colorScheme: 'dark' });
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.getByRole('option').locator('mark').first()).toHaveCSS('color', ink);
  });
});
