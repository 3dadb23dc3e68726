import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import type { MeasuredNode, Node } from '@takumi-rs/core';
import { socialImagePath } from '../../../model/routes.ts';
import { site } from '../../../site.ts';
import { createBuildCache } from '../../content/buildCache.ts';
import { type Card, cardNode, createRenderer, renderCard, renderCover } from './card.ts';
import { drawable } from './cardFont.ts';
import { writeImages } from './index.ts';

const card: Card = {
  title: 'Configuration',
  section: 'Docs / Core Concepts',
  text: '',
  layers: [],
  data: { ...site, title: 'Example', siteOrigin: 'https://site.example' },
  path: '/docs/core/configuration',
};

/** Texts of an image, in its order. */
function textsOf(node: Node): string[] {
  if (node.type === 'text') return [node.text];
  return node.type === 'container' ? (node.children ?? []).flatMap(textsOf) : [];
}

/** Lines of text of an image. */
async function linesOf(own: Card): Promise<string[]> {
  const { renderer, css } = await createRenderer();
  const flatten = ({ runs, children }: MeasuredNode): string[] => [
    ...runs.map(({ text }) => text.trim()),
    ...children.flatMap(flatten),
  ];
  const lines = flatten(await renderer.measure(await cardNode(own), { width: 1200, height: 630, css }));
  return lines.filter((text) => text !== '');
}

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
  const titleLines = async (title: string) =>
    (await linesOf({ ...card, section: '', title })).filter((line) => !/example/i.test(line));
  const sizeOf = async (title: string) => {
    const [, words] = JSON.stringify(await cardNode({ ...card, title })).split('"className":"title"');
    return Number(/"fontSize":(\d+)/.exec(words ?? '')?.[1]);
  };

  test('a short title takes the largest size, a longer one a smaller size', async () => {
    expect([await sizeOf('Zod'), await sizeOf('Requests from other origins, and preflights')]).toEqual([
      84, 68,
    ]);
  });

  test('a title that fits in no size is cut after five lines', async () => {
    const long = 'word '.repeat(60).trim();
    expect(await sizeOf(long)).toBe(44);
    expect(await titleLines(long)).toHaveLength(5);
  });

  test('a word wider than the line is cut', async () => {
    const lines = await titleLines('a'.repeat(40));
    expect(lines.length).toBeGreaterThan(1);
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
  test('shows section, title, name and host', async () => {
    const texts = textsOf(await cardNode(card)).filter((text) => text.trim() !== '');
    expect(texts).toEqual(['Docs / Core Concepts', 'Configuration', 'Example', 'site.example']);
  });

  test('has the colours of the mark alone, in the burger, too', async () => {
    const data = { ...card.data, markColours: { ...card.data.markColours, seeds: '#123456' } };
    const drawn = JSON.stringify(await cardNode({ ...card, data }));
    expect(drawn.split('#123456')).toHaveLength(3);
  });

  test('has a layer for each tag, seven at most', async () => {
    const layers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(textsOf(await cardNode({ ...card, layers })).slice(-7)).toEqual(layers.slice(0, 7));
  });

  test.each(['', '日本'])('has the path in place of the title %j', async (title) => {
    expect(textsOf(await cardNode({ ...card, title, path: '/docs/x' }))).toContain('/docs/x');
  });
});

test('a card as PNG has 1200 × 630 pixels, less than 100 kB, and the same bytes every time', async () => {
  const tagged = { ...card, title: 'a < b && c > "d"', layers: ['Release', 'Zod'] };
  const png = await renderCard(tagged);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
  expect(png.equals(await renderCard(tagged))).toBe(true);
});

test('the cover of a book has 1000 × 1500 pixels', async () => {
  const png = await renderCover(card.data, '0.5.0');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 1500]);
});

test('the text of a page stays off the burger', async () => {
  const longest = {
    ...card,
    title: 'Wide words '.repeat(20),
    section: 'MM '.repeat(60),
    text: 'MM '.repeat(200),
  };
  const { renderer, css } = await createRenderer();
  const size = { width: 1200, height: 630 } as const;
  const pixels = await renderer.render(await cardNode(longest), { ...size, css, format: 'raw' });
  const coloursOf = (from: number, to: number) =>
    new Set(
      Array.from({ length: size.height }, (_, y) => y * size.width).flatMap((row) =>
        Array.from({ length: to - from }, (_, x) => pixels.readUInt32BE(4 * (row + from + x))),
      ),
    ).size;
  expect(coloursOf(80, 720)).toBeGreaterThan(3);
  expect(coloursOf(722, 774)).toBe(1);
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
