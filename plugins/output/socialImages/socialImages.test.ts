import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { socialImagePath } from '../../../model/routes.ts';
import { GROUND, MARK, MARK_COLOURS } from '../../../site.ts';
import { type Card, drawGround, drawWords, WORDS } from './card.ts';
import { createRenderer, writeImages } from './index.ts';
import { encodePalettePng } from './palettePng.ts';
import { drawable, FONT, fitText } from './text.ts';

const card: Card = {
  title: 'Configuration',
  section: 'Docs / Core Concepts',
  layers: [],
  data: { BRAND: 'Example', ORIGIN: 'https://site.example', MARK, MARK_COLOURS, GROUND },
  path: '/docs/core/configuration',
};

/** Texts of a drawing, in its order. */
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test.each([
  ['/', '/og/index.png'],
  ['/docs/', '/og/docs.png'],
  ['/docs', '/og/docs.png'],
  ['/docs/core/configuration', '/og/docs/core/configuration.png'],
  ['/blog/burger-api-v0.5.0-release', '/og/blog/burger-api-v0.5.0-release.png'],
])('the image of %s is %s', (route, image) => {
  expect(socialImagePath(route)).toBe(image);
});

describe('text', () => {
  const sizes = [
    { size: 80, lines: 1 },
    { size: 40, lines: 2 },
  ] as const;

  test('short text takes the largest size', () => {
    expect(fitText('Zod', [...sizes], 600, 700)).toEqual({ lines: ['Zod'], size: 80 });
  });

  test('longer text wraps in a smaller one', () => {
    expect(fitText('Requests from other origins, and preflights', [...sizes], 600, 700)).toEqual({
      lines: ['Requests from other origins,', 'and preflights'],
      size: 40,
    });
  });

  test('what fits nowhere ends with an ellipsis', () => {
    const { lines, size } = fitText('word '.repeat(60).trim(), [...sizes], 600, 700);
    expect(size).toBe(40);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^word .*…$/);
  });

  test('a word wider than the line is cut', () => {
    const { lines } = fitText('a'.repeat(40), [...sizes], 600, 700);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe('a'.repeat(40));
  });

  test.each([
    ['Café — “quoted” über…', 'Café — “quoted” über…'],
    ['Ünïcode → done', 'Unïcode done'],
    ['Łódź ﬁrst\n  line', 'ódz first line'],
    ['Burger 🍔 日本', 'Burger'],
    ['日本', ''],
  ])('of %j the font draws %j', (text, kept) => {
    expect(drawable(text)).toBe(kept);
  });
});

describe('card', () => {
  test('shows section, title, name and host', () => {
    expect(textsOf(drawWords(card))).toEqual(['Docs / Core Concepts', 'Configuration']);
    expect(textsOf(drawGround(card))).toEqual(['Example', 'site.example']);
  });

  test('has a layer for each tag, seven at most', () => {
    const layers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const svg = drawGround({ ...card, layers });
    expect(textsOf(svg).slice(0, 7)).toEqual(layers.slice(0, 7));
    expect(textsOf(svg)).not.toContain('h');
    expect(svg.match(/<rect /g)).toHaveLength(1 + 7);
  });

  test.each(['', '日本'])('stands by its path where the title is %j', (title) => {
    expect(textsOf(drawWords({ ...card, title, path: '/docs/x' }))).toContain('/docs/x');
  });

  test('is well-formed whatever the title contains', () => {
    const svg = drawWords({ ...card, title: 'a < b && c > "d"' });
    expect(textsOf(svg).join(' ')).toContain('a &lt; b &amp;&amp; c &gt; &quot;d&quot;');
    expect(new Resvg(svg).width).toBe(WORDS.width);
  });
});

describe('PNG', () => {
  test('keeps the pixels of a picture with few colours', () => {
    const colours = ['#14110f', '#ffae1f', '#8bd67a', '#ffffff'];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2">${colours
      .map((fill, index) => `<rect x="${index * 2}" width="2" height="2" fill="${fill}"/>`)
      .join('')}</svg>`;
    const image = new Resvg(svg).render();
    const png = encodePalettePng(image.pixels, 8, 2).toString('base64');
    const again = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"><image width="8" height="2" href="data:image/png;base64,${png}"/></svg>`,
    ).render();
    expect(again.pixels.toString('hex')).toBe(image.pixels.toString('hex'));
  });

  test('refuses pixels that are not as many as the size says', () => {
    expect(() => encodePalettePng(new Uint8Array(4), 2, 1)).toThrow('2 × 1 pixels need 8 bytes, got 4.');
  });

  test('of a card has 1200 × 630 pixels, less than 40 kB, and the same bytes every time', () => {
    const tagged = { ...card, layers: ['Release', 'Zod'] };
    const render = createRenderer();
    render(card);
    const png = render(tagged);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(40_000);
    expect(createRenderer()(tagged).equals(png)).toBe(true);
  });
});

test('what a page says stays off the burger, and has its colours', () => {
  const longest = {
    ...card,
    title: 'Wide words '.repeat(20),
    section: 'MM '.repeat(60),
    text: 'MM '.repeat(200),
  };
  const { x = 0, width = 0 } =
    new Resvg(drawWords(longest).replace(/<rect [^>]*>/, ''), { font: FONT }).getBBox() ?? {};
  expect(x + width).toBeLessThan(WORDS.width);
  const ground = new Resvg(drawGround(card), { font: FONT }).render().pixels;
  const corner = Buffer.from(GROUND.slice(1), 'hex').toString('hex');
  const under = Array.from({ length: WORDS.height }, (_, y) =>
    Buffer.from(ground.subarray(y * 4800, y * 4800 + WORDS.width * 4)).toString('hex'),
  );
  expect(under.every((row) => row === `${corner}ff`.repeat(WORDS.width))).toBe(true);
});

describe('files', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true });
  });

  test('images are kept between builds, and those of cards that are gone are forgotten', async () => {
    const options = { outDir: path.join(folder, 'out'), cacheDir: path.join(folder, 'cache') };
    await writeImages(new Map([['/docs/a', card]]), options);
    const [kept = ''] = fs.readdirSync(options.cacheDir);
    // What stands in the cache is taken as it is.
    fs.writeFileSync(path.join(options.cacheDir, kept), 'kept');
    await writeImages(new Map([['/docs/a', card]]), options);
    expect(fs.readFileSync(path.join(options.outDir, 'og/docs/a.png'), 'utf8')).toBe('kept');
    await writeImages(new Map([['/docs/a', { ...card, title: 'Other' }]]), options);
    expect(fs.readdirSync(options.cacheDir)).toHaveLength(1);
    expect(fs.readdirSync(options.cacheDir)).not.toContain(kept);
  });
});
