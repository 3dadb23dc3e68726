import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { socialImagePath } from '../../../model/routes.ts';
import { site } from '../../../site.ts';
import { createBuildCache } from '../../content/buildCache.ts';
import { type Card, drawCard } from './card.ts';
import { drawable, FONT, fitText } from './fitText.ts';
import { renderCard, writeImages } from './index.ts';

const card: Card = {
  title: 'Configuration',
  section: 'Docs / Core Concepts',
  text: '',
  layers: [],
  data: { ...site, title: 'Example', siteOrigin: 'https://site.example' },
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
  const fit = (text: string) => fitText(text, [80, 40], [1, 2], 600, 700);

  test('short text takes the largest size', () => {
    expect(fit('Zod')).toEqual({ lines: ['Zod'], size: 80 });
  });

  test('longer text wraps in a smaller one', () => {
    expect(fit('Requests from other origins, and preflights')).toEqual({
      lines: ['Requests from other origins,', 'and preflights'],
      size: 40,
    });
  });

  test('text that fits nowhere ends with an ellipsis', () => {
    const { lines, size } = fit('word '.repeat(60).trim());
    expect(size).toBe(40);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^word .*…$/);
  });

  test('a word wider than the line is cut', () => {
    const { lines } = fit('a'.repeat(40));
    expect(lines).toHaveLength(2);
    expect(lines.join('')).toBe('a'.repeat(40));
  });

  test.each([
    ['Café — “quoted” über…', 'Café — “quoted” über…'],
    ['Ünïcode → done', 'Unïcode done'],
    ['Łódź ﬁrst\n  line', 'ódz first line'],
    ['Burger 🍔 日本', 'Burger'],
    ['日本', ''],
  ])('of %j the font draws %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});

describe('card', () => {
  test('shows section, title, name and host', () => {
    expect(textsOf(drawCard(card))).toEqual([
      'Docs / Core Concepts',
      'Configuration',
      'Example',
      'site.example',
    ]);
  });

  test('has a layer for each tag, seven at most', () => {
    const layers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const svg = drawCard({ ...card, layers });
    expect(textsOf(svg).slice(2, 9)).toEqual(layers.slice(0, 7));
    expect(textsOf(svg)).not.toContain('h');
    expect(svg.match(/<rect /g)).toHaveLength(1 + 7);
  });

  test.each(['', '日本'])('has the path in place of the title %j', (title) => {
    expect(textsOf(drawCard({ ...card, title, path: '/docs/x' }))).toContain('/docs/x');
  });

  test('is well-formed whatever the title contains', () => {
    const svg = drawCard({ ...card, title: 'a < b && c > "d"' });
    expect(textsOf(svg).join(' ')).toContain('a &lt; b &amp;&amp; c &gt; &quot;d&quot;');
    expect(new Resvg(svg).width).toBe(1200);
  });
});

test('a card as PNG has 1200 × 630 pixels, less than 100 kB, and the same bytes every time', () => {
  const tagged = { ...card, layers: ['Release', 'Zod'] };
  const png = Buffer.from(renderCard(tagged));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
  expect(png.equals(renderCard(tagged))).toBe(true);
});

test('the text of a page stays off the burger', () => {
  const longest = {
    ...card,
    title: 'Wide words '.repeat(20),
    section: 'MM '.repeat(60),
    text: 'MM '.repeat(200),
  };
  const svg = drawCard(longest);
  const [root = '', words = ''] = /^(<svg[^>]*>).*?((?:<text.*?<\/text>)+)<g /.exec(svg)?.slice(1) ?? [];
  const { x = 0, width = 0 } = new Resvg(`${root}${words}</svg>`, { font: FONT }).getBBox() ?? {};
  const [, layer] = /<rect x="(\d+)"/.exec(svg) ?? [];
  expect(width).toBeGreaterThan(500);
  expect(x + width).toBeLessThan(Number(layer));
});

describe('files', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true });
  });

  test('images are cached between builds, until their cards change', async () => {
    const outDir = path.join(folder, 'out');
    const cacheDir = path.join(folder, 'cache/og/docs/a.png');
    const write = (own: Card) =>
      writeImages(new Map([['/docs/a', own]]), outDir, createBuildCache(path.join(folder, 'cache')));
    await write(card);
    const [cached = ''] = fs.readdirSync(cacheDir);
    // Cached bytes are copied unchanged.
    fs.writeFileSync(path.join(cacheDir, cached), 'kept');
    await write(card);
    expect(fs.readFileSync(path.join(outDir, 'og/docs/a.png'), 'utf8')).toBe('kept');
    await write({ ...card, title: 'Other' });
    expect(fs.readdirSync(cacheDir)).toHaveLength(1);
    expect(fs.readdirSync(cacheDir)).not.toContain(cached);
  });
});
