/** Recorded responses and output (READ-5). */
import { parse as parseColor, wcagContrast } from 'culori';
import type { Element } from 'hast';
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import { copied, withClipboard } from '../support/clipboard.ts';
import { GALLERY, noScriptsTest, test } from '../support/gallery.ts';
import { select, selectAll, textOf, treeOf } from '../support/html.ts';
import { startIn } from '../support/pageParts.ts';
import { expect, fileTest, type Page } from '../support/test.ts';

test.use(withClipboard);

const PAGE = GALLERY.samples;

/** Lines that are shown unfolded at most. */
const MAX_LINES = 12;

const exchangesOf = (page: Page) =>
  page.locator('main [role="group"]:has([data-status]):not([data-drawing] *, details:not([open]) *)');
const foldOf = (page: Page) => page.locator('main figure details', { hasText: /^Body: \d+ lines/ }).first();

// The audit has both widths in both modes.
for (const mode of process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const)) {
  for (const width of process.env.AUDIT ? [390, 1440] : [390]) {
    test(`READ-5.a method, address and status are seen as marks (${mode}, ${width} px)`, async ({ page }) => {
      await startIn(page, mode);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PAGE);
      const refused = exchangesOf(page).filter({ hasText: '400 Bad Request' }).first();
      await expect(refused.getByText('POST', { exact: true })).toBeVisible();
      await expect(refused.locator('.Exchange-line')).toContainText('/api/orders');
      await expect(refused.locator('[data-status]')).toHaveText('400 Bad Request');
      const marks = await exchangesOf(page).evaluateAll((exchanges) =>
        exchanges.flatMap((exchange) => {
          const line = exchange.querySelector('.Exchange-line');
          const frame = exchange.closest('.Program') ?? exchange;
          const behind = getComputedStyle(frame).backgroundColor;
          return [...(line?.querySelectorAll('b') ?? [])].map((mark) => {
            const { backgroundColor, color } = getComputedStyle(mark);
            return {
              isSeen: mark.checkVisibility({ visibilityProperty: true }) && mark.getClientRects().length > 0,
              color,
              // That of a fault in the server is filled.
              background: backgroundColor === 'rgba(0, 0, 0, 0)' ? behind : backgroundColor,
              status: mark.dataset.status,
            };
          });
        }),
      );
      const classes = new Set<string>();
      for (const { isSeen, color, background, status } of marks) {
        expect(isSeen).toBe(true);
        expect(wcagContrast(parseColor(color) ?? '', parseColor(background) ?? '')).toBeGreaterThanOrEqual(7);
        if (status) classes.add(`${status} ${color}`);
      }
      // Successes and errors: each class in a different colour.
      expect(classes.size).toBe(3);
      expect(new Set([...classes].map((entry) => entry.slice(2))).size).toBe(classes.size);
    });
  }
}

fileTest('READ-5.b long bodies and outputs are folded, with their number of lines', () => {
  const problems: string[] = [];
  let folds = 0;
  for (const route of readRoutes()) {
    if (!readBuilt(fileOfRoute(route)).includes('data-status=')) continue;
    const main = select('main', treeOf(route));
    for (const block of selectAll('figure[data-code-block]', main)) {
      const title = textOf(select('figcaption', block) as Element);
      const parts = selectAll('code', block).map(textOf);
      const isMessage = parts[0]?.startsWith('HTTP/') ?? false;
      if (!isMessage && !title.startsWith('Console')) continue;
      const whole = parts.join('');
      const end = whole.indexOf('\n\n');
      const content = isMessage ? (end < 0 ? '' : whole.slice(end + 2)) : whole;
      const count = content.replace(/\n$/, '').split('\n').length;
      const summary = select('details > summary', block);
      if (summary) {
        folds++;
        const label = `${isMessage ? 'Body' : 'Output'}: ${count} lines`;
        if (textOf(summary) !== label || count <= MAX_LINES)
          problems.push(`${route}: "${textOf(summary)}" folds ${count} lines`);
      } else if (count > MAX_LINES && !isInFold(main as Element, block))
        problems.push(`${route}: ${count} lines of "${title}" are not folded`);
    }
  }
  expect(problems).toEqual([]);
  expect(folds).toBeGreaterThan(10);
});

/** True for a block inside a disclosure, with its number of lines in the summary. */
function isInFold(main: Element, block: Element): boolean {
  return selectAll('details', main).some(
    (details) =>
      selectAll('figure', details).includes(block) &&
      / \d+ lines/.test(textOf(select('summary', details) as Element)),
  );
}

test('READ-5.a READ-5.c a folded response has its status; on paper it is unfolded', async ({ page }) => {
  await page.goto(GALLERY.pairs);
  const summary = page.locator('main details:has([role="group"]) > summary').first();
  await expect(summary.locator('b').first()).toHaveText(/^[A-Z]+$/);
  await expect(summary).toContainText(/ \/\S/);
  await expect(summary.locator('[data-status]')).toHaveText(/^\d{3} \w/);

  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('main :is(figure details, details:has([role="group"]))').locator('code');
  const hidden = () =>
    folded.evaluateAll(
      (list) =>
        list.filter(
          (code) => !code.checkVisibility({ contentVisibilityAuto: true }) || code.clientHeight === 0,
        ).length,
    );
  for (const route of [GALLERY.pairs, GALLERY.samples]) {
    await page.goto(route);
    expect(await folded.count(), route).toBeGreaterThan(1);
    // A busy browser lays the sheet of paper out a frame later.
    await expect.poll(hidden, route).toBe(0);
  }
});

noScriptsTest('READ-5.d without scripts a folded body is reached', async ({ page }) => {
  await page.goto(PAGE);
  const fold = foldOf(page);
  await expect(fold.locator('code')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('code')).toBeVisible();
});

test('READ-5.b READ-5.d READ-5.e READ-5.f a body is unfolded, found, and copied whole', async ({ page }) => {
  await page.goto(PAGE);
  const fold = foldOf(page);
  const block = fold.locator('xpath=ancestor::figure');
  const head = block.locator('[data-head]');
  await expect(head).toBeHidden();
  await block.locator('xpath=../details/summary').click();
  await expect(head).toContainText('HTTP/1.1');
  await expect(head).toBeVisible();
  await expect(fold.locator('code')).toBeHidden();
  const copy = block.getByRole('button', { name: 'Copy' });
  await copy.click();
  await expect(copy).toHaveAttribute('data-reply', 'Copied');
  await expect(fold.locator('code')).toBeHidden();
  const text = await copied(page);
  expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\n[\s\S]*\n\n\{\n[\s\S]*\n\}$/);
  expect(text).not.toContain('lines');

  await fold.locator('summary').click();
  await expect(fold.locator('code')).toBeVisible();
  await fold.locator('summary').press('Enter');
  await expect(fold.locator('code')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(fold.locator('code')).toBeVisible();

  const body = (await fold.locator('code').textContent()) ?? '';
  const words = /"message": "([^"]{12,})"/.exec(body)?.[1];
  expect(words).toBeDefined();
  await page.goto('about:blank');
  // The browser finds a text fragment as it finds text with its own search.
  await page.goto(`${PAGE}#:~:text=${encodeURIComponent(words ?? '')}`);
  await expect(fold).toHaveAttribute('open');
});

test('READ-5.a on a phone a folded request is below its title, in line with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(GALLERY.steps);
  const summary = page.locator('main summary:has([data-status]):visible').first();
  const { title, marks } = await summary.evaluate((element) => {
    const range = document.createRange();
    range.selectNode([...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) ?? element);
    const of = ({ left, top, bottom }: DOMRect) => ({ left, top, bottom });
    return {
      title: of(range.getBoundingClientRect()),
      marks: of((element.querySelector(':scope > span') ?? element).getBoundingClientRect()),
    };
  });
  expect(marks.top).toBeGreaterThanOrEqual(title.bottom - 1);
  expect(marks.left).toBeCloseTo(title.left, 0);

  await page.goto(PAGE);
  const starts = await exchangesOf(page).evaluateAll((exchanges) =>
    exchanges.flatMap((exchange) =>
      [...exchange.querySelectorAll('.Exchange-title, .Exchange-line, [data-kind="message"] code')]
        .filter((part) => part.checkVisibility())
        .map(
          (part) => part.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(part).paddingLeft),
        ),
    ),
  );
  expect(starts.length).toBeGreaterThan(3);
  expect(new Set(starts).size).toBe(1);
});
