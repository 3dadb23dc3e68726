/** Tables, from phones up (READ-6). */
import { parse as parseColor, wcagContrast } from 'culori';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { headingRank } from 'hast-util-heading-rank';
import { fileOfRoute, readBuilt, readRoutes } from '../support/builtSite.ts';
import { GALLERY, noScriptsTest, test } from '../support/gallery.ts';
import { selectAll, textOf } from '../support/html.ts';
import { open, startIn } from '../support/pageParts.ts';
import { expect, fileTest, type Locator, type Page } from '../support/test.ts';

const PAGE = GALLERY.tables;

/** The audit has both. */
const MODES = process.env.AUDIT ? (['dark', 'light'] as const) : (['dark'] as const);

const overflowOf = (box: Locator) => box.evaluate((element) => element.scrollWidth - element.clientWidth);

/** The first table of a page that is wider than its box. */
async function firstWide(page: Page): Promise<Locator> {
  const boxes = page.locator('main .table-scroll');
  const index = await boxes.evaluateAll((list) =>
    list.findIndex((box) => box.scrollWidth > box.clientWidth + 40),
  );
  expect(index).toBeGreaterThanOrEqual(0);
  const box = boxes.nth(index);
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return box;
}

const scrollTo = (box: Locator, end: boolean) =>
  box.evaluate((element, toEnd) => {
    element.scrollLeft = toEnd ? element.scrollWidth : 0;
  }, end);

/** The pixel of a box just above its lower edge, where no words are; `x` in px from its start, or below 0 from its end. */
async function pixelOf(box: Locator, x: number): Promise<Buffer> {
  const place = await box.boundingBox();
  if (!place) throw new Error('The box is not seen.');
  const clip = {
    x: place.x + x + (x < 0 ? place.width : 0),
    y: place.y + place.height - 4,
    width: 1,
    height: 1,
  };
  return box.page().screenshot({ clip });
}

fileTest('READ-6.b every table has a name of its own, after its heading', { tag: '@site' }, () => {
  let tables = 0;
  for (const route of readRoutes()) {
    // Headings and the starts of tables alone: to parse all of every page takes many times longer.
    const [, html = ''] = readBuilt(fileOfRoute(route)).split('<main');
    const parts = html.match(/<h([1-4])\b.*?<\/h\1>|<table\b|<[^>]*\btable-scroll\b[^>]*>/gs) ?? [];
    const main = fromHtml(parts.map((part) => part.replace(/^<table$/, '<table></table>')).join(''), {
      fragment: true,
    });
    let heading = '';
    const names: string[] = [];
    for (const element of selectAll('h1, h2, h3, h4, table', main)) {
      if (headingRank(element)) heading = textOf(element).trim();
      else names.push(heading);
    }
    const own = selectAll('.table-scroll', main).map(({ properties }: Element) =>
      String(properties.ariaLabel),
    );
    expect(own.map((name) => name.replace(/ \(\d+\)$/, ''))).toEqual(names.map((name) => `Table: ${name}`));
    expect(new Set(own).size, route).toBe(own.length);
    tables += own.length;
  }
  expect(tables).toBeGreaterThan(0);
});

for (const mode of MODES) {
  test(`READ-6.a READ-6.b ${mode}: an overflowing table has its name and a shade`, async ({ page }) => {
    await startIn(page, mode);
    await page.setViewportSize({ width: 600, height: 900 });
    await open(page, PAGE);
    const box = await firstWide(page);
    const name = await box.getAttribute('aria-label');
    expect(name).toMatch(/^Table: \S/);
    await expect(page.getByRole('group', { name: name ?? '', exact: true })).toHaveCount(1);
    const line = (side: 'Left' | 'Right') =>
      box.evaluate((element, key) => getComputedStyle(element)[`border${key}Color`], side);
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const seen = async () => ({
      before: wcagContrast(await line('Left'), background) >= 3,
      after: wcagContrast(await line('Right'), background) >= 3,
    });
    const hidden = (color: string) => parseColor(color)?.alpha === 0;
    await expect.poll(seen).toMatchObject({ after: true });
    expect(hidden(await line('Left'))).toBe(true);
    await scrollTo(box, true);
    await expect.poll(async () => hidden(await line('Right'))).toBe(true);
    await expect.poll(seen).toMatchObject({ before: true });
    await scrollTo(box, false);
    await expect.poll(async () => hidden(await line('Left'))).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => overflowOf(box)).toBe(0);
    await expect
      .poll(async () => [hidden(await line('Left')), hidden(await line('Right'))])
      .toEqual([true, true]);

    // All its text holds 7:1 on the shade at its sides.
    await page.setViewportSize({ width: 600, height: 900 });
    const { shades, texts } = await box.evaluate((element) => ({
      shades: getComputedStyle(element).backgroundImage.match(/rgba?\([^)]+\)/g) ?? [],
      texts: [...element.querySelectorAll('th, td, td a')].map((node) => getComputedStyle(node).color),
    }));
    const opaque = shades.filter((color) => parseColor(color)?.alpha !== 0);
    expect(opaque.length).toBeGreaterThan(2);
    expect(texts.length).toBeGreaterThan(4);
    for (const shade of new Set(opaque)) {
      for (const text of new Set(texts))
        expect(wcagContrast(text, shade), `${text} on ${shade}`).toBeGreaterThanOrEqual(7);
    }
  });
}

test('READ-6.a where the system chooses the colours the side with more has a line', {
  tag: '@audit',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto(PAGE);
  const box = await firstWide(page);
  const lines = () =>
    box.evaluate((element) => {
      const { borderLeftColor, borderRightColor, backgroundColor } = getComputedStyle(element);
      const canvas = getComputedStyle(document.body).backgroundColor;
      return { before: borderLeftColor !== canvas, after: borderRightColor !== canvas, backgroundColor };
    });
  await expect.poll(lines).toMatchObject({ before: false, after: true });
  await scrollTo(box, true);
  await expect.poll(lines).toMatchObject({ before: true, after: false });
});

noScriptsTest(
  'READ-6.a without scripts a shade marks the sides with more columns',
  { tag: '@audit' },
  async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await page.goto(PAGE);
    const box = await firstWide(page);
    // Inside of the lines, which are transparent here.
    const shaded = async () => {
      const [before, middle, after] = [
        await pixelOf(box, 3),
        await pixelOf(box, 200),
        await pixelOf(box, -4),
      ];
      return { before: !before.equals(middle), after: !after.equals(middle) };
    };
    expect(await shaded()).toEqual({ before: false, after: true });
    await scrollTo(box, true);
    expect(await shaded()).toEqual({ before: true, after: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await shaded()).toEqual({ before: false, after: false });
  },
);

/** How a phone shows the tables of a page, by their names. */
const formsOf = (page: Page) =>
  page.locator('main .table-scroll').evaluateAll((boxes) =>
    boxes.map((box) => {
      const table = box.firstElementChild as HTMLTableElement;
      const header = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent);
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      const isStacked = rows.every((row) => {
        const tops = [...row.cells].map((cell) => cell.getBoundingClientRect().top);
        return tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0));
      });
      const isLabelled = rows.every((row) =>
        [...row.cells].every((cell, index) =>
          cell.textContent === ''
            ? getComputedStyle(cell, '::before').content === 'none'
            : getComputedStyle(cell, '::before').content.startsWith(`"${header[index]}: "`),
        ),
      );
      return {
        name: box.getAttribute('aria-label')?.replace('Table: ', ''),
        columns: header.length,
        isCards: isStacked && isLabelled,
        isTable: !isStacked && !isLabelled,
        overflows: box.scrollWidth > box.clientWidth,
      };
    }),
  );

test('READ-6.c up to 480 px tables that do not fit are cards, with roles of tables', async ({ page }) => {
  // The audit also has tables that the build generates; the last page is the one above, for the checks below.
  for (const route of process.env.AUDIT ? [GALLERY.samples, GALLERY.routes, PAGE] : [PAGE]) {
    await page.goto(route);
    for (const width of process.env.AUDIT ? [320, 390] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const { name, columns, isCards, isTable, overflows } of await formsOf(page)) {
        expect(isCards !== isTable, `${name} on ${route} at ${width} px`).toBe(true);
        if (columns <= 2) expect([isTable, overflows], `${name} at ${width} px`).toEqual([true, false]);
        if (isCards) expect(overflows, `${name} at ${width} px`).toBe(false);
      }
    }
  }
  const forms = await formsOf(page);
  const namesOf = (kind: 'isCards' | 'overflows') =>
    forms.filter((form) => form[kind]).map(({ name }) => name);
  expect(namesOf('isCards')).toEqual(['Options']);
  expect(namesOf('overflows')).toEqual(['What runs']);

  // The compared columns scroll beside a fixed first column.
  const compared = page.getByRole('group', { name: 'Table: What runs' });
  const request = compared.getByRole('cell').first();
  await expect(request).toBeVisible();
  await scrollTo(compared, true);
  expect((await request.boundingBox())?.x).toBeGreaterThanOrEqual((await compared.boundingBox())?.x ?? 0);

  const session = await page.context().newCDPSession(page);
  const roles = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const counts: Record<string, number> = {};
    for (const { role, ignored } of nodes) {
      const name = String(role?.value);
      if (!ignored && ['table', 'row', 'cell', 'columnheader'].includes(name))
        counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const display = () =>
    page
      .locator('main .cards td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).display);
  const narrow = await roles();
  await page.setViewportSize({ width: 480, height: 844 });
  expect(await display()).toBe('block');
  await page.setViewportSize({ width: 481, height: 844 });
  expect(await display()).toBe('table-cell');
  const wide = await roles();
  expect(wide.columnheader).toBeGreaterThan(0);
  expect(narrow, 'rows, cells and column headers').toEqual(wide);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  expect(await display()).toBe('table-cell');
});
