/** Drawings of the docs: every guide has one, and it can be read everywhere (contributing/look.md#drawings). */
import { kindOf } from '../../scripts/words/kinds.ts';
import { fileOfRoute, isDoc, listFiles, readBuilt, readRoutes } from '../support/builtSite.ts';
import { GALLERY, test as galleryTest } from '../support/gallery.ts';
import { hrefOf, select, selectAll, textOf, textsOf, treeOf } from '../support/html.ts';
import { expect, fileTest, type Locator, type Page, test } from '../support/test.ts';

const DRAWING = 'main figure[data-drawing]';
const HERE = 'main figure[data-drawing="here"]';

const GUIDES = readRoutes().filter((route) => isDoc(route) && kindOf(route) === 'guide');

const plain = (text: string) => text.replace(/[`*\s]+/g, ' ').trim();

fileTest('every guide has a drawing with a sentence, which its Markdown has and the search has not', () => {
  expect(GUIDES.length).toBeGreaterThan(0);
  const searched = listFiles('.json')
    .filter((file) => file.includes('search/bodies'))
    .map((file) => readBuilt(file));
  expect(searched.length).toBeGreaterThan(0);
  for (const route of GUIDES) {
    const drawings = selectAll(DRAWING, treeOf(route));
    expect(drawings.length, route).toBeGreaterThan(0);
    const markdown = plain(readBuilt(fileOfRoute(route).replace(/\.html$/, '.md')));
    for (const drawing of drawings) {
      const caption = textsOf('figcaption li, figcaption', drawing)[0] ?? '';
      expect(caption, route).toMatch(/.{20,}\.$/);
      for (const sentence of textsOf('figcaption:not(:has(li)), figcaption li', drawing))
        expect(markdown, route).toContain(sentence);
      const inside = selectAll('ol li', select('ol', drawing)).map((entry) => textOf(entry));
      const isSaid = select('figcaption ol', drawing) !== undefined;
      if (inside.length > 2 && !isSaid)
        for (const index of searched)
          expect(index, route).not.toContain(JSON.stringify(inside.join('\n')).slice(1, -1));
    }
  }
});

fileTest('each layer of "you are here" leads to the page that is about it, and is emphasised there', () => {
  const pages = GUIDES.filter((route) => select(HERE, treeOf(route)));
  expect(pages.length).toBeGreaterThan(3);
  const layersOf = (route: string) => selectAll(`${HERE} ol > li`, treeOf(route));
  for (const route of pages) {
    const layers = layersOf(route);
    expect(layers.filter((layer) => select('strong', layer)).length, route).toBeGreaterThan(0);
    for (const [at, layer] of layers.entries()) {
      if (select('strong', layer)) continue;
      const [target = ''] = hrefOf(select('a', layer)).split('#');
      const own = layersOf(target)[at];
      expect(own && select('strong', own), `${route}: ${textOf(layer)} → ${target}`).toBeTruthy();
    }
  }
});

/** Faults of a drawing at a width: parts that overflow it, and text that is smaller than 12 px on the screen. */
const mistakes = (drawings: Locator) =>
  drawings.evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const box = figure.getBoundingClientRect();
      const found: string[] = [];
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || parent.closest('title, desc, .visually-hidden')) continue;
        // Of several requests only the one that is chosen is shown.
        if (!parent.checkVisibility()) continue;
        const svg = parent.closest('svg');
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
        const name = node.textContent.trim().slice(0, 40);
        if (size < 12) found.push(`"${name}" is ${size} px high`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        // A row of choices scrolls.
        const row = parent.closest('fieldset, [role="radiogroup"]');
        if (row && getComputedStyle(row).overflowX === 'auto') continue;
        if (left < box.left - 0.5 || right > box.right + 0.5) found.push(`"${name}" sticks out`);
      }
      if (figure.scrollWidth > figure.clientWidth + 1) found.push('the drawing overflows');
      return found;
    }),
  );

/** Lines and words of a drawing that have the colour of the ground. */
const unseen = (page: Page) =>
  page.locator(DRAWING).evaluateAll((figures) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return figures.flatMap((figure) =>
      [...figure.querySelectorAll('*')].flatMap((each) => {
        const { color, stroke, fill } = getComputedStyle(each);
        const words = each instanceof SVGTextElement ? fill : color;
        const isSeen =
          each instanceof SVGGeometryElement
            ? stroke !== ground || fill !== ground
            : words !== ground || each.closest('strong');
        return isSeen ? [] : [`${each.tagName} "${each.textContent}"`];
      }),
    );
  });

/** Where a drawing is narrow; the audit has phones, tablets and desktops, too, and all guides. */
const WIDTHS_OF_DRAWINGS = process.env.AUDIT ? [320, 390, 768, 1440] : [320];

test.describe('without scripts', () => {
  // The application would start twenty times for nothing.
  test.use({ javaScriptEnabled: false });

  test('no drawing overflows or has small text, all is seen in forced colours', async ({ page }) => {
    for (const route of GUIDES.filter((_, at) => process.env.AUDIT || at % 6 === 0)) {
      await page.goto(route);
      const drawings = page.locator(DRAWING);
      // Content beside the drawings takes long to lay out at every width.
      await drawings.evaluateAll((figures) => {
        for (const sibling of [...(figures[0]?.parentElement?.children ?? [])])
          if (!figures.some((figure) => figure === sibling)) sibling.remove();
      });
      for (const width of WIDTHS_OF_DRAWINGS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await mistakes(drawings), `${route} at ${width} px`).toEqual([]);
      }
      for (const drawing of await drawings.all()) await expect(drawing).toHaveAccessibleName(/.{20,}/);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await unseen(page), route).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
});

galleryTest.describe('without scripts', () => {
  galleryTest.use({ javaScriptEnabled: false });

  galleryTest('"you are here" has a weight, a line and an arrow, not a colour alone', async ({ page }) => {
    await page.goto(GALLERY.drawings);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const layers = await page.locator(HERE).evaluate((figure) => {
        const shapes = [...figure.querySelectorAll('path')].map((path) => getComputedStyle(path));
        return [...figure.querySelectorAll('li')].map((layer, at) => {
          const words = layer.querySelector('strong, a') ?? layer;
          return {
            emphasised: words.matches('strong'),
            weight: Number(getComputedStyle(words).fontWeight),
            line: shapes[at]?.strokeWidth,
            fill: shapes[at]?.fill,
            arrow: getComputedStyle(words, '::before').content !== 'none',
          };
        });
      });
      const own = layers.filter(({ emphasised }) => emphasised);
      const others = layers.filter(({ emphasised }) => !emphasised);
      expect(own.length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(0);
      for (const layer of own) {
        expect(layer.arrow).toBe(true);
        for (const other of others) {
          expect(layer.weight).toBeGreaterThan(other.weight);
          expect(layer.line).not.toBe(other.line);
          expect(other.arrow).toBe(false);
        }
      }
    }
  });
});
